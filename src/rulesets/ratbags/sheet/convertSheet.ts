import type { ForeignSheet } from '~/engine/ruleset'
import { convertPool } from '~/table/convert/convertPool'
import { blank } from './blank'
import { ofPlayers } from './ofPlayers'
import type { Sheet } from '../state/sheet'
import { DICE } from '../state/vocabulary'
import { weapon } from './weapons'

/** Names under which other systems and stat lines give what this one has, with the most it may be. */
const NUMBERS: readonly {
  names: readonly string[]
  label: string
  most: number
  key: 'hp' | 'str' | 'dex' | 'wil'
}[] = [
  {
    names: ['hp', 'hit protection', 'hit points', 'health'],
    label: 'HP',
    most: 30,
    key: 'hp',
  },
  { names: ['str', 'strength'], label: 'STR', most: 20, key: 'str' },
  { names: ['dex', 'dexterity'], label: 'DEX', most: 20, key: 'dex' },
  { names: ['wil', 'willpower'], label: 'WIL', most: 20, key: 'wil' },
]

/**
 * A quick NPC with what a neutral record tells: numbers by their names, "weapon 1" as `name (d6, blast)` with several dice
 * joined by +, "critical damage" in words, "detachment". What had to be guessed is listed.
 */
export function convertSheet(neutral: ForeignSheet): { sheet: Sheet; unsure: readonly string[] } {
  const { numbers } = neutral
  const sheet = blank()
  const unsure: string[] = []
  const given = new Map(Object.entries(numbers).map(([name, value]) => [name.toLowerCase(), value]))
  const find = (names: readonly string[]) => names.map(name => given.get(name)).find(value => value !== undefined)
  const whole = (value: number | string | undefined, most: number): number | undefined => {
    const n = Number(value)
    return value !== undefined && value !== '' && Number.isInteger(n) && n >= 0 && n <= most ? n : undefined
  }
  for (const { names, label, most, key } of NUMBERS) {
    const n = whole(find(names), most)
    const taken = n === undefined ? undefined : convertPool(neutral, names, n)
    if (taken) sheet[key] = taken.pool
    if (!taken || taken.isGuessed) unsure.push(label)
  }
  const armour = find(['armor', 'armour'])
  const natural = whole(armour, 3)
  if (natural !== undefined) sheet.armorNatural = natural
  // Without a word about it there is none.
  else if (armour !== undefined) unsure.push('armour')
  const weapons = [...given].flatMap(([name, value]) => (/^weapon \d+$/.test(name) ? [String(value)] : []))
  const read = weapons.flatMap(words => readWeapon(words) ?? [])
  if (read.length > 0) sheet.weapons = read
  if (read.length < weapons.length || weapons.length === 0) unsure.push('weapons')
  const effect = given.get('critical damage')
  if (effect !== undefined && effect !== '') {
    sheet.critEffect = { text: String(effect).slice(0, 400), ability: null, dice: null }
    unsure.push('critical damage effect')
  }
  if (given.get('detachment')) {
    sheet.detachment = true
    unsure.push('detachment')
  }
  // Whoever's pools the players see is one of theirs.
  return { sheet: numbers.shown === 'exact' ? ofPlayers(sheet) : sheet, unsure }
}

/** Words that mean a weapon which carries. */
const SHOT =
  /\b(bow|crossbow|longbow|shortbow|sling|darts?|pistol|revolver|rifle|musket|javelins?|throwing|thrown|blowgun)\b/i

/** "spear (d8)", "claws (d8+d8, blast)". */
function readWeapon(words: string) {
  const found = /^(.{1,60}?) \(([^)]*)\)$/.exec(words)
  if (!found) return undefined
  const [, name = '', inside = ''] = found
  const dice = [...inside.matchAll(/\bd(\d+)\b/g)].flatMap(([, sides]) => DICE.find(die => die === Number(sides)) ?? [])
  const [first] = dice
  if (first === undefined) return undefined
  return weapon(name, first, { dice: dice.slice(0, 4), blast: /\bblast\b/i.test(inside), ranged: SHOT.test(name) })
}
