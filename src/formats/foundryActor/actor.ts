import * as v from 'valibot'
import type { Creature, OriginRules } from '~/engine/creature'
import { CREATURES, FILE } from '~/words/en/files'
import { creature } from '../creatures/build'
import { Fields } from '../creatures/fields'
import { label } from '../report/label'
import type { ProblemList } from '../report/problemList'
import { cairnActor, isCairn } from './cairn'
import { fifthActor, isFifth } from './fifth'
import { isPathfinder, pathfinderActor } from './pathfinder'
import { systemOf } from './systemOf'
import { unknownActor } from './unknownActor'

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
export function untabledSystem(value: unknown): string | undefined {
  const stated = systemOf(value)
  return stated !== undefined && rulesOf(value) === 'unknown' ? stated : undefined
}

/**
 * An actor of Foundry VTT: what every system has in common here, the rest as its own rules write it, told by their content.
 * Undefined without a name, which is told.
 */
export function actor(value: unknown, place: string, file: string, problems: ProblemList): Creature | undefined {
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
