import { useEffect, useRef } from 'react'
import type { Id, Lane } from '~/engine'
import { useOrder } from '~/store/hooks/useRules'
import { HALLOWED } from '~/words/en/hallowed'
import { classes } from '../../parts/controls/forms'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import { OrderRows } from '../shared/OrderRows'
import type { OrderProps } from '../shared/SystemParts'

interface CountPlaceProps {
  lane: Lane
  count: number
  onCentre(id: Id, gently?: boolean): void
}

/** One count: its number, and who acts on it; those of one moment stand in one bracket. */
function CountPlace({ lane, count, onCentre }: CountPlaceProps) {
  const isPast = lane.rows.every(({ state }) => state === 'spent' || state === 'out')
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // A long round is longer than the sidebar.
    if (lane.now) place.current?.scrollIntoView({ block: 'nearest' })
  }, [lane.now])
  const together = lane.rows.length > 1
  return (
    <section
      ref={place}
      aria-label={lane.name}
      aria-current={lane.now || undefined}
      className="border-line flex border-b"
    >
      <h2
        className={classes(
          'grid w-9 shrink-0 place-content-center justify-items-center text-lg font-bold tabular-nums',
          lane.now ? 'bg-now text-on-now' : isPast ? 'text-muted opacity-70' : 'text-ink',
        )}
      >
        <span aria-hidden="true">{count < 0 ? `−${-count}` : count}</span>
        <span className="sr-only">{lane.now ? HALLOWED.count.now(lane.name) : lane.name}</span>
      </h2>
      <div
        className={classes(
          'min-w-0 flex-1',
          together && 'my-0.5 mr-1 rounded-lg border-2 border-l-4',
          together && (lane.now ? 'border-now' : 'border-muted'),
        )}
      >
        {together && (
          <p className={classes('px-1.5 text-[0.6875rem] leading-4', lane.now ? 'text-now' : 'text-muted')}>
            {HALLOWED.count.together}
          </p>
        )}
        <OrderRows
          rows={lane.rows}

          onCentre={onCentre}
          className="[&>li:first-child]:border-t-0"
        />
      </div>
    </section>
  )
}

/** The round as a track of counts from lowest to highest, ties in a bracket; before the counts, the sides as they declare. */
export function HallowedOrder({ onCentre, head }: OrderProps) {
  const lanes = useOrder()
  return (
    <OrderList head={head}>
      {lanes.map((lane, i) =>
        lane.count === undefined ? (
          <OrderLane
            key={`${lane.name} ${i}`}
            lane={lane}
            now={HALLOWED.count.declare}

            onCentre={onCentre}
          />
        ) : (
          <CountPlace key={`${lane.name} ${i}`} lane={lane} count={lane.count} onCentre={onCentre} />
        ),
      )}
    </OrderList>
  )
}
