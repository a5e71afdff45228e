import type { Asked } from '~/engine/questions'
import type { Json } from '~/engine/snapshot'
import type { Snapshot } from '../state/types'

/** The answer a combatant's standing orders give to a question; undefined: ask. */
export function standingOrder(s: Snapshot, ask: Asked): Json | undefined {
  const c = s.combatants[ask.of]
  if (!c || ask.kind !== 'choice') return undefined
  const { orders } = c.sheet
  switch (ask.key) {
    case 'attack.weapon':
    case 'act.when':
      // Most actions come before the attacks; whoever wants it otherwise is asked.
      return orders.attacks === 'best' ? ask.default : undefined
    case 'attack.enhanced':
      return orders.enhanced === 'take' ? 'take' : undefined
    case 'sunder.item':
      return sunder(orders.sunder, ask)
    default:
      return undefined
  }
}

function sunder(order: 'ask' | 'never' | 'critical', ask: Extract<Asked, { kind: 'choice' }>): Json | undefined {
  if (order === 'ask') return undefined
  const item = ask.options.find(({ value, whyNot }) => value !== 'no' && !whyNot)?.value
  return order === 'critical' && ask.facts?.wounds === true && item !== undefined ? item : 'no'
}
