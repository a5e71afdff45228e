import { useRef, useState, type ReactNode } from 'react'
import { useOrder } from '~/store/hooks/useRules'
import { classes } from '../../parts/controls/classes'
import { Icon } from '../../parts/signs/Icon'
import { OrderLookContext, useLook } from './orderLook'
import { rowsInSight, RowsInSightContext } from './rowsInSight'
import { IconsContext, type SystemIcons } from './systemIcons'

interface OrderListProps {
  icons: SystemIcons
  /** What else is set for the order, at its head. */
  head: ReactNode
  className?: string
  children: ReactNode
}

/** From so many on somebody is looked for by typing. */
const MANY = 12

/**
 * The turn order of a system, with how many fight in it. It scrolls where it is longer than the sidebar; only rows in sight
 * are drawn.
 */
export function OrderList({ icons, head, className, children }: OrderListProps) {
  const lanes = useOrder()
  const [inSight] = useState(rowsInSight)
  const [find, setFind] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const look = useLook(list, lanes, find)
  const rows = new Map(lanes.flatMap(lane => lane.rows.map(({ who, state }) => [who, state] as const)))
  const able = [...rows.values()].filter(state => state !== 'out').length
  return (
    <>
      <header className="border-line flex min-h-9 items-center gap-2 border-b pr-1 pl-3 text-xs">
        <p className="text-muted min-w-0 flex-1 truncate">
          <strong className="text-ink">{rows.size}</strong> in the fight
          {able < rows.size && (
            <>
              {' '}
              · <strong className="text-ink">{able}</strong> able
            </>
          )}
        </p>
        {rows.size > MANY && (
          <label className="border-line focus-within:border-muted flex min-h-7 pointer-coarse:min-h-11 items-center gap-1 rounded-full border pl-2">
            <Icon name="search" size={12} className="text-muted" />
            <input
              type="search"
              aria-label="Find in the turn order"
              placeholder="find"
              value={find}
              onChange={event => setFind(event.target.value)}
              className="w-16 bg-transparent pr-2 outline-none"
            />
          </label>
        )}
        {head}
      </header>
      <div ref={list} data-rows className={classes('min-h-0 flex-1 overflow-y-auto', className)}>
        {rows.size === 0 && (
          <p className="text-muted px-3 pt-3">
            Nobody is in the fight yet: whoever is added stands here, side by side.
          </p>
        )}
        <IconsContext value={icons}>
          <OrderLookContext value={look}>
            <RowsInSightContext value={inSight}>{children}</RowsInSightContext>
          </OrderLookContext>
        </IconsContext>
      </div>
    </>
  )
}
