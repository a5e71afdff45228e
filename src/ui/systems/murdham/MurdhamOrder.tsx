import type { Snapshot } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt, useOrder } from '~/store/hooks/useRules'
import { icons } from './icons'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import type { OrderProps } from '../shared/SystemParts'

/** The factions in their fixed order: who is fresh, who has passed, whose go it is, and who holds the initiative. */
export function MurdhamOrder({ onCentre, head }: OrderProps) {
  const { snapshot } = useFight<Murdham>()
  const lanes = useOrder()
  const isPicking = usePrompt().of === null
  return (
    <OrderList icons={icons} head={head}>
      {snapshot.phase === 'combat' && <Round snapshot={snapshot} />}
      {lanes.map(lane => (
        <OrderLane
          key={lane.name}
          lane={lane}
          now={isPicking ? 'picks' : 'acts'}

          onCentre={onCentre}
        />
      ))}
    </OrderList>
  )
}

const PHASES = {
  bonus: 'Ambush: a bonus turn for the hidden',
  fast: 'Fast phase',
  slow: 'Slow phase: everybody who has not acted',
  single: null,
} as const

/** The phase with the die that parts the fast from the slow, and how near the round is to its end. */
function Round({ snapshot: { turn } }: { snapshot: Snapshot<Murdham> }) {
  // Before anybody is known to lie in ambush no phase has begun.
  if (!turn || (turn.phase === 'bonus' && turn.ambushers.length === 0)) return null
  const words = PHASES[turn.phase]
  return (
    <div className="border-line flex items-center gap-2 border-b px-2 py-1 text-xs">
      {turn.fat !== null && (
        <span
          className="border-line bg-table rounded border px-1.5 text-base leading-6 font-bold tabular-nums"
          title="The threshold: WIT this high or higher is fast"
        >
          <span className="sr-only">Threshold </span>
          {turn.fat}
        </span>
      )}
      <p className="min-w-0 flex-1">
        {words && (
          <strong className="text-now font-semibold">
            {turn.phase === 'fast' ? `${words}: WIT ${turn.fat} or higher` : words}
          </strong>
        )}
        <span className="text-muted block">
          {turn.passes === 0 ? 'Nobody has passed' : `Passed in a row: ${turn.passes} of ${turn.factions.length}`}
        </span>
      </p>
    </div>
  )
}
