import { total } from '~/engine/reason'
import { armourParts, defenseParts } from '../attack/defence'
import { MEANS } from '../gear/means'
import { spellStrike, type Strike, weaponStrike } from '../gear/strike'
import { modifierOf } from '../sheet/ability'
import type { Combatant, Snapshot } from '../state/types'
import { WEIGHTS } from './weights'

/** An action to hurt somebody with, and what it is done with. */
export interface Arm {
  act: 'attack' | 'cast'
  means: string
  strike: Strike
}

/** All attacks and spells that somebody could declare now. */
export function armsOf(c: Combatant): readonly Arm[] {
  const { weapons, spells, mana } = c.sheet
  const open = (act: 'attack' | 'cast') =>
    MEANS[act]!.options(c).flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
  const arms: Arm[] = open('attack').map(means => ({
    act: 'attack',
    means,
    strike: weaponStrike(weapons[Number(means)]!),
  }))
  for (const means of open('cast')) {
    const spell = spells[Number(means)]!
    // What Mana does not pay is paid with Stress, which is needed for other things.
    if (spell.attack === 'roll' && spell.damage.length > 0 && spell.manaCost <= mana.cur)
      arms.push({ act: 'cast', means, strike: spellStrike(spell) })
  }
  return arms
}

/** The strongest of those that will do, the earlier of equals; undefined: it has nothing. */
export function bestArm(c: Combatant, willDo: (strike: Strike) => boolean = () => true): Arm | undefined {
  const arms = armsOf(c).filter(({ strike }) => willDo(strike))
  if (arms.length < 2) return arms[0]
  let best: { arm: Arm; strength: number } | undefined
  for (const arm of arms) {
    const strength = strengthOf(c, arm.strike)
    if (!best || strength > best.strength) best = { arm, strength }
  }
  return best?.arm
}

/** Twice the damage on average, and what is added to the attack. */
function strengthOf(c: Combatant, strike: Strike): number {
  return twiceOf(c, strike) + 2 * bonusOf(c, strike)
}

/** Twice the damage on average, before Armour. */
function twiceOf({ sheet }: Combatant, { damage, damageAbility }: Strike): number {
  const dice = damage.reduce((sum, { count, sides, flat }) => sum + count * (sides + 1) + 2 * flat, 0)
  return dice + (damageAbility === null ? 0 : 2 * modifierOf(sheet, damageAbility))
}

/** What is added to the d20. */
function bonusOf({ sheet }: Combatant, { attackAbility, attackBonus }: Strike): number {
  return attackBonus + (attackAbility === null ? 0 : modifierOf(sheet, attackAbility))
}

/** How much it is worth to strike at this one. */
export function worthOf(s: Snapshot, by: Combatant, strike: Strike, target: Combatant): number {
  const through = Math.max(0, twiceOf(by, strike) - 2 * (strike.ignoresArmour ? 0 : total(armourParts(target))))
  const promise = 10 + bonusOf(by, strike) - total(defenseParts(s, target))
  const { stress, wounds, status } = target.sheet
  let worth = WEIGHTS.promise * promise + WEIGHTS.damage * through + WEIGHTS.left * (stress.cur + wounds.cur)
  if (through > 2 * stress.cur) worth += WEIGHTS.wounds
  if (status.fullDefense) worth += WEIGHTS.guarded
  if (isSoft(target)) worth += WEIGHTS.soft
  return worth
}

/** Fights from afar: with what is shot, or with spells. */
export function isSoft(c: Combatant): boolean {
  const best = bestArm(c)
  return best !== undefined && best.strike.way !== 'melee'
}

/** Squares at which the strongest of it still strikes; 0: it has nothing. */
export const carries = (c: Combatant): number => bestArm(c)?.strike.range ?? 0
