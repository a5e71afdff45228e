import { memo } from 'react'
import type { Id, Lane } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { useOrder } from '~/store/hooks/useRules'
import { classes } from '../../parts/controls/forms'
import { SideBadge } from '../../parts/signs/SideBadge'
import { OrderList } from './OrderList'
import { OrderRows } from './OrderRows'
import type { OrderProps } from './SystemParts'

interface OrderLaneProps {
  lane: Lane
  /** Said at the head of the lane while the go is with it. */
  now?: string
  /** Whoever is ready may be given the go, while it is with the lane. Undefined: nobody ever is. */
  picks?: boolean | undefined
  onCentre(id: Id, gently?: boolean): void
  className?: string
}

/** One lane of the turn order: whose it is, that the go is with it, and its combatants. */
export function OrderLane(props: OrderLaneProps) {
  const { lane, now, picks, onCentre, className } = props
  const { sides } = useFight().snapshot
  return (
    <section aria-label={lane.name} className={className}>
      <Head
        name={lane.name}
        words={lane.words}
        side={lane.side === null ? null : (sides[lane.side]?.badge ?? 0)}
        now={lane.now ? now : undefined}
      />
      <OrderRows rows={lane.rows} picks={picks && lane.now} onCentre={onCentre} />
    </section>
  )
}

const Head = memo(function Head(props: {
  name: string
  words: string | undefined
  /** Number of the side. */
  side: number | null
  now: string | undefined
}) {
  const { name, words, side, now } = props
  return (
    <header className="flex items-center gap-2 px-3 pt-2 pb-1">
      {side !== null && <SideBadge side={side} className="size-3.5 shrink-0" />}
      <h2
        className={classes('display min-w-0 truncate text-[0.9375rem]', now === undefined ? 'text-muted' : 'text-now')}
      >
        {name}
      </h2>
      {words && (
        <p className="text-muted min-w-0 flex-1 truncate text-[0.6875rem] leading-4" title={words}>
          {words}
        </p>
      )}
      {now !== undefined && <span className="text-now ml-auto text-xs font-semibold">{now}</span>}
    </header>
  )
})

/** The whole turn order where nobody is given the go by hand: its lanes, one below the other. */
export function LanesOrder({ onCentre, head }: OrderProps) {
  const lanes = useOrder()
  return (
    <OrderList head={head}>
      {lanes.map(lane => (
        <OrderLane key={lane.name} lane={lane} onCentre={onCentre} />
      ))}
    </OrderList>
  )
}
