import { useOrder } from '~/store/hooks/useRules'
import { icons } from './icons'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import type { OrderProps } from '../shared/SystemParts'

/** One list in the order of initiative: the total, how ties were settled, and who acts. */
export function TinyOrder({ onCentre, head }: OrderProps) {
  const lanes = useOrder()
  return (
    <OrderList icons={icons} head={head}>
      {lanes.map(lane => (
        <OrderLane key={lane.name} lane={lane} onCentre={onCentre} />
      ))}
    </OrderList>
  )
}
