import type { Combatant, Id, Lane, RulesetTypes } from '~/engine'
import { useFight } from '~/store/derived'
import { classes } from '../../parts/classes'
import { SideBadge } from '../../parts/SideBadge'
import { OrderRow, type OrderRowMore } from './OrderRow'

interface OrderLaneProps<R extends RulesetTypes> {
  lane: Lane
  /** Said at the head of the lane while the go is with it. */
  now?: string
  /** What the system shows of a combatant besides pools, words and badges. */
  more?(combatant: Combatant<R>, row: Lane['rows'][number]): OrderRowMore
  conditionPath(code: string): string
  onCentre(id: Id): void
  className?: string
}

/** One lane of the turn order: whose it is, that the go is with it, and its combatants. */
export function OrderLane<R extends RulesetTypes>(props: OrderLaneProps<R>) {
  const { lane, now, more, conditionPath, onCentre, className } = props
  const { ruleset, snapshot } = useFight<R>()
  const isNow = lane.now && now !== undefined
  return (
    <section aria-label={lane.name} className={className}>
      <header
        className={classes(
          'flex items-center gap-1.5 border-t-3 px-2 py-1',
          isNow ? 'border-now' : 'border-transparent',
        )}
      >
        {lane.side !== null && <SideBadge side={snapshot.sides[lane.side]?.badge ?? 0} />}
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-xs font-semibold">{lane.name}</h2>
          {lane.words && <p className="text-muted text-[0.6875rem] leading-4">{lane.words}</p>}
        </div>
        {isNow && <span className="text-now text-xs font-semibold">{now}</span>}
      </header>
      <ol>
        {lane.rows.map(row => {
          const combatant = snapshot.combatants[row.who]
          if (!combatant) return null
          return (
            <OrderRow
              key={row.who}
              combatant={combatant}
              state={row.state}
              words={row.words}
              {...more?.(combatant, row)}
              side={snapshot.sides[combatant.side]?.badge ?? 0}
              badges={ruleset.badges(combatant, snapshot)}
              pools={ruleset.pools(combatant)}
              conditionPath={conditionPath}
              onCentre={onCentre}
            />
          )
        })}
      </ol>
    </section>
  )
}
