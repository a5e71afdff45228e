import type { Id } from '~/engine'
import type { Ratbags } from '~/rulesets/ratbags/types'
import { useOrder, useSnapshot } from '~/store/derived'
import { OrderLane } from '../shared/OrderLane'
import { OrderList } from '../shared/OrderList'
import { conditionPath } from './conditionPath'

/** The phases of the round from top to bottom: who saved acts before, the opponents, who failed after; declarations beside each. */
export function RatbagsOrder({ onCentre }: { onCentre(id: Id): void }) {
  const snapshot = useSnapshot<Ratbags>()
  const lanes = useOrder()
  const intents = new Map(snapshot.turn?.intents.map(({ who, words, target }) => [who, { words, target }]))
  const intentOf = (who: Id): string => {
    const intent = intents.get(who)
    const target = intent?.target ? (snapshot.combatants[intent.target]?.name ?? '') : ''
    return intent ? `likely: ${intent.words} ${target}`.trim() : ''
  }
  return (
    <OrderList>
      {lanes.map(lane => (
        <OrderLane
          key={lane.name}
          lane={lane}
          now="now"
          more={({ id }, { state }) => ({ note: state === 'out' ? '' : intentOf(id) })}
          conditionPath={conditionPath}
          onCentre={onCentre}
          className="border-line border-b"
        />
      ))}
    </OrderList>
  )
}
