import type { Part } from '~/engine/events'
import { option } from '~/engine/questions'
import { part, reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { goProne, isAble, sick, takeCover } from '../conditions'
import { test } from '../dice/testRoll'
import { moveUpTo } from '../movement'
import { hasCover, rectOf } from '../space'
import { say, sayToGm } from '../state/events'
import { chooseSome } from '../state/questions'
import type { Combatant, Endurance } from '../state/types'
import { DAMAGE_GROUPS, type DamageType } from '../state/vocabulary'
import { payReaction } from './reaction'

/** A passive defence with Guard's +1 and what sickness takes off [END-DICE-10, END-ACT-08]. Compared without any roll. */
export function passive(c: Combatant, defence: 'constitution' | 'evasion' | 'willpower'): Part[] {
  return [part(c.sheet[defence], defence, 'END-DICE-10'), ...guardBonus(c), ...sick(c)]
}

/** What lowers damage of this type, besides parries and size [END-DMG-04]. */
export function deflection(c: Combatant, type: DamageType): Part[] {
  const group = DAMAGE_GROUPS[type]
  if (group === 'typeless') return []
  const field = group === 'physical' ? 'deflectionPhysical' : 'deflectionElemental'
  return [part(c.sheet[field], field, 'END-DMG-04'), ...guardBonus(c), ...sick(c)]
}

/** Guard's +1 on defences and defence tests. */
export function guardBonus(c: Combatant): Part[] {
  return c.sheet.status.guarding ? [part(1, 'guard', 'END-ACT-08')] : []
}

/** What a dodge gave. */
export interface Dodged {
  total: number
  because: readonly Part[]
}

/** What a dodge is rolled with. */
export const DODGE = { attribute: 'dexterity', skill: 'agility', proficiency: 'dodge' } as const

/**
 * Dodge: dexterity, agility and dodge, rolled after the attacker's dice; stands in for evasion when higher. `needed`: the least with
 * which the attack misses.
 */
export const dodge = rule<Endurance, [Id, number, boolean, 'all' | 'asked'], Dodged>(
  ['END-REACT-04', 'END-DEF-07', 'END-DICE-09'],
  'dodge',
  function* (w, who, needed, free, see) {
    payReaction(w, who, 'stamina', free)
    const { total, because } = yield* test(w, who, 'dodge', {
      more: guardBonus(w.of(who)),
      needs: () => part(needed, 'escape', 'END-DEF-07'),
      see,
      ...DODGE,
    })
    const exact = see === 'all' && w.now.sides[w.of(who).side]?.show === 'exact'
    if (exact) say(w, 'dodged', { who }, { total }, {}, because)
    else sayToGm(w, 'dodged', { who, total }, because)
    return { total, because }
  },
)

/** After a dodge, whatever came of it: shift up to 1 m, take cover, drop prone, for nothing. */
export const afterDodge = rule<Endurance, [Id, 'all' | 'asked'], void>(
  ['END-DEF-08'],
  'afterDodge',
  function* (w, who, see) {
    if (!isAble(w.of(who)) || !rectOf(w.terrain, w.of(who))) return
    // A shift of 1 m may bring one to cover that is 2 m away now.
    const noCover = () =>
      hasCover(w.now, w.terrain, w.of(who), 2) ? undefined : reason('END-ACT-15', 'noCover', { who })
    const then = yield* chooseSome(
      who,
      'dodge.after',
      () => [
        option('shift'),
        option('cover', noCover()),
        option('prone', w.of(who).sheet.status.prone ? reason('END-ACT-25', 'alreadyProne', { who }) : undefined),
      ],
      { min: 0, max: 3 },
      { see, default: [] },
    )
    if (then.includes('shift')) yield* moveUpTo(w, who, 'dodge.shift', 'shift', () => 1)
    if (then.includes('cover') && hasCover(w.now, w.terrain, w.of(who), 1)) {
      takeCover(w, who)
    }
    if (then.includes('prone')) {
      goProne(w, who)
    }
  },
)
