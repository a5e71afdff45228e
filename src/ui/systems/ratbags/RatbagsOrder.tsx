import { RATBAGS } from '~/words/en/systems'
import { useOrder } from '~/store/hooks/useRules'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import type { OrderProps } from '../shared/SystemParts'

/** The phases of the round from top to bottom: who saved acts before, the opponents, who failed after; declarations beside each. */
export function RatbagsOrder({ onCentre, head }: OrderProps) {
  const lanes = useOrder()
  return (
    <OrderList head={head}>
      {lanes.map(lane => (
        <OrderLane
          key={lane.name}
          lane={lane}
          now={RATBAGS.now}

          onCentre={onCentre}
        />
      ))}
    </OrderList>
  )
}
