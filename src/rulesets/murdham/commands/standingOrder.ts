import type { Asked } from '~/engine/questions'
import type { Id, Json } from '~/engine/snapshot'
import type { Snapshot } from '../state/types'

/** The answer a combatant's standing orders give to a question; undefined: ask. */
export function standingOrder(s: Snapshot, ask: Asked): Json | undefined {
  if (ask.kind !== 'choice') return undefined
  const open = ask.options.filter(({ whyNot }) => !whyNot).map(({ value }) => value)
  if (ask.key === 'guard.stranger') {
    const strangers = open.filter(id => id !== 'none')
    return strangers.every(id => s.combatants[id as Id]?.sheet.orders.guard === 'never') ? 'none' : undefined
  }
  const c = s.combatants[ask.of]
  // An attack that is made otherwise than by the orders.
  if (!c || ask.facts?.asks) return undefined
  const { orders } = c.sheet
  switch (ask.key) {
    case 'attack.weapon':
    case 'attack.how':
    case 'stunt.offer':
    case 'counter.with':
    case 'counter.how':
    case 'opportunity.with':
    case 'blast.weapon':
    case 'disarm.weapon':
    case 'gear.shield':
      return orders.attacks === 'best' ? ask.default : undefined
    case 'attack.react':
      if (orders.react === 'ask') return undefined
      return open.includes(orders.react) ? orders.react : 'none'
    case 'attack.guard':
      return orders.guard === 'ask' ? undefined : orders.guard === 'always' ? 'guard' : 'none'
    case 'opportunity.react':
      return orders.opportunity === 'ask' ? undefined : orders.opportunity === 'always' ? 'attack' : 'none'
    case 'omen.save':
      return orders.omens === 'ask' ? undefined : 'keep'
    case 'omen.damage':
      if (orders.omens === 'ask') return undefined
      return orders.omens === 'deadly' && ask.facts?.deadly === true ? 'spend' : 'keep'
    case 'omen.death':
      return orders.omens === 'ask' ? undefined : orders.omens === 'deadly' ? 'spend' : 'die'
    default:
      return undefined
  }
}
