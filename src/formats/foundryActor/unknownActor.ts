import type { GivenArmour, GivenAttack } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { diceOf } from '../creatures/dice'
import type { Fields } from '../creatures/fields'
import { plainText } from '../creatures/plainText'
import { whole } from '../creatures/shapes'
import type { ProblemList } from '../report/problemList'
import { numbersFound } from './numbersFound'
import type { OfRules } from './ofRules'
import { itemsOf, itemWords } from './ofItems'

/** What damage is called in the data of an item: "damage", "dmg1", "damageFormula". */
const DAMAGE = /^(dmg|damage|die|dice|formula|weapon)/i
const COUNT = /^(num_?dice|number|count)$/i
/** Where a pool of dice is kept in a record of its own. */
const DEEPEST = 3
const armourValue = whole(1, 30)

/**
 * An actor of rules that Fray has no table for: the numbers and the dice of weapons where systems usually keep them, all else
 * in words. Hit points that were not found are told.
 *
 * @param bar path of what the first bar of its token shows
 */
export function unknownActor(
  system: Fields,
  list: readonly unknown[],
  problems: ProblemList,
  bar: string | undefined,
): OfRules {
  const numbers = numbersFound(system, bar)
  if (!numbers.some(({ name }) => name === 'hp')) problems.add('left out', system.place, CREATURES.noHp)
  const attacks: GivenAttack[] = []
  const armour: GivenArmour[] = []
  const items = itemsOf(list, system.place, problems).map(({ name, type, data }) => {
    const from = CREATURES.itemNamed(name)
    const isWeapon = /weapon|attack|melee|ranged/i.test(type)
    const dice = diceWithin(data)
    if (isWeapon || (dice.length > 0 && type === 'item')) attacks.push({ name, dice, from })
    if (/armou?r|shield/i.test(type)) armour.push(...wornValue(data).map(value => ({ name, value, from })))
    // How the sheet there lays it out.
    data.pass('sheet', 'html')
    data.inside('pips').passAll()
    data.inside('size').passAll()
    return itemWords(name, type, ...data.rest().map(plainText))
  })
  return { numbers, attacks, armour, critical: '', notes: [...system.rest().map(plainText), ...items] }
}

/** The first dice that an item names as its damage. Looked at alone: they stay in its words as well. */
function diceWithin(data: Fields, depth = 0, isDamage = false): GivenAttack['dice'] {
  for (const key of data.keys()) {
    const isHere = isDamage || DAMAGE.test(key)
    const written = isHere ? (data.text(key) ?? '') : ''
    const dice = diceOf(written)?.dice ?? []
    if (dice.length > 0) return /^d/i.test(written.trim()) ? times(dice, countIn(data)) : dice
    const inside = isHere && depth < DEEPEST ? diceWithin(data.look(key), depth + 1, true) : []
    if (inside.length > 0) return inside
  }
  return []
}

/** "d8" beside the number of dice is so many of them. */
function countIn(data: Fields): number {
  const key = data.keys().find(one => COUNT.test(one) && data.fits(one, whole(1, 20)))
  return key === undefined ? 1 : Number(data.text(key))
}

const times = (dice: GivenAttack['dice'], count: number): GivenAttack['dice'] =>
  dice.map(one => ({ ...one, count: one.count * count }))

/** What a piece of armour counts: `armor`, or `armor.value`. */
function wornValue(data: Fields): number[] {
  const [key] = data.keys().filter(one => /^(armou?r|protection|defen[cs]e|value)/i.test(one))
  if (key === undefined) return []
  if (data.fits(key, armourValue)) return [Number(data.text(key))]
  const value = data.look(key).fits('value', armourValue) ? data.look(key).text('value') : undefined
  return value === undefined ? [] : [Number(value)]
}
