import type { Asked, Json } from '~/engine/types'
import type { Snapshot } from './types'

/** The answer a combatant's standing orders give to a question; undefined: ask. */
export function standing(s: Snapshot, ask: Asked): Json | undefined {
  const { orders } = s.combatants[ask.of]?.sheet ?? {}
  if (!orders) return undefined
  switch (ask.key) {
    case 'reposte':
      if (orders.reposte === 'ask') return undefined
      return orders.reposte === 'never' ? 'no' : ask.default
    case 'cast.mana':
      return orders.payment === 'mana' ? ask.default : undefined
    case 'before':
    case 'after':
      // Whoever has declared a weapon that is not in hand is asked all the same: it would be lost.
      return orders.movement === 'stay' && ask.facts?.draw === undefined ? 'on' : undefined
    default:
      return undefined
  }
}
