import type { Field, ForeignSheet, StateRules } from '~/engine/ruleset'
import { convertPool, wholeNumber } from '~/table/convert'
import { terrainOf } from '~/table/map/terrain'
import { fieldKinds } from '~/table/schema/fieldKind'
import { CONDITION } from '../state/conditions'
import { added, problem } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { type Sheet, sheetProblem, sheetSchema, sheetTree, thingFields, type Weapon } from '../state/sheet'
import type { Murdham } from '../state/types'
import { DICE, type Size, SIZES } from '../state/vocabulary'
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

/** How the editor shows each field, by the schema that checks it. */
const kindOf = fieldKinds(sheetSchema)

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = { Conditions: 'condition', Orders: 'order' }

function field(group: string, label: string, path: Field['path'], role = ROLES[group]): Field {
  return { path, label, group, ...(role && { role }), plain: ['none', 'plain'], kind: kindOf(path) }
}

/** How an item is made, and what has become of it. */
function wear(group: string, name: string, path: Field['path']): Field[] {
  return [
    field(group, `${name}: made`, [...path, 'quality']),
    field(group, `${name}: damaged`, [...path, 'damaged']),
    field(group, `${name}: destroyed`, [...path, 'destroyed']),
    field(group, `${name}: used in this fight`, [...path, 'used']),
  ]
}

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  return [
    field('Pools', 'Health', ['health']),
    field('Pools', 'STR', ['str']),
    field('Pools', 'AGI', ['agi']),
    field('Pools', 'WIT', ['wit']),
    field('Pools', 'Omens', ['omens']),
    field('Pools', 'Mana', ['mana']),
    field('Pools', 'Corruption', ['corruption']),
    field('Armour', 'Natural armour', ['naturalArmour']),
    ...(sheet.armour
      ? [
          field('Armour', `${sheet.armour.name}: armour value`, ['armour', 'value']),
          ...wear('Armour', sheet.armour.name, ['armour']),
        ]
      : []),
    ...(sheet.helmet ? wear('Armour', sheet.helmet.name, ['helmet']) : []),
    ...sheet.shields.flatMap(({ name }, i) => [
      field('Armour', `${name}: held`, ['shields', i, 'held']),
      ...wear('Armour', name, ['shields', i]),
    ]),
    ...sheet.weapons.flatMap(({ name, die }, i) => {
      const of = (label: string, key: string) => field(name, label, ['weapons', i, key])
      return [
        of('Name', 'name'),
        ...(die === null ? [] : [of('Damage', 'die')]),
        { ...of('Held', 'held'), role: 'held' as const },
        of('Bulk', 'bulk'),
        { ...of('Manner', 'mode'), reads: 'bare' as const },
        of('Range (zones)', 'range'),
        of('Poisoned', 'poisoned'),
        of('Improvised', 'improvised'),
        of('Spent', 'spent'),
        of('Made', 'quality'),
        of('Damaged', 'damaged'),
        of('Destroyed', 'destroyed'),
        of('Used in this fight', 'used'),
      ]
    }),
    ...sheet.consumables.map(({ name }, i) => field('Pack', name, ['consumables', i, 'count'])),
    ...sheet.powers.map(({ name }, i) => field('Powers', `${name}: level`, ['powers', i, 'level'])),
    field('Body', 'Played by', ['controller']),
    field('Body', 'Size', ['size']),
    field('Body', 'Kind', ['kind']),
    field('Body', 'Mind', ['mind']),
    field('Body', 'Main arm useless', ['status', 'armInjury', 'main']),
    field('Body', 'Other arm useless', ['status', 'armInjury', 'off']),
    field('Morale', 'Group', ['group']),
    field('Morale', 'Immune to fear', ['fearImmune']),
    field('Morale', 'Heart', ['status', 'stance']),
    ...CONDITION.labels.map(([key, label]) => field('Conditions', label, ['status', key])),
    field('Orders', 'Weapon of an attack', ['orders', 'attacks']),
    field('Orders', 'When attacked', ['orders', 'react']),
    field('Orders', 'Guard others', ['orders', 'guard']),
    field('Orders', 'Opportunity attacks', ['orders', 'opportunity']),
    field('Orders', 'Omens', ['orders', 'omens']),
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
