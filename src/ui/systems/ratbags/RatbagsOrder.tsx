import type { Id } from '~/engine'
import { useOrder } from '~/store/hooks/useRules'
import { icons } from './icons'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'

/** The phases of the round from top to bottom: who saved acts before, the opponents, who failed after; declarations beside each. */
export function RatbagsOrder({ onCentre }: { onCentre(id: Id): void }) {
  const lanes = useOrder()
  return (
    <OrderList icons={icons}>
      {lanes.map(lane => (
        <OrderLane
          key={lane.name}
          lane={lane}
          now="now"

          onCentre={onCentre}
          className="border-line border-b"
        />
      ))}
    </OrderList>
  )
}
