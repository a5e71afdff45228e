import type { ForeignSheet } from '~/engine/ruleset'
import { convertPool } from '~/table/convert/convertPool'
import { wholeNumber } from '~/table/convert/wholeNumber'
import type { Sheet, Weapon } from '../state/sheet'
import { DICE, SIZES } from '../state/vocabulary'
import { blank } from './blank'
import { ofPlayers } from './ofPlayers'
import { armour, weapon, weapons } from './weapons'

/** Names under which other systems and stat lines give what this one has, with the most it may be. */
const NUMBERS: readonly {
  names: readonly string[]
  label: string
  least: number
  most: number
  key: 'str' | 'agi' | 'wit' | 'health'
}[] = [
  { names: ['str', 'strength'], label: 'STR', least: 1, most: 19, key: 'str' },
  {
    names: ['agi', 'agility', 'dex', 'dexterity'],
    label: 'AGI',
    least: 1,
    most: 19,
    key: 'agi',
  },
  {
    names: ['wit', 'wits', 'wil', 'willpower'],
    label: 'WIT',
    least: 1,
    most: 19,
    key: 'wit',
  },
  {
    names: ['health', 'hp', 'hit points', 'hit protection'],
    label: 'health',
    least: 1,
    most: 99,
    key: 'health',
  },
]

/**
 * A quick NPC with what a neutral record tells: abilities and health by their names, "weapon 1" as `name (d6, blast)`, armour
 * as a suit of that value, size by its word. Whoever's pools the players see is one of theirs, with the omens of one. What had to
 * be guessed is listed.
 */
export function convertSheet(neutral: ForeignSheet): { sheet: Sheet; unsure: readonly string[] } {
  const { numbers } = neutral
  const sheet = blank()
  const unsure: string[] = []
  const given = new Map(Object.entries(numbers).map(([name, value]) => [name.toLowerCase(), value]))
  const find = (names: readonly string[]) => names.map(name => given.get(name)).find(value => value !== undefined)
  for (const { names, label, least, most, key } of NUMBERS) {
    const n = wholeNumber(find(names), least, most)
    const taken = n === undefined ? undefined : convertPool(neutral, names, n)
    if (taken) sheet[key] = taken.pool
    if (!taken || taken.isGuessed) unsure.push(label)
  }
  const isTheirs = numbers.shown === 'exact'
  if (isTheirs) unsure.push('played by', 'omens')
  const value = find(['armor', 'armour', 'av'])
  const worn = wholeNumber(value, 0, 2)
  if (worn !== undefined && worn > 0) sheet.armour = armour(worn === 1 ? 'light armour' : 'heavy armour', worn)
  // Without a word about it there is none.
  else if (worn === undefined && value !== undefined) unsure.push('armour')
  const size = find(['size'])
  const known = SIZES.find(one => one === String(size).toLowerCase())
  if (known) sheet.size = known
  else if (size !== undefined) unsure.push('size')
  const named = [...given].flatMap(([name, value]) => (/^weapon \d+$/.test(name) ? [String(value)] : []))
  const read = named.flatMap(words => readWeapon(words) ?? [])
  if (read.length > 0) sheet.weapons = inHand(read)
  if (read.length < named.length || named.length === 0) unsure.push('weapons')
  return { sheet: isTheirs ? ofPlayers(sheet) : sheet, unsure }
}

/** Words that mean a weapon which carries. */
const SHOT = /\b(bow|crossbow|longbow|shortbow|sling|darts?|pistol|rifle|musket|javelins?|throwing|thrown|blowgun)\b/i

/** "spear (d8)", "breath (d4, blast)"; a weapon of our list keeps what it is there, with the die that is given. */
function readWeapon(words: string): Weapon | undefined {
  const found = /^(.{1,60}?) \(([^)]*)\)$/.exec(words)
  if (!found) return undefined
  const [, name = '', inside = ''] = found
  const dice = [...inside.matchAll(/\bd(\d+)\b/g)].flatMap(([, sides]) => DICE.find(die => die === Number(sides)) ?? [])
  const [die, ...more] = dice
  if (die === undefined || more.length > 0) return undefined
  const listed = weapons.find(one => one.name === name.toLowerCase())
  if (listed) return { ...structuredClone(listed), die }
  const blast = /\bblast\b/i.test(inside) ? { keywords: ['blast' as const] } : {}
  const shot = SHOT.test(name) ? { mode: 'ranged' as const, range: 8 } : {}
  return weapon(name, die, { ...blast, ...shot })
}

/** The first is in hand, the others are put away; each has an id of its own. */
function inHand(list: readonly Weapon[]): Weapon[] {
  return list.slice(0, 20).map((one, i) => ({ ...one, id: `w${i + 1}`, ...(i > 0 && { held: 'stowed' as const }) }))
}
