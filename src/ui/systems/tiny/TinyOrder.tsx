import type { Id } from '~/engine'
import { useOrder } from '~/store/hooks/useRules'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import { conditionPath } from './conditionPath'

/** One list in the order of initiative: the total, how ties were settled, and who acts. */
export function TinyOrder({ onCentre }: { onCentre(id: Id): void }) {
  const lanes = useOrder()
  return (
    <OrderList>
      {lanes.map(lane => (
        <OrderLane key={lane.name} lane={lane} conditionPath={conditionPath} onCentre={onCentre} />
      ))}
    </OrderList>
  )
}
