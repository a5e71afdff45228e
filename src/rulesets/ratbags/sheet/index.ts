import type { GivenAttack } from '~/engine/creature'
import type { Field, ForeignSheet, StateRules } from '~/engine/ruleset'
import { convertPool, wholeNumber } from '~/table/convert'
import { terrainOf } from '~/table/map/terrain'
import { fieldKinds } from '~/table/schema/fieldKind'
import { CONDITION } from '../state/conditions'
import { added, problem } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { type Sheet, sheetProblem, sheetSchema, sheetTree } from '../state/sheet'
import type { Ratbags } from '../state/types'
import { ABILITIES, DICE } from '../state/vocabulary'
import { armourNamed } from './armour'
import { blank } from './blank'
import { listed, weapon } from './weapons'

/** A character of a player instead of an npc. */
const ofPlayers = (sheet: Sheet): Sheet => ({ ...sheet, kind: 'pc' })

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

/** How the editor shows each field, by its schema. */
const kindOf = fieldKinds(sheetSchema)

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = { Conditions: 'condition', Orders: 'order' }

function field(group: string, label: string, path: Field['path'], role = ROLES[group]): Field {
  return { path, label, group, ...(role && { role }), plain: ['pc', 'npc'], kind: kindOf(path) }
}

/** Every field of the sheet that the editor shows, with its bounds. */
function fields(sheet: Sheet): readonly Field[] {
  return [
    field('Pools', 'HP', ['hp']),
    field('Pools', 'STR', ['str']),
    field('Pools', 'DEX', ['dex']),
    field('Pools', 'WIL', ['wil']),
    field('Armour', 'Natural armour', ['armorNatural']),
    ...sheet.armorItems.flatMap(({ name }, i) => [
      field('Armour', `${name}: armour`, ['armorItems', i, 'value']),
      field('Armour', `${name}: worn`, ['armorItems', i, 'worn']),
      field('Armour', `${name}: destroyed`, ['armorItems', i, 'destroyed']),
    ]),
    ...sheet.weapons.flatMap((weapon, i) => [
      field(weapon.name, 'Name', ['weapons', i, 'name']),
      ...weapon.dice.map((_, die) => field(weapon.name, 'Damage', ['weapons', i, 'dice', die])),
      field(weapon.name, 'In hand', ['weapons', i, 'held'], 'held'),
      field(weapon.name, 'Ranged', ['weapons', i, 'ranged']),
      field(weapon.name, 'Blast', ['weapons', i, 'blast']),
    ]),
    ...sheet.wands.map(({ name }, i) => field('Pack', `${name}: in hand`, ['wands', i, 'held'])),
    field('Pack', 'Slots used', ['slotsUsed']),
    field('Pack', 'Fatigue', ['fatigue']),
    field('Body', 'Kind', ['kind']),
    field('Body', 'Speed (ft)', ['speed']),
    field('Body', 'Side of the token (squares)', ['footprint'], 'squares'),
    field('Body', 'Detachment', ['detachment']),
    field('Body', 'Deprived', ['deprived']),
    field('Fight', 'Readiness', ['readiness']),
    field('Fight', 'Leader', ['leader']),
    field('Fight', 'Fearless', ['fearless']),
    field('Fight', 'Morale group', ['moraleGroup']),
    ...CONDITION.labels.map(([key, label]) => field('Conditions', label, ['status', key])),
    field('Orders', 'Weapons of an attack', ['orders', 'attacks']),
    field('Orders', 'The d12 of an enhanced attack', ['orders', 'enhanced']),
    field('Orders', 'Sunder', ['orders', 'sunder']),
  ]
}

const full = (max: number) => ({ cur: max, max })

/** A quick NPC with these numbers (HP, armour, STR, DEX, WIL) and these fields instead. */
function creature(
  hp: number,
  armour: number,
  str: number,
  dex: number,
  wil: number,
  more: Partial<Sheet>,
): () => Sheet {
  return () => ({
    ...blank(),
    hp: full(hp),
    armorNatural: armour,
    str: full(str),
    dex: full(dex),
    wil: full(wil),
    ...structuredClone(more),
  })
}

/** A character of the players. */
function hero(hp: number, str: number, dex: number, wil: number, more: Partial<Sheet>): () => Sheet {
  return creature(hp, 0, str, dex, wil, { kind: 'pc', ...more })
}

const wand = { name: 'leystaff', text: '', held: true }

/** Ready-made sheets by name: four heroes, a hireling, quick opponents, and the bestiary. */
export const presets: { readonly [name: string]: () => Sheet } = {
  foe: blank,
  Roland: hero(4, 11, 12, 9, {
    weapons: [listed('sword')],
    armorItems: [armourNamed('shield'), armourNamed('leather')],
    slotsUsed: 4,
  }),
  Boudica: hero(5, 13, 9, 8, {
    weapons: [listed('dagger'), listed('dagger')],
    armorItems: [armourNamed('gambeson')],
    slotsUsed: 5,
  }),
  Agnessa: hero(3, 8, 14, 10, { weapons: [listed('bow'), { ...listed('dagger'), held: false }], slotsUsed: 4 }),
  Clementine: hero(6, 12, 10, 13, {
    weapons: [listed('mace')],
    armorItems: [armourNamed('brigandine'), armourNamed('helmet')],
    wands: [{ name: 'sleep', text: 'Puts one creature to sleep.', held: true }],
    slotsUsed: 6,
  }),
  hireling: creature(3, 0, 10, 10, 10, { kind: 'hireling', weapons: [listed('cudgel')] }),
  guard: creature(4, 1, 11, 10, 9, { weapons: [listed('spear')] }),
  captain: creature(6, 0, 13, 11, 12, {
    weapons: [listed('sword')],
    armorItems: [armourNamed('chainmail'), armourNamed('helmet')],
    leader: true,
  }),
  bandit: creature(4, 1, 12, 12, 9, { weapons: [listed('sword')] }),
  archer: creature(3, 0, 9, 12, 9, { weapons: [listed('bow'), { ...listed('dagger'), held: false }] }),
  soldier: creature(6, 0, 12, 10, 10, {
    weapons: [listed('spear')],
    armorItems: [armourNamed('gambeson'), armourNamed('shield'), armourNamed('helmet')],
  }),
  militia: creature(8, 1, 12, 10, 10, { detachment: true, footprint: 2, weapons: [listed('spear')] }),
  'rat swarm': creature(6, 0, 8, 14, 6, { detachment: true, footprint: 2, weapons: [weapon('bite', 4)] }),
  'root goblin': creature(4, 0, 8, 14, 8, { weapons: [weapon('spear', 6)] }),
  'hooded man': creature(12, 0, 9, 12, 14, {
    weapons: [weapon('leystaff', 8)],
    critEffect: { text: 'The leystaff drinks the will.', ability: 'wil', dice: [4] },
    wands: [wand],
  }),
  cobblehound: creature(12, 2, 14, 1, 8, { weapons: [weapon('bite', 10)], speed: 0 }),
  'wood troll': creature(12, 0, 15, 12, 7, {
    weapons: [weapon('claws and bite', 8, { dice: [8, 8], blast: true })],
    critEffect: { text: 'Plants sprout from the wound.', ability: null, dice: null },
    specialActions: [{ name: 'Regrow', text: 'All lost HP come back.', restoreHp: 'all' }],
  }),
  'frost elf': creature(14, 1, 8, 13, 14, {
    weapons: [weapon('icicle dagger', 6)],
    wands: [{ ...wand, name: 'frost wand' }],
  }),
  boggart: creature(3, 0, 4, 17, 13, { weapons: [] }),
}

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Ratbags> = {
  declared: { settings: settingsTree, sheet: sheetTree, added },
  settings,
  sheet: {
    blank,
    ofPlayers,
    presets,
    fields,
    gear: [{ at: 'weapons', isWeapon: () => true, usual: ['weapon'] }, { at: 'armorItems' }],
    families: ['cairn'],
    problem: sheetProblem,
    convert: convertSheet,
  },
  side: { blank: () => ({}) },
  problem,
  footprint: sheet => sheet.footprint,
  terrain: terrainOf,
}
