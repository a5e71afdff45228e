import * as v from 'valibot'
import { settingsSchema } from './settings'
import { sheetSchema } from './sheet'

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const word = v.pipe(v.string(), v.maxLength(400))
const cell = integer(0, 1_048_575)

const combatant = v.object({
  id,
  name: word,
  letter: v.pipe(v.string(), v.maxLength(4)),
  side: id,
  cell: v.nullable(cell),
  known: v.picklist(['absent', 'unnamed', 'named']),
  gone: v.boolean(),
  notes: v.pipe(v.string(), v.maxLength(10_000)),
  sheet: sheetSchema,
})

const side = v.object({
  id,
  name: word,
  badge: integer(0, 99),
  show: v.picklist(['exact', 'words', 'nothing']),
  more: v.object({
    objective: word,
    objectiveDone: v.boolean(),
    objectiveShown: v.boolean(),
    friends: v.array(id),
  }),
})

const turn = v.object({
  round: integer(0, 99_999),
  seconds: integer(0, 999_999),
  teams: v.pipe(v.array(id), v.minLength(1)),
  at: integer(0, 99),
  who: v.nullable(id),
  joined: v.array(id),
  surprise: v.nullable(id),
  opening: v.nullable(v.object({ by: id, target: id })),
})

const schema = v.object({
  rules: v.object({ id: v.literal('endurance'), version: integer(1, 9999) }),
  settings: settingsSchema,
  phase: v.picklist(['preparation', 'combat', 'over']),
  sides: v.record(v.string(), side),
  combatants: v.record(v.string(), combatant),
  things: v.record(v.string(), v.object({ id, cell, name: word, what: v.unknown() })),
  effects: v.record(
    v.string(),
    v.object({
      id,
      on: id,
      type: word,
      words: word,
      until: v.nullable(v.object({ round: integer(0, 99_999), of: id, when: v.picklist(['start', 'end']) })),
      shared: v.boolean(),
    }),
  ),
  turn: v.nullable(turn),
  board: v.object({
    map: id,
    doors: v.record(v.string(), v.picklist(['open', 'closed'])),
    ground: v.record(v.string(), v.picklist(['difficult', 'blocking', 'cover'])),
    shown: v.array(
      v.object({ x: integer(0, 1024), y: integer(0, 1024), width: integer(1, 1024), height: integer(1, 1024) }),
    ),
  }),
  nextId: integer(1, 999_999),
})

/** What is wrong with a whole encounter, naming the place; undefined when it is sound. Takes any value. */
export function problem(snapshot: unknown): string | undefined {
  const read = v.safeParse(schema, snapshot)
  if (!read.success) {
    const [issue] = read.issues
    return `${v.getDotPath(issue!) ?? 'encounter'}: ${issue!.message}`
  }
  return unlinked(read.output)
}

/** Names that point at nothing. */
function unlinked({ combatants, sides, effects, turn, phase }: v.InferOutput<typeof schema>): string | undefined {
  for (const [key, c] of Object.entries(combatants)) {
    if (c.id !== key) return `combatants.${key}.id: is ${c.id}`
    if (!sides[c.side]) return `combatants.${key}.side: there is no side ${c.side}`
  }
  for (const [key, s] of Object.entries(sides)) if (s.id !== key) return `sides.${key}.id: is ${s.id}`
  for (const [key, e] of Object.entries(effects)) if (!combatants[e.on]) return `effects.${key}.on: there is no ${e.on}`
  if (phase === 'combat' && !turn) return 'turn: is missing although combat has begun'
  if (!turn) return undefined
  if (turn.at >= turn.teams.length) return `turn.at: there is no team ${turn.at}`
  const lost = [...turn.teams].find(team => !sides[team])
  if (lost !== undefined) return `turn.teams: there is no side ${lost}`
  const nobody = [turn.who, turn.opening?.by, turn.opening?.target].find(who => who && !combatants[who])
  return nobody ? `turn: there is no combatant ${nobody}` : undefined
}
