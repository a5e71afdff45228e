import { useState, type ReactNode } from 'react'
import { classes } from '../../parts/controls/classes'
import { rowsInSight, RowsInSightContext } from './rowsInSight'
import { IconsContext, type SystemIcons } from './systemIcons'

interface OrderListProps {
  icons: SystemIcons
  className?: string
  children: ReactNode
}

/** The turn order of a system. It scrolls where it is longer than the sidebar; only rows in sight are drawn. */
export function OrderList({ icons, className, children }: OrderListProps) {
  const [inSight] = useState(rowsInSight)
  return (
    <div data-rows className={classes('min-h-0 flex-1 overflow-y-auto', className)}>
      <IconsContext value={icons}>
        <RowsInSightContext value={inSight}>{children}</RowsInSightContext>
      </IconsContext>
    </div>
  )
}
