import type { Field, ForeignSheet, StateRules } from '~/engine/ruleset'
import { convertPool, wholeNumber } from '~/table/convert'
import { terrainOf } from '~/table/map/terrain'
import { CONDITION } from '../state/conditions'
import { added, problem } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { type Sheet, sheetProblem, sheetTree, thingFields, type Weapon } from '../state/sheet'
import type { Murdham } from '../state/types'
import { DICE, HELD, KINDS, MINDS, MODES, QUALITIES, type Size, SIZES, STANCES } from '../state/vocabulary'
import { blank } from './blank'
import { presets } from './presets'
import { armour, weapon, weapons } from './weapons'

/** A character of a player, with the omens of one, instead of the GM's. */
const ofPlayers = (sheet: Sheet): Sheet => ({ ...sheet, controller: 'player', omens: 2 })

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

const integer = (min: number, max: number): Field['kind'] => ({ type: 'integer', min, max })
const pool = (max: number): Field['kind'] => ({ type: 'pool', max })
const flag: Field['kind'] = { type: 'flag' }
const option = (options: readonly string[]): Field['kind'] => ({ type: 'option', options })
const words = (max: number): Field['kind'] => ({ type: 'text', max })

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = { Conditions: 'condition', Orders: 'order' }

function field(group: string, label: string, path: Field['path'], kind: Field['kind'], role = ROLES[group]): Field {
  return { path, label, group, ...(role && { role }), plain: ['none', 'plain'], kind }
}

/** How an item is made, and what has become of it. */
function wear(group: string, name: string, path: Field['path']): Field[] {
  return [
    field(group, `${name}: made`, [...path, 'quality'], option(QUALITIES)),
    field(group, `${name}: damaged`, [...path, 'damaged'], flag),
    field(group, `${name}: destroyed`, [...path, 'destroyed'], flag),
    field(group, `${name}: used in this fight`, [...path, 'used'], flag),
  ]
}

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  return [
    field('Pools', 'Health', ['health'], pool(99)),
    field('Pools', 'STR', ['str'], pool(19)),
    field('Pools', 'AGI', ['agi'], pool(19)),
    field('Pools', 'WIT', ['wit'], pool(19)),
    field('Pools', 'Omens', ['omens'], integer(0, 2)),
    field('Pools', 'Mana', ['mana'], pool(20)),
    field('Pools', 'Corruption', ['corruption'], integer(0, 99)),
    field('Armour', 'Natural armour', ['naturalArmour'], integer(0, 6)),
    ...(sheet.armour
      ? [
          field('Armour', `${sheet.armour.name}: armour value`, ['armour', 'value'], integer(0, 3)),
          ...wear('Armour', sheet.armour.name, ['armour']),
        ]
      : []),
    ...(sheet.helmet ? wear('Armour', sheet.helmet.name, ['helmet']) : []),
    ...sheet.shields.flatMap(({ name }, i) => [
      field('Armour', `${name}: held`, ['shields', i, 'held'], option(['main', 'off', 'stowed'])),
      ...wear('Armour', name, ['shields', i]),
    ]),
    ...sheet.weapons.flatMap(({ name, die }, i) => {
      const of = (label: string, key: string, kind: Field['kind']) => field(name, label, ['weapons', i, key], kind)
      return [
        of('Name', 'name', words(60)),
        ...(die === null ? [] : [of('Damage', 'die', { type: 'die', sides: DICE })]),
        { ...of('Held', 'held', option(HELD)), role: 'held' as const },
        of('Bulk', 'bulk', integer(0, 8)),
        { ...of('Manner', 'mode', option(MODES)), reads: 'bare' as const },
        of('Range (zones)', 'range', integer(0, 64)),
        of('Poisoned', 'poisoned', flag),
        of('Improvised', 'improvised', flag),
        of('Spent', 'spent', flag),
        of('Made', 'quality', option(QUALITIES)),
        of('Damaged', 'damaged', flag),
        of('Destroyed', 'destroyed', flag),
        of('Used in this fight', 'used', flag),
      ]
    }),
    ...sheet.consumables.map(({ name }, i) => field('Pack', name, ['consumables', i, 'count'], integer(0, 99))),
    ...sheet.powers.map(({ name }, i) => field('Powers', `${name}: level`, ['powers', i, 'level'], integer(1, 9))),
    field('Body', 'Played by', ['controller'], option(['gm', 'player'])),
    field('Body', 'Size', ['size'], option(SIZES)),
    field('Body', 'Kind', ['kind'], option(KINDS)),
    field('Body', 'Mind', ['mind'], option(MINDS)),
    field('Body', 'Main arm useless', ['status', 'armInjury', 'main'], flag),
    field('Body', 'Other arm useless', ['status', 'armInjury', 'off'], flag),
    field('Morale', 'Group', ['group'], words(60)),
    field('Morale', 'Immune to fear', ['fearImmune'], flag),
    field('Morale', 'Heart', ['status', 'stance'], option(STANCES)),
    ...CONDITION.labels.map(([key, label]) => field('Conditions', label, ['status', key], flag)),
    field('Orders', 'Weapon of an attack', ['orders', 'attacks'], option(['best', 'ask'])),
    field('Orders', 'When attacked', ['orders', 'react'], option(['ask', 'never', 'dodge', 'counter'])),
    field('Orders', 'Guard others', ['orders', 'guard'], option(['ask', 'never', 'always'])),
    field('Orders', 'Opportunity attacks', ['orders', 'opportunity'], option(['ask', 'never', 'always'])),
    field('Orders', 'Omens', ['orders', 'omens'], option(['ask', 'never', 'deadly'])),
  ]
}

/** Squares on a side of the token. */
export function footprintOf({ size }: Sheet): number {
  return size === 'massive' ? 4 : size === 'large' ? 2 : 1
}

/** Damage dealt, and STR as health: times this, or divided where it is below one [MUR-SIZE-01]. */
const FACTOR: Readonly<Record<Size, number>> = { tiny: 1 / 4, small: 1 / 2, medium: 1, large: 2, massive: 4 }

/** Fractions are rounded up [MUR-DICE-13]. */
export const bySize = (n: number, size: Size): number => Math.ceil(n * FACTOR[size])

/** Armour is no thinner on the small [MUR-SIZE-01]. */
export const armourBySize = (n: number, size: Size): number => n * Math.max(1, FACTOR[size])

/** Room that one takes up, in sixteenths of a medium one's [MUR-ZONE-08]. */
export const WEIGHT: Readonly<Record<Size, number>> = { tiny: 1, small: 4, medium: 16, large: 64, massive: 256 }

/** The most health this one can have: STR by its size, and 2 more for the tough. */
export function fullHealth({ str, size, skills }: Sheet, strength = str.max): number {
  return Math.max(1, bySize(strength, size) + (skills.includes('tough') ? 2 : 0))
}

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Murdham> = {
  declared: { settings: settingsTree, sheet: sheetTree, added, thing: thingFields },
  settings,
  sheet: {
    blank,
    ofPlayers,
    presets,
    fields,
    gear: [{ at: 'weapons', isWeapon: () => true, usual: ['weapon'] }, { at: 'armour' }, { at: 'shields' }],

    problem: sheetProblem,
    convert: convertSheet,
    knownBefore: sheet => sheet.status.knownBefore,
  },
  side: { blank: () => ({ allies: [] }) },
  problem,
  footprint: footprintOf,
  terrain: terrainOf,
}
