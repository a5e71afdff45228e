import type { GivenAttack } from '~/engine/creature'
import type { ForeignSheet } from '~/engine/ruleset'
import { convertPool } from '~/table/convert/convertPool'
import { wholeNumber } from '~/table/convert/wholeNumber'
import { blank } from './blank'
import { ofPlayers } from './ofPlayers'
import type { Sheet } from '../state/sheet'
import { ABILITIES, DICE } from '../state/vocabulary'
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
  for (const { names, label, most, key } of NUMBERS) {
    const n = wholeNumber(find(names), 0, most)
    const taken = n === undefined ? undefined : convertPool(neutral, names, n)
    if (taken) sheet[key] = taken.pool
    if (!taken || taken.isGuessed) unsure.push(label)
  }
  const speed = wholeNumber(given.get('speed (feet)'), 0, 200)
  if (speed !== undefined && speed % 5 === 0) sheet.speed = speed
  const armour = find(['armor', 'armour'])
  const natural = wholeNumber(armour, 0, 3)
  if (natural !== undefined) sheet.armorNatural = natural
  // Without a word about it there is none.
  else if (armour !== undefined) unsure.push('armour')
  const weapons = [...given].flatMap(([name, value]) => (/^weapon \d+$/.test(name) ? [String(value)] : []))
  const { attacks } = neutral
  const asked = attacks ?? weapons
  const read = asked.flatMap(one => (typeof one === 'string' ? readWeapon(one) : takeAttack(one)) ?? [])
  if (read.length > 0) sheet.weapons = read.slice(0, MOST)
  const isPlain = (attacks ?? []).every(({ dice }) => dice.every(({ plus }) => plus === 0))
  if (read.length < asked.length || asked.length === 0 || !isPlain) unsure.push('weapons')
  const worn = (neutral.worn ?? []).slice(0, MOST)
  sheet.armorItems = worn.map(({ name, value }) => ({ ...suit(name), name, value: Math.min(3, value) }))
  for (const { name, value } of worn) if (value > 3) unsure.push(`${name}: armour`)
  const effect = given.get('critical damage')
  if (effect !== undefined && effect !== '') {
    sheet.critEffect = neutral.isOwn
      ? critEffect(String(effect))
      : { text: String(effect).slice(0, 400), ability: null, dice: null }
    // Whose words were written for these rules says so; what of them is a loss of an ability was read.
    if (!neutral.isOwn) unsure.push('critical damage effect')
  }
  if (given.get('detachment')) {
    sheet.detachment = true
    if (!neutral.isOwn) unsure.push('detachment')
  }
  // Whoever's pools the players see is one of theirs.
  return { sheet: numbers.shown === 'exact' ? ofPlayers(sheet) : sheet, unsure }
}

/** Most weapons, and most pieces of armour, on one sheet. */
const MOST = 20

/** What is worn, by its name: a suit unless it says otherwise. */
function suit(name: string): Sheet['armorItems'][number] {
  const type = /shield/i.test(name) ? 'shield' : /helm/i.test(name) ? 'helmet' : 'body'
  return { name, value: 0, type, worn: true, destroyed: false }
}

/** An attack as it was read: its dice thrown together, as weapons used at once are. */
function takeAttack({ name, dice, isRanged, isBlast, critical }: GivenAttack) {
  const thrown = dice.flatMap(({ count, sides }) => {
    const die = DICE.find(one => one === sides)
    return die === undefined ? [] : Array.from({ length: Math.min(4, count) }, () => die)
  })
  const [first] = thrown
  if (first === undefined) return undefined
  const effect = critical === undefined ? {} : { critEffect: critEffect(critical) }
  return weapon(name, first, {
    dice: thrown.slice(0, 4),
    blast: isBlast ?? false,
    ranged: isRanged ?? false,
    ...effect,
  })
}

/** What critical damage brings, in words; "(d8 DEX damage)" among them is a loss that the rules know. */
function critEffect(words: string): NonNullable<Sheet['critEffect']> {
  const [, sides, name] = /\bd(\d{1,2})\s+(STR|DEX|WIL)\s+(?:damage|loss)\b/i.exec(words) ?? []
  const die = DICE.find(one => one === Number(sides))
  const ability = ABILITIES.find(one => one === name?.toLowerCase())
  const loss = die !== undefined && ability !== undefined ? { ability, dice: [die] } : { ability: null, dice: null }
  return { text: words.slice(0, 400), ...loss }
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
