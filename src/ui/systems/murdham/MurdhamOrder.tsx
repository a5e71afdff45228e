import type { Snapshot } from '~/engine'
import type { Murdham } from '~/rulesets/murdham/state/types'
import { useFight } from '~/store/hooks/useFight'
import { useOrder, usePrompt } from '~/store/hooks/useRules'
import { asGm } from '~/store/state'
import { ORDER, SHARED } from '~/words/en/systems'
import { MURDHAM } from '~/words/en/murdham'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import type { OrderProps } from '../shared/SystemParts'

/** The end of the stretch for all, a full rest and a long chase for one side, between fights. */
export function MurdhamRests() {
  return (
    <OneSide label={SHARED.whoRests}>
      {who => (
        <>
          <Button onClick={() => asGm('stretch')}>{MURDHAM.rests.stretch}</Button>
          <Button disabled={who.length === 0} onClick={() => asGm('rest', { who })}>
            {MURDHAM.rests.rest}
          </Button>
          <Button disabled={who.length === 0} onClick={() => asGm('chase', { who })}>
            {MURDHAM.rests.chase}
          </Button>
        </>
      )}
    </OneSide>
  )
}

/** The factions in their fixed order: who is fresh, who has passed, whose go it is, and who holds the initiative. */
export function MurdhamOrder({ onCentre, head }: OrderProps) {
  const { snapshot } = useFight<Murdham>()
  const lanes = useOrder()
  const isPicking = usePrompt().of === null
  return (
    <OrderList head={head}>
      {snapshot.phase === 'combat' && <Round snapshot={snapshot} />}
      {lanes.map(lane => (
        <OrderLane
          key={lane.name}
          lane={lane}
          now={isPicking ? ORDER.picks : ORDER.acts}

          onCentre={onCentre}
        />
      ))}
    </OrderList>
  )
}

/** The phase with the die that parts the fast from the slow, and how near the round is to its end. */
function Round({ snapshot: { turn } }: { snapshot: Snapshot<Murdham> }) {
  // Before anybody is known to lie in ambush no phase has begun.
  if (!turn || (turn.phase === 'bonus' && turn.ambushers.length === 0)) return null
  const { bonus, fast, slow } = MURDHAM.phases
  const words = { bonus, fast: fast(turn.fat), slow, single: null }[turn.phase]
  return (
    <div className="border-line flex items-center gap-2 border-b px-2 py-1 text-xs">
      {turn.fat !== null && (
        <span
          className="border-line bg-table rounded border px-1.5 text-base leading-6 font-bold tabular-nums"
          title={MURDHAM.phases.thresholdHow}
        >
          <span className="sr-only">{MURDHAM.phases.threshold} </span>
          {turn.fat}
        </span>
      )}
      <p className="min-w-0 flex-1">
        {words && <strong className="text-now font-semibold">{words}</strong>}
        <span className="text-muted block">
          {turn.passes === 0 ? MURDHAM.phases.nonePassed : MURDHAM.phases.passed(turn.passes, turn.factions.length)}
        </span>
      </p>
    </div>
  )
}
