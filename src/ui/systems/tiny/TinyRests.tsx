import { useOrder } from '~/store/hooks/useRules'
import { asGm } from '~/store/state'
import { TINY } from '~/words/en/systems'
import { Button } from '../../parts/controls/Button'
import { OneSide } from '../shared/OneSide'
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

/** Six hours of sleep for one side, and a new day, between fights. */
export function TinyRests() {
  return (
    <OneSide label={TINY.whoSleeps}>
      {who => (
        <>
          <Button disabled={who.length === 0} onClick={() => asGm('rest', { who })}>
            {TINY.sleep}
          </Button>
          <Button onClick={() => asGm('newDay', {})}>{TINY.newDay}</Button>
        </>
      )}
    </OneSide>
  )
}
