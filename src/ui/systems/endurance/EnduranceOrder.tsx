import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt, useOrder } from '~/store/hooks/useRules'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { icons } from './icons'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'

/** The teams side by side: who is spent, who is ready, and whose pick it is. Three teams and more wrap. */
export function EnduranceOrder({ onCentre }: { onCentre(id: Id): void }) {
  const { snapshot } = useFight<Endurance>()
  const lanes = useOrder()
  const isFighting = snapshot.phase === 'combat'
  const isPicking = usePrompt().of === null
  const surprise = isFighting && snapshot.turn?.round === 0
  return (
    <OrderList icons={icons} className="flex flex-col">
      {surprise && (
        <p className="text-now border-line border-b px-2 py-1 text-xs font-semibold">
          Surprise round: only those who are not surprised act.
        </p>
      )}
      <div className="grid flex-1 auto-rows-min grid-cols-2 content-start">
        {lanes.map(lane => (
          <OrderLane
            key={lane.name}
            lane={lane}
            now={isPicking ? 'picks' : 'acts'}
            picks={isFighting ? isPicking : undefined}

            onCentre={onCentre}
            className="border-line min-w-0 border-b odd:border-r"
          />
        ))}
      </div>
    </OrderList>
  )
}
