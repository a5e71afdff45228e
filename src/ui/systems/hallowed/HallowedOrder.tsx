import { HALLOWED } from '~/words/en/systems'
import { useOrder } from '~/store/hooks/useRules'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import type { OrderProps } from '../shared/SystemParts'
import { CountPlace } from './CountPlace'

/** The round as a track of counts from lowest to highest, ties in a bracket; before the counts, the sides as they declare. */
export function HallowedOrder({ onCentre, head }: OrderProps) {
  const lanes = useOrder()
  return (
    <OrderList head={head}>
      {lanes.map((lane, i) =>
        lane.count === undefined ? (
          <OrderLane
            key={`${lane.name} ${i}`}
            lane={lane}
            now={HALLOWED.count.declare}

            onCentre={onCentre}
          />
        ) : (
          <CountPlace key={`${lane.name} ${i}`} lane={lane} count={lane.count} onCentre={onCentre} />
        ),
      )}
    </OrderList>
  )
}
