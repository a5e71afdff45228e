import * as v from 'valibot'
import type { Creature, CreatureFile, GivenArmour, GivenAttack, OriginRules } from '~/engine/creature'
import { CREATURES, FILE } from '~/words/en/files'
import { creature } from '../creatures/build'
import { diceOf } from '../creatures/dice'
import { Fields } from '../creatures/fields'
import { plainText, whole } from '../creatures/plainText'
import { fileLabel, label } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { cairnActor, isCairn } from './cairn'
import { fifthActor, isFifth } from './fifth'
import { numbersFound } from './numbersFound'
import { itemsOf, itemWords, type OfRules } from './ofItems'
import { isPathfinder, pathfinderActor } from './pathfinder'

/** Where the versions of Foundry VTT write the rules that a record was made for, the surest first. */
const STATED: readonly (readonly string[])[] = [
  ['_stats', 'systemId'],
  ['_stats', 'exportSource', 'systemId'],
  ['flags', 'exportSource', 'system'],
]

/** Pictures that a system brings lie in its folder. */
const FOLDER = /^systems\/([\w-]{1,60})\//

/**
 * The rules that an actor says it is written for ("dnd5e", "shadowdark"), or whose pictures it shows; undefined where neither
 * is said.
 */
function systemOf(value: unknown): string | undefined {
  for (const path of STATED) {
    let at = value
    for (const key of path) at = v.is(v.object({ [key]: v.unknown() }), at) ? at[key] : undefined
    if (typeof at === 'string' && at !== '') return at
  }
  const picture = v.is(v.object({ img: v.string() }), value) ? value.img : ''
  return FOLDER.exec(picture)?.[1]
}

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
function unknownActor(
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

/** Ids, rights, and how things are sorted and drawn there: nothing of it is said at a table. */
const HOUSEKEEPING = [
  '_id',
  '_stats',
  '_key',
  'sort',
  'flags',
  'folder',
  'ownership',
  'permission',
  'effects',
  'img',
  'sourceId',
] as const

/** A token's side in squares; small ones have a half. */
const side = v.pipe(v.number(), v.minValue(0, FILE.less(0)), v.maxValue(20, FILE.over(20)))

/** How an actor stands to the players' characters, where it is no foe of theirs. */
const STANCES: ReadonlyMap<unknown, string> = new Map([
  [-2, 'its stance is secret'],
  [0, 'neutral'],
  [1, 'friendly'],
])

/** A picture of Foundry VTT that stands for none. */
const NO_PICTURE = /(^|\/)mystery-man|^icons\/svg\//

/** The systems of Foundry VTT that have a table here; every other system has none, whatever its fields look like. */
const TABLES: ReadonlyMap<string, OriginRules> = new Map([
  ['cairn', 'cairn'],
  ['dnd5e', 'fifth'],
  ['sw5e', 'fifth'],
  ['pf2e', 'pathfinder'],
  ['sf2e', 'pathfinder'],
])

/**
 * By what the actor says it is written for; where it says nothing, by its fields. The three abilities of Cairn in capitals are
 * those of its whole family, and count whatever system they stand in.
 */
function rulesOf(value: unknown): OriginRules {
  if (isCairn(value)) return 'cairn'
  const stated = systemOf(value)
  if (stated !== undefined) return TABLES.get(stated) ?? 'unknown'
  return isPathfinder(value) ? 'pathfinder' : isFifth(value) ? 'fifth' : 'unknown'
}

/** Whether an actor says that it is of a system without a table here, and which. */
function untabledSystem(value: unknown): string | undefined {
  const stated = systemOf(value)
  return stated !== undefined && rulesOf(value) === 'unknown' ? stated : undefined
}

/**
 * An actor of Foundry VTT: what every system has in common here, the rest as its own rules write it, told by their content.
 * Undefined without a name, which is told.
 */
function actor(value: unknown, place: string, file: string, problems: ProblemList): Creature | undefined {
  const outer = new Fields(value, place, problems)
  const name = label(outer.read('name', v.string()) ?? '')
  if (name === '') {
    problems.add('left out', place, CREATURES.noName)
    return undefined
  }
  const where = CREATURES.named(place, name)
  const fields = new Fields(value, where, problems)
  fields.pass('name')
  const isLater = fields.has('system') || fields.has('prototypeToken')
  const system = fields.inside(isLater ? 'system' : 'data')
  const items = fields.list('items')
  const token = fields.inside(isLater ? 'prototypeToken' : 'token')
  const width = token.read('width', side) ?? 1
  const height = token.read('height', side) ?? 1
  const stance = STANCES.get(token.read('disposition', v.number()))
  const bar = token.look('bar1').text('attribute')
  // How it is drawn there.
  token.passAll()
  const portrait = label(fields.read('img', v.string()) ?? '')
  const kind = fields.read('type', v.string()) ?? ''
  const effects = fields.list('effects')
  fields.pass(...HOUSEKEEPING)
  const rules = rulesOf(value)
  const read = { cairn: cairnActor, pathfinder: pathfinderActor, fifth: fifthActor, unknown: unknownActor }[rules]
  const { notes, squares, ...made } = read(system, items, problems, bar)
  const named = effects.flatMap(effect => {
    const one = new Fields(effect, where, problems)
    const words = label(one.read('name', v.string()) ?? one.read('label', v.string()) ?? '')
    return words === '' ? [] : [words]
  })
  return creature(
    {
      name,
      origin: {
        format: CREATURES.actor(isLater),
        rules,
        place: `${file}, ${place}`,
      },
      ...made,
      picture: portrait === '' || NO_PICTURE.test(portrait) ? null : portrait,
      squares: Math.max(1, Math.round(width), Math.round(height), squares ?? 1),
      isTheirs: kind === 'character' || kind === 'pc',
      notes: [...notes, stance ?? '', named.length > 0 ? `Effects: ${named.join(', ')}` : '', ...fields.rest()],
    },
    problems,
    where,
  )
}

/** What systems call their actors; items are of other types. */
const ACTOR_TYPES =
  /^(actor|character|pc|npc|player|hero|monster|creature|beast|animal|adversary|enemy|foe|opponent|minion|companion|hireling|retainer|familiar|hazard|vehicle)$/i

/** Items and scenes of a pack have neither items nor a token of their own, nor the type of an actor. */
const actorShape = v.union([
  v.object({ name: v.unknown(), type: v.pipe(v.string(), v.regex(ACTOR_TYPES)) }),
  v.object({ name: v.unknown(), items: v.array(v.unknown()) }),
  v.object({ name: v.unknown(), token: v.object({}) }),
  v.object({ name: v.unknown(), prototypeToken: v.object({}) }),
])
const bodied = v.union([v.object({ data: v.object({}) }), v.object({ system: v.object({}) })])

/** Whether a JSON value has the look of an actor of Foundry VTT. */
export function isFoundryActor(value: unknown): boolean {
  return v.is(actorShape, value) && v.is(bodied, value)
}

/** One actor among what a file lists, and where it stood: "creature 3", "line 7". */
export interface Listed {
  readonly value: unknown
  readonly place: string
}

/** Reads actors of Foundry VTT, versions 8 to 14, of any system. What is no actor is told. Never throws. */
export function readFoundryActors(
  list: readonly Listed[],
  fileName: string,
  problems = new ProblemList(fileLabel(fileName)),
): Imported<CreatureFile> {
  const file = fileLabel(fileName)
  const tooMany = overLimit(limits.creatures, list.length)
  if (tooMany !== undefined) return refused(file, tooMany)
  for (const system of new Set(list.flatMap(({ value }) => untabledSystem(value) ?? [])))
    problems.add('note', '', CREATURES.noRules(label(system)))
  const all = list.flatMap(({ value, place }) => {
    if (isFoundryActor(value)) return actor(value, place, file, problems) ?? []
    problems.add('left out', place, CREATURES.noActor)
    return []
  })
  if (all.length === 0) {
    const refusal = { where: file, what: CREATURES.none, severity: 'refused' } as const
    return { ok: false, problems: [...problems.all(), refusal] }
  }
  const creatures = all.filter(({ isTheirs }) => !isTheirs)
  const party = all.filter(({ isTheirs }) => isTheirs)
  return { ok: true, value: { format: all[0]!.origin.format, creatures, party, fights: [] }, problems: problems.all() }
}
