import { useOrder } from '~/store/hooks/useRules'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import type { OrderProps } from '../shared/SystemParts'

/** One list in the order of initiative: the total, how ties were settled, and who acts. */
export function TinyOrder({ onCentre, head }: OrderProps) {
  const lanes = useOrder()
  return (
    <OrderList head={head}>
      {lanes.map(lane => (
        <OrderLane key={lane.name} lane={lane} onCentre={onCentre} />
      ))}
    </OrderList>
  )
}
