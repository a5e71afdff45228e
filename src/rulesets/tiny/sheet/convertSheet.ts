import type { ForeignSheet } from '~/engine/ruleset'
import { convertPool } from '~/table/convert/convertPool'
import { wholeNumber } from '~/table/convert/wholeNumber'
import { blank } from './blank'
import { ofPlayers } from './ofPlayers'
import type { Sheet } from '../state/sheet'
import { weapons } from './weapons'

/** Armour by what it takes off elsewhere. */
const ARMOUR = ['none', 'light', 'medium'] as const

/** What hit points are called elsewhere. */
const HP = ['hp', 'hit points', 'hit protection']

/** A quick NPC with the numbers that have a counterpart here; everything else is the quick NPC's and marked as unsure. */
export function convertSheet(neutral: ForeignSheet): { sheet: Sheet; unsure: readonly string[] } {
  const { numbers } = neutral
  const sheet = blank()
  const unsure: string[] = []
  const found = (names: readonly string[], least: number, most: number): number | undefined => {
    const key = Object.keys(numbers).find(name => names.includes(name.toLowerCase()))
    return key === undefined ? undefined : wholeNumber(numbers[key], least, most)
  }
  const hp = found(HP, 1, 20)
  if (hp !== undefined) {
    const { pool, isGuessed } = convertPool(neutral, HP, hp)
    sheet.hp = pool
    if (isGuessed) unsure.push('HP')
  } else unsure.push('HP')
  const worn = ARMOUR[found(['armour', 'armor'], 0, 2) ?? -1]
  if (worn) sheet.armour = worn
  else unsure.push('armour')
  const feet = found(['movement', 'speed (feet)'], 0, 100)
  if (feet !== undefined && feet % 5 === 0) sheet.moveFeet = feet
  else unsure.push('movement')
  const named = Object.entries(numbers).flatMap(([name, value]) => (/^weapon \d+$/.test(name) ? [String(value)] : []))
  const [first, ...more] = named.slice(0, 20).map((words, i) => weaponOf(words, i))
  if (first) {
    sheet.weapons = [first, ...more]
    sheet.wielded = first.id
    sheet.proficiencies = [{ category: first.category, subclass: first.subclass, level: 'proficient' }]
  }
  // Whoever's pools the players see is one of theirs.
  const made = numbers.shown === 'exact' ? ofPlayers(sheet) : sheet
  return { sheet: made, unsure: [...unsure, 'weapons', 'proficiencies', 'traits'] }
}

const SHOT =
  /\b(bow|crossbow|longbow|shortbow|sling|darts?|pistol|revolver|rifle|musket|javelins?|throwing|thrown|blowgun)\b/i
const HEAVY = /\b(great\w*|two-handed|halberd|glaive|pike|maul|lance|war ?hammer|long ?sword)\b/i

/** A weapon by its name alone: these rules roll no dice of its own. One of the list is what it is there. */
function weaponOf(words: string, i: number): Sheet['weapons'][number] {
  const name = words.replace(/ \([^()]*\)$/, '').slice(0, 60)
  const id = `w${i + 1}`
  const listed = Object.values(weapons)
    .map(make => make())
    .find(one => one.name.toLowerCase() === name.toLowerCase())
  if (listed) return { ...listed, id }
  const category = SHOT.test(name) ? 'ranged' : HEAVY.test(name) ? 'heavy' : 'light'
  return { id, name, category, subclass: name.toLowerCase(), range: 0, override: 'none' }
}
