import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import type { Murdham } from './types'

/** On or off, between fights: it takes a stretch. */
export const changeArmour = rule<Murdham, [Id], void>(['MUR-BON-03'], 'changeArmour', function* (w, who) {
  const { armour } = w.edit(who).sheet
  if (!armour) return
  armour.worn = !armour.worn
  const facts = { who, item: armour.name, worn: armour.worn }
  w.emit({ type: 'wears', with: facts, ...share(w.now, [who], facts) })
})
