import { ruleReport } from '~/engine/reason'
import type { Sheet } from '../state/sheet'

/** A modifier as it is said: "+4", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A count as it is said. */
export const counted = (count: number): string => (count < 0 ? `−${-count}` : `${count}`)

/** An ability by its name. Whoever lacks one that others have is no better and no worse at it than a quick NPC. */
function ownAbility({ abilities }: Sheet, ability: string): Sheet['abilities'][string] {
  return (Object.hasOwn(abilities, ability) ? abilities[ability] : undefined) ?? PLAIN
}

const PLAIN: Sheet['abilities'][string] = { score: 10, damage: 0, override: null }

/** Damage to an ability: what combat injuries have taken and are not healed of, and any other [HAL-INJ-25]. */
export function abilityDamage(sheet: Sheet, ability: string): number {
  let { damage } = ownAbility(sheet, ability)
  for (const { healed, abilityDamage } of sheet.combatInjuries)
    if (!healed) for (const one of abilityDamage) if (one.ability === ability) damage += one.amount
  return damage
}

/** The score as it stands: never below 0. */
export function currentScore(sheet: Sheet, ability: string): number {
  const damage = abilityDamage(sheet, ability)
  if (damage > 0) ruleReport('HAL-INJ-25')
  return Math.max(0, ownAbility(sheet, ability).score - damage)
}

/** The modifier of a score: half of what it is above 10, rounded down [HAL-GEN-04]. */
function modifierOfScore(score: number): number {
  ruleReport('HAL-GEN-04')
  return Math.floor((score - 10) / 2)
}

/** How far damage has lowered the modifier of an ability: 0 or less. */
export function modifierDrop(sheet: Sheet, ability: string): number {
  const drop = modifierOfScore(currentScore(sheet, ability)) - modifierOfScore(ownAbility(sheet, ability).score)
  if (drop < 0) ruleReport('HAL-ATK-08')
  return drop
}

/** The modifier as it stands. One given by hand replaces that of the undamaged score and falls with damage just so. */
export function modifierOf(sheet: Sheet, ability: string): number {
  const { score, override } = ownAbility(sheet, ability)
  return (override ?? modifierOfScore(score)) + modifierDrop(sheet, ability)
}
