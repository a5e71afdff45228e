import * as v from 'valibot'
import type { FieldNote, FieldParts, FieldTree } from '~/engine/fields'
import type { Json } from '~/engine/snapshot'
import { anId, aPicture, aPublicName, elevation, integer, known, light, show, someNotes } from '../schema/fields'
import { rowsProblem } from '~/grid/sets'
import { aGrid, placedPicture } from '../drawn/changeMap'
import { areaShape } from '../drawn/area'
import { issueWords } from '../schema/issueWords'
import { newcomers } from '../tokens/join'
import { wallSchema } from '../drawn/wall'

const word = v.pipe(v.string(), v.maxLength(400))
const cell = integer(0, 1_048_575)

/** Words on squares, of which only these may be written. */
const rows = (words: RegExp) =>
  v.pipe(
    v.record(v.string(), v.string()),
    v.check(
      read => rowsProblem(read) === undefined,
      issue => rowsProblem(issue.input) ?? '',
    ),
    v.check(
      read => Object.values(read).every(text => text.split(' ').every(run => words.test(run.replace(/^[0-9]+/, '')))),
      'a square has a word that means nothing here',
    ),
  )

const paint = v.optional(rows(/^(difficult|blocking|hazardous|cover)?$/))
const walls = v.optional(v.record(v.string(), v.nullable(wallSchema)))
const ground = v.optional(v.record(v.string(), v.picklist(['difficult', 'blocking', 'cover'])))

const board = v.object({
  map: anId,
  doors: v.record(v.string(), v.picklist(['open', 'closed'])),
  locks: v.optional(v.record(v.string(), v.boolean())),
  grid: v.optional(aGrid),
  picture: v.optional(v.nullable(placedPicture)),
  notes: v.optional(someNotes),
  publicName: v.optional(aPublicName),
  entrance: v.optional(cell),
  pins: v.optional(
    v.record(v.string(), v.object({ id: anId, cell, title: v.pipe(v.string(), v.maxLength(60)), text: someNotes })),
  ),
  waves: v.optional(
    v.record(v.string(), v.object({ id: anId, name: word, round: v.nullable(integer(1, 9999)), list: newcomers })),
  ),
  paint,
  walls,
  zones: v.optional(
    v.object({
      size: integer(1, 100),
      drawn: rows(/^(z[0-9]+)?$/),
      said: v.record(
        v.string(),
        v.object({
          name: v.optional(word),
          room: v.optional(v.picklist(['cramped', 'wide'])),
          exit: v.optional(v.literal(true)),
        }),
      ),
    }),
  ),
  fog: v.optional(
    v.object({
      mode: v.picklist(['off', 'hand', 'sight']),
      party: v.array(anId),
      dark: v.boolean(),
      hand: rows(/^(shown|hidden)?$/),
      known: rows(/^(seen)?$/),
      looks: rows(/^(s[1-9][0-9]?)?$/),
      old: v.optional(
        v.object({
          squares: rows(/^(v[1-9][0-9]*)?$/),
          built: v.record(v.string(), v.object({ walls, paint, ground })),
        }),
      ),
    }),
  ),
  areas: v.optional(
    v.record(
      v.string(),
      v.object({ id: anId, name: word, shape: areaShape, badge: integer(0, 99), shared: v.boolean() }),
    ),
  ),
  trails: v.optional(v.record(v.string(), v.pipe(v.array(cell), v.minLength(1), v.maxLength(10_000)))),
  unseenTrails: v.optional(v.record(v.string(), integer(0, 10_000))),
  ground,
  shown: v.optional(
    v.array(v.object({ x: integer(0, 1024), y: integer(0, 1024), width: integer(1, 1024), height: integer(1, 1024) })),
  ),
})

/** What a ruleset brings to an encounter, as schemas. */
interface Parts<Turn extends v.GenericSchema> {
  id: string
  settings: v.GenericSchema
  side: v.GenericSchema
  sheet: v.GenericSchema
  turn: Turn
  /** What in the turn order points at nothing, as a sentence. */
  unlinked(turn: v.InferOutput<Turn>, there: { sides: object; combatants: object }): string | undefined
}

/** A whole encounter of one ruleset. */
interface SnapshotSchema {
  /** What is wrong with any value, naming the place; undefined when it is sound. */
  problem(this: void, snapshot: unknown): string | undefined
  /** The fields that are marked as `added` anywhere in it. */
  added: FieldTree
}

/** What a whole encounter of one ruleset may be. */
export function snapshotSchema<const Turn extends v.GenericSchema>(parts: Parts<Turn>): SnapshotSchema {
  const schema = v.object({
    rules: v.object({ id: v.literal(parts.id), version: integer(1, 9999) }),
    settings: parts.settings,
    phase: v.picklist(['preparation', 'combat', 'over']),
    sides: v.record(
      v.string(),
      v.object({
        id: anId,
        name: word,
        badge: integer(0, 99),
        show,
        screen: v.optional(v.boolean()),
        more: parts.side,
      }),
    ),
    combatants: v.record(
      v.string(),
      v.object({
        id: anId,
        name: word,
        letter: v.pipe(v.string(), v.maxLength(4)),
        side: anId,
        cell: v.nullable(cell),
        known,
        gone: v.boolean(),
        notes: someNotes,
        elevation: v.optional(elevation),
        fled: v.optional(v.literal(true)),
        yielded: v.optional(v.literal(true)),
        skips: v.optional(v.literal(true)),
        picture: v.optional(aPicture),
        light: v.optional(light),
        sheet: parts.sheet,
      }),
    ),
    things: v.record(v.string(), v.object({ id: anId, cell, name: word, what: v.unknown() })),
    effects: v.record(
      v.string(),
      v.object({
        id: anId,
        on: anId,
        type: word,
        words: word,
        until: v.nullable(v.object({ round: integer(0, 99_999), of: anId, when: v.picklist(['start', 'end']) })),
        shared: v.boolean(),
      }),
    ),
    turn: v.nullable(parts.turn),
    board,
    nextId: integer(1, 999_999),
  })

  const problem = (snapshot: unknown) => {
    const read = v.safeParse(schema, snapshot)
    if (!read.success) return issueWords(read.issues, 'encounter')
    const { combatants, sides, effects, turn, phase } = read.output
    for (const [key, c] of Object.entries(combatants)) {
      if (c.id !== key) return `combatants.${key}.id: is ${c.id}`
      if (!sides[c.side]) return `combatants.${key}.side: there is no side ${c.side}`
    }
    for (const [key, s] of Object.entries(sides)) if (s.id !== key) return `sides.${key}.id: is ${s.id}`
    for (const [key, e] of Object.entries(effects))
      if (!combatants[e.on]) return `effects.${key}.on: there is no ${e.on}`
    if (phase === 'combat' && !turn) return 'turn: is missing although combat has begun'
    return turn === null ? undefined : parts.unlinked(turn, { sides, combatants })
  }
  return { problem, added: addedFields(schema) }
}

/** The parts of a schema that has any, as its own type does not tell. */
interface SchemaParts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly value?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
}

/** The fields of an object, or of each element of a list or a record, that are marked as `added`, at any depth. */
export function addedFields(schema: v.GenericSchema): FieldTree {
  const found = addedIn(schema)
  return found && !found.each ? found.parts : {}
}

function addedIn(schema: v.GenericSchema): FieldParts | undefined {
  const { entries, item, value, wrapped } = schema as SchemaParts
  if (wrapped) return addedIn(wrapped)
  const element = schema.type === 'array' ? item : schema.type === 'record' ? value : undefined
  if (element) {
    const parts = addedFields(element)
    return Object.keys(parts).length > 0 ? { parts, each: true } : undefined
  }
  if (!entries) return undefined
  const parts = Object.entries(entries).flatMap(([name, one]): [string, FieldNote | FieldParts][] => {
    const { added } = v.getMetadata(one)
    if (added !== undefined) return [[name, { lasts: 'fight', usual: added as Json }]]
    const within = addedIn(one)
    return within ? [[name, within]] : []
  })
  return parts.length > 0 ? { parts: Object.fromEntries(parts), each: false } : undefined
}
