import { useRef, useState, type ReactNode } from 'react'
import { ORDER } from '~/words/en/systems'
import { useOrder } from '~/store/hooks/useRules'
import { classes } from '../../parts/controls/classes'
import { FindInOrder, NobodyYet } from './OrderFurther'
import { OrderLookContext, useLook } from './orderLook'
import { rowsInSight, RowsInSightContext } from './rowsInSight'

interface OrderListProps {
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
export function OrderList({ head, className, children }: OrderListProps) {
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
          <strong className="text-ink">{rows.size}</strong> {ORDER.inFight}
          {able < rows.size && (
            <>
              {' '}
              · <strong className="text-ink">{able}</strong> {ORDER.able}
            </>
          )}
        </p>
        {rows.size > MANY && <FindInOrder find={find} onFind={setFind} />}
        {head}
      </header>
      <div ref={list} data-rows className={classes('min-h-0 flex-1 overflow-y-auto', className)}>
        {rows.size === 0 && <NobodyYet />}
        <OrderLookContext value={look}>
          <RowsInSightContext value={inSight}>{children}</RowsInSightContext>
        </OrderLookContext>
      </div>
    </>
  )
}
