import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'

/** Where nothing is yet: what will be here, and the next thing to do. */
export function EmptyNote({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="text-muted grid justify-items-center gap-2 p-6 text-center">
      <Icon name={icon} size={36} />
      <p className="display text-ink text-lg">{title}</p>
      <div className="max-w-72">{children}</div>
    </div>
  )
}
