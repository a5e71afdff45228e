import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { Murdham } from '../state/types'

/** On or off, between fights: it takes a stretch. */
export const changeArmour = rule<Murdham, [Id], void>(['MUR-BON-03'], 'changeArmour', function* (w, who) {
  const { armour } = w.edit(who).sheet
  if (!armour) return
  armour.worn = !armour.worn
  say(w, 'wears', { who }, { item: armour.name, worn: armour.worn })
})
