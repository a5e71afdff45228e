import { useState, type ReactNode } from 'react'
import { classes } from '../../parts/controls/classes'
import { rowsInSight, RowsInSightContext } from './rowsInSight'

/** The turn order of a system. It scrolls where it is longer than the sidebar; only rows in sight are drawn. */
export function OrderList({ className, children }: { className?: string; children: ReactNode }) {
  const [inSight] = useState(rowsInSight)
  return (
    <div data-rows className={classes('min-h-0 flex-1 overflow-y-auto', className)}>
      <RowsInSightContext value={inSight}>{children}</RowsInSightContext>
    </div>
  )
}
