import { useEffect, useRef } from 'react'
import { HALLOWED } from '~/words/en/systems'
import type { Id, Lane } from '~/engine'
import { classes } from '../../parts/controls/classes'
import { OrderRows } from '../shared/OrderRows'

interface CountPlaceProps {
  lane: Lane
  count: number
  onCentre(id: Id, gently?: boolean): void
}

/** One count: its number, and who acts on it; those of one moment stand in one bracket. */
export function CountPlace({ lane, count, onCentre }: CountPlaceProps) {
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
