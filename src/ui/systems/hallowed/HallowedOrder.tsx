import type { Id } from '~/engine'
import { useOrder } from '~/store/hooks/useRules'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import { conditionPath } from './conditionPath'
import { CountPlace } from './CountPlace'

/** The round as a track of counts from lowest to highest, ties in a bracket; before the counts, the sides as they declare. */
export function HallowedOrder({ onCentre }: { onCentre(id: Id): void }) {
  const lanes = useOrder()
  return (
    <OrderList>
      {lanes.map((lane, i) =>
        lane.count === undefined ? (
          <OrderLane
            key={`${lane.name} ${i}`}
            lane={lane}
            now="declare"
            conditionPath={conditionPath}
            onCentre={onCentre}
            className="border-line border-b"
          />
        ) : (
          <CountPlace key={`${lane.name} ${i}`} lane={lane} count={lane.count} onCentre={onCentre} />
        ),
      )}
    </OrderList>
  )
}
