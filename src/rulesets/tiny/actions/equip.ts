import { say } from '../state/events'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Option } from '~/engine/questions'
import type { Reason } from '~/engine/command'
import { option } from '~/engine/options'
import { isPresent } from '../conditions/able'
import { weaponInHand } from '../sheet/proficiency'
import type { Sheet } from '../state/sheet'
import type { Combatant, Snapshot, Tiny } from '../state/types'
import { ARMOURS, type Armour } from '../state/vocabulary'
import { choose } from '../state/questions'

/** What else could be in hand. */
function otherThings({ weapons, wielded }: Sheet): string[] {
  return ['unarmed', ...weapons.map(weapon => weapon.id)].filter(id => id !== wielded)
}

/** Why there is nothing to change. */
export function whyNotWield({ id, sheet }: Combatant): Reason | undefined {
  return otherThings(sheet).length > 0 ? undefined : reason('TINY-TURN-07', 'nothingElse', { who: id })
}

/** Another weapon, or none, at no cost; the turn goes on. */
export const wield = rule<Tiny, [Id], void>(['TINY-TURN-07'], 'wield', function* (w, who) {
  const others = () => otherThings(w.of(who).sheet)
  if (others().length === 0) return
  const chosen = yield* choose(who, 'wield.what', () => [...others().slice(1), ...others().slice(0, 1)], {
    see: 'asked',
  })
  w.edit(who).sheet.wielded = chosen
  const facts = { who, weapon: weaponInHand(w.of(who).sheet)?.name ?? '' }
  say(w, 'wields', { who }, facts)
})

/** Why armour stays as it is: not during a fight, nor on whoever does not get up any more. */
export function whyNotChangeArmour(s: Snapshot, c: Combatant): Reason | undefined {
  if (s.phase === 'combat') return reason('TINY-ARM-14', 'inCombat')
  return isPresent(c) ? undefined : reason('TINY-TURN-06', 'unable', { who: c.id })
}

/** Light and medium armour are for everybody; heavy armour needs training and strength. */
function suits({ traits }: Sheet): Option<Armour>[] {
  const no = (armour: Armour): Reason | undefined => {
    if (armour !== 'heavy') return undefined
    if (!traits.armorTraining) return reason('TINY-ARM-06', 'noArmourTraining')
    return traits.strong ? undefined : reason('TINY-ARM-07', 'notStrong')
  }
  return ARMOURS.map(value => {
    const whyNot = no(value)
    return option(value, whyNot)
  })
}

/** Put on or take off armour between fights. */
export const changeArmour = rule<Tiny, [Id], void>(['TINY-ARM-12'], 'changeArmour', function* (w, who) {
  const { armour: worn } = w.of(who).sheet
  const armour = yield* choose(who, 'armour.which', () => suits(w.of(who).sheet), { see: 'asked', default: worn })
  const { armorTraining, strong } = w.of(who).sheet.traits
  // Not even the GM's word makes it wearable; the traits do.
  if (armour === 'heavy' && !(armorTraining && strong)) return
  if (armour === 'light') w.enter('TINY-ARM-01')
  w.edit(who).sheet.armour = armour
  say(w, 'wears', { who }, { armour })
})
