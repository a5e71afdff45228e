import type { Id } from '~/engine'
import { useOrder } from '~/store/hooks/useRules'
import { icons } from './icons'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'

/** One list in the order of initiative: the total, how ties were settled, and who acts. */
export function TinyOrder({ onCentre }: { onCentre(id: Id): void }) {
  const lanes = useOrder()
  return (
    <OrderList icons={icons}>
      {lanes.map(lane => (
        <OrderLane key={lane.name} lane={lane} onCentre={onCentre} />
      ))}
    </OrderList>
  )
}
