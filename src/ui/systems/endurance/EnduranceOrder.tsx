import { ORDER } from '~/words/en/systems'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt, useOrder } from '~/store/hooks/useRules'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import type { OrderProps } from '../shared/SystemParts'

/** The teams one below the other: who is spent, who is ready, and whose pick it is. */
export function EnduranceOrder({ onCentre, head }: OrderProps) {
  const { snapshot } = useFight<Endurance>()
  const lanes = useOrder()
  const isFighting = snapshot.phase === 'combat'
  const isPicking = usePrompt().of === null
  const surprise = isFighting && snapshot.turn?.round === 0
  return (
    <OrderList head={head}>
      {surprise && <p className="text-now border-line border-b px-2 py-1 text-xs font-semibold">{ORDER.surprise}</p>}
      <>
        {lanes.map(lane => (
          <OrderLane
            key={lane.name}
            lane={lane}
            now={isPicking ? ORDER.picks : ORDER.acts}
            picks={isFighting ? isPicking : undefined}

            onCentre={onCentre}
          />
        ))}
      </>
    </OrderList>
  )
}
