import type { ReactNode } from 'react'

/** One line with what can be done about it. */
export function Banner({ words, loud, children }: { words: string; loud?: boolean; children: ReactNode }) {
  return (
    <div
      role={loud ? 'alert' : 'status'}
      className={`border-line flex items-center gap-3 border-b px-3 py-1.5 ${loud ? 'bg-danger text-on-danger' : 'bg-raised'}`}
    >
      <p className="min-w-0 flex-1">{words}</p>
      {children}
    </div>
  )
}
