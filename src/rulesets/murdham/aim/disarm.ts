import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { choose } from '../state/questions'
import type { Combatant, Murdham } from '../state/types'

const see = 'asked' as const

/** Which weapon a disarm is to wrest away: said when it is declared [MUR-NL-04]. */
export const chooseDrop = rule<Murdham, [Id, Id], string>(['MUR-NL-04'], 'chooseDrop', function* (w, by, target) {
  const held = () => heldWeapons(w.of(target))
  const named = yield* choose(by, 'disarm.weapon', held, { see, facts: { target }, default: held()[0]! })
  if (w.of(target).sheet.shields.some(({ id }) => id === named)) w.enter('MUR-NL-15')
  return named
})

/** What somebody could be made to drop: a weapon in hand, or a shield, which is one too [MUR-NL-15]. */
export function heldWeapons({ sheet: { weapons, shields } }: Combatant): readonly string[] {
  const held = [...weapons.filter(({ natural }) => !natural), ...shields]
  return held.flatMap(one => (one.held === 'stowed' || one.destroyed ? [] : [one.id]))
}
