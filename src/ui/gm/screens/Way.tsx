import type { ReactNode } from 'react'
import { SCREENS } from '~/words/en/screens'

/** One way to the players' screens: what it needs, and what there is to do. */
export function ScreenOption({
  title,
  needs,
  isOpen,
  children,
}: {
  title: string
  needs: ReactNode
  /** Screens are shown the table in this way now. */
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-label={title}
      className="border-line flex flex-col gap-2 rounded border p-2.5"
      data-open={isOpen || undefined}
    >
      <h3 className="flex items-baseline gap-2 font-semibold">
        <span className="flex-1">{title}</span>
        {isOpen && <span className="text-good text-xs font-normal">{SCREENS.open}</span>}
      </h3>
      <p className="text-muted text-xs">{needs}</p>
      {children}
    </section>
  )
}
