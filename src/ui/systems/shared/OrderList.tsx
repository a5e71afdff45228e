import { type ReactNode, useRef, useState } from 'react'
import type { Id } from '~/engine'
import { useOrder } from '~/store/hooks/useRules'
import type { FightView } from '~/store/session/fightView'
import { useTableSelector } from '~/store/state'
import { ORDER, SHARED } from '~/words/en/systems'
import { classes } from '../../parts/controls/forms'
import { Icon } from '../../parts/signs/Icon'
import { OrderLookContext, useLook } from './orderLook'
import { OrderRows } from './OrderRows'
import { rowsInSight, RowsInSightContext } from './rowsInSight'

interface FindInOrderProps {
  /** What was typed. */
  find: string
  onFind(find: string): void
}

/** Where somebody is looked for by typing. */
function FindInOrder({ find, onFind }: FindInOrderProps) {
  return (
    <label className="border-line focus-within:border-muted flex min-h-7 pointer-coarse:min-h-11 items-center gap-1 rounded-full border pl-2">
      <Icon name="search" size={12} className="text-muted" />
      <input
        type="search"
        aria-label={SHARED.search}
        placeholder={SHARED.find}
        value={find}
        onChange={event => onFind(event.target.value)}
        className="w-16 bg-transparent pr-2 outline-none"
      />
    </label>
  )
}

function NobodyYet() {
  return <p className="text-muted px-3 pt-3">{SHARED.nobody}</p>
}

/** Those who are gone from the fight, below the order: they have no turn, and can be called back from here. */
function Gone() {
  const gone = useTableSelector(({ fight }) => goneOf(fight))
  if (gone.length === 0) return null
  return (
    <section aria-label={ORDER.gone} className="border-line mt-2 border-t pt-1">
      <h3 className="text-muted px-3 text-xs">{ORDER.gone}</h3>
      <OrderRows rows={gone.map(who => ({ who, state: 'out', words: '' }))} onCentre={nowhere} />
    </section>
  )
}

const goneOf = (fight: FightView | null): readonly Id[] =>
  Object.values(fight?.snapshot.combatants ?? {}).flatMap(({ id, gone }) => (gone ? [id] : []))

/** They stand on no square. */
const nowhere = () => {}

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
          <RowsInSightContext value={inSight}>
            {children}
            <Gone />
          </RowsInSightContext>
        </OrderLookContext>
      </div>
    </>
  )
}
