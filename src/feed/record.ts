import * as v from 'valibot'
import type { OutcomeKind, PoolColour, WayOut } from '~/engine'
import { MOST_NAME, TURNS } from './screens'

/**
 * What the players' window is sent, and the whole of it. The GM's end builds it field by field; the players' end takes
 * nothing that has another shape. All ids are aliases, all places are squares from the top left of the known part of
 * the map, so that neither tells anything about what is hidden.
 */
export type PublicRecord = TableRecord | CurtainRecord

/** The table as the players may see it. */
export type TableRecord = v.InferOutput<typeof tableRecord>
/** The curtain is down: nothing of the table is sent. */
export type CurtainRecord = v.InferOutput<typeof curtainRecord>
/** A combatant as the players may see it. */
export type RecordCombatant = TableRecord['combatants'][number]
/** What became of the latest blow. */
export type RecordDeed = NonNullable<TableRecord['deed']>
/** What screens that lie on the table show besides. */
export type RecordFlat = NonNullable<TableRecord['flat']>
/** How the fight ended. */
export type RecordEnd = NonNullable<TableRecord['end']>
/** The known part of the map. */
export type RecordMap = NonNullable<TableRecord['map']>

/** Longer texts and lists than these come from no fight. */
const MOST_CHARACTERS = 2_000
const MOST_ENTRIES = 1_000

const text = v.pipe(v.string(), v.maxLength(MOST_CHARACTERS))
const whole = v.pipe(v.number(), v.safeInteger())
const alias = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))
const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(MOST_ENTRIES))

/** Squares and walls are many: those of the largest map that can be opened. */
const MOST_ON_MAP = 100_000
const many = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(MOST_ON_MAP))
const squares = { x: whole, y: whole, width: whole, height: whole }

const theme = v.picklist(['dark', 'light'])
/** What the bar of a pool is drawn in; null: grey. */
const colour = v.picklist(['red', 'blue', 'green', 'violet'] satisfies PoolColour[])
const turn = v.picklist(['ready', 'acting', 'spent', 'out', 'waiting'])

const out = v.picklist(['surrendered', 'fled', 'left'] satisfies Exclude<WayOut, 'fell'>[])
const wayOut = v.picklist(['fell', ...out.options] satisfies WayOut[])

/** How something ended for somebody: `OutcomeKind` of the engine. */
const outcome = v.picklist([
  'aimed',
  'miss',
  'avoided',
  'blocked',
  'harmless',
  'hit',
  'critical',
  'saved',
  'failed',
  'injury',
  'broken',
  'down',
  'death',
] satisfies OutcomeKind[])

const curtainRecord = v.strictObject({ show: v.literal('curtain'), title: text, theme })

const tableRecord = v.strictObject({
  show: v.literal('table'),
  title: text,
  theme,
  /** What happens is heard as well. */
  sounds: v.boolean(),
  phase: v.picklist(['preparation', 'combat', 'over']),
  round: v.nullable(whole),
  /** What it is called where it has no number. */
  roundName: v.nullable(text),
  /** Seconds of game time since combat began. */
  seconds: v.nullable(whole),
  now: v.strictObject({
    title: text,
    who: v.nullable(alias),
    side: v.nullable(alias),
    /** What whoever is asked may answer, with its price; none where that is not for all. */
    answers: list(v.strictObject({ words: text, price: text })),
  }),
  /** The time that is left for the turn, in seconds. */
  clock: v.nullable(v.strictObject({ left: whole, runs: v.boolean() })),
  /** In the order of the turn lanes. */
  sides: list(v.strictObject({ id: alias, name: text, badge: whole, now: v.boolean() })),
  combatants: list(
    v.strictObject({
      id: alias,
      name: text,
      letter: text,
      /** The picture on the token; it travels beside the record. */
      picture: v.nullable(alias),
      side: alias,
      /** Top-left square; null: not on a square that is seen now. */
      at: v.nullable(v.strictObject({ x: whole, y: whole })),
      /** Side of the token in squares. */
      size: whole,
      turn,
      /** Where they saw it stand before it left the map, top-left square; null: it is on the map, or they did not see it go. */
      left: v.nullable(v.strictObject({ x: whole, y: whole })),
      /** How it has come out of the fight other than by falling; null: it has not. */
      out: v.nullable(out),
      pools: list(v.strictObject({ label: text, cur: whole, max: whole, colour: v.nullable(colour) })),
      /** What the ring round the token shows: the pools where they are shown, else the steps of the words. */
      ring: list(v.strictObject({ left: whole, of: whole })),
      badges: list(text),
      /** Which of `faces` it has, by its number; null: none is drawn. */
      face: v.nullable(whole),
    }),
  ),
  /** Drawings in a 128 × 128 box, each one path: the faces of those who have no picture. */
  faces: list(text),
  /** The places of the round in their order; none: the order is that of the sides. */
  track: list(
    v.strictObject({
      name: text,
      mark: text,
      now: v.boolean(),
      rows: list(v.strictObject({ who: alias, turn, words: text })),
    }),
  ),
  /** The latest lines, oldest first. What was undone is not among them. */
  log: list(text),
  /** What became of the latest blow that they were told of. `id`: of the blow. */
  deed: v.nullable(
    v.strictObject({
      id: alias,
      by: v.nullable(alias),
      victims: list(
        v.strictObject({
          who: alias,
          /** The gravest first. */
          kinds: list(outcome),
          changes: list(v.strictObject({ label: text, n: whole })),
        }),
      ),
      /** The dice that all see. */
      dice: list(v.strictObject({ who: alias, sides: whole, face: whole })),
      sum: v.nullable(v.strictObject({ total: whole, against: v.nullable(whole), isUnder: v.boolean() })),
    }),
  ),
  /** How the fight ended; null: it is not shown. */
  end: v.nullable(
    v.strictObject({
      rounds: whole,
      seconds: v.nullable(whole),
      /** Sides with somebody who still fights. */
      holds: list(alias),
      /** Who is out of it, how and since when. */
      out: list(v.strictObject({ who: alias, how: wayOut, round: whole })),
      blow: v.nullable(v.strictObject({ by: alias, to: alias, n: whole, kind: v.nullable(outcome), round: whole })),
      unlucky: v.nullable(v.strictObject({ who: alias, sides: whole, face: whole, round: whole })),
      lost: list(v.strictObject({ label: text, n: whole })),
    }),
  ),
  /** What screens that lie on the table show besides; null: none does. */
  flat: v.nullable(
    v.strictObject({
      /** By the name of the screen: the square in its corner, which may lie beside what is known, and the quarters it is turned by. */
      views: list(
        v.strictObject({
          screen: v.pipe(v.string(), v.maxLength(MOST_NAME)),
          x: whole,
          y: whole,
          turn: v.picklist(TURNS),
        }),
      ),
      /** Those whose place a miniature takes. */
      minis: list(alias),
      /** Whose miniature is still to be moved: its way, top-left squares, the place that it left first. */
      moved: list(v.strictObject({ who: alias, at: many(v.strictObject({ x: whole, y: whole })) })),
    }),
  ),
  map: v.nullable(
    v.strictObject({
      /** Of the smallest rectangle round all that is known, in squares. */
      width: whole,
      height: whole,
      /** Seen now. */
      shown: many(v.strictObject(squares)),
      /** Seen before, and not now. */
      remembered: many(v.strictObject(squares)),
      /** Parts of the picture, clear where nothing is known; `picture` names one that travels beside the record. */
      pieces: many(v.strictObject({ ...squares, picture: alias })),
      /** As far as they lie in known squares, in 1/1024 squares. `open`: of doors and windows that are seen now. */
      walls: many(
        v.strictObject({
          x1: whole,
          y1: whole,
          x2: whole,
          y2: whole,
          kind: v.picklist(['wall', 'door', 'window', 'object']),
          open: v.nullable(v.boolean()),
        }),
      ),
      /** Templates that are shared, as far as they are seen now; the number of the side whose colour they have. */
      areas: list(v.strictObject({ name: text, badge: whole, squares: many(v.strictObject(squares)) })),
      /** Painted ground in known squares, as it was seen last. */
      ground: list(
        v.strictObject({
          kind: v.picklist(['difficult', 'blocking', 'hazardous', 'cover']),
          squares: many(v.strictObject(squares)),
        }),
      ),
      /** Where the rules count in zones: those of the known squares; without a name: they go by none. */
      zones: many(v.strictObject({ name: text, squares: many(v.strictObject(squares)) })),
      /** The ways walked this turn by those who are seen: top-left squares, in the colour of their side. */
      trails: list(v.strictObject({ badge: whole, size: whole, at: many(v.strictObject({ x: whole, y: whole })) })),
    }),
  ),
})

/** A ruler that lies on the shown part of the map; of one square alone: somebody points there. */
export const recordRuler = v.strictObject({
  /** Start, waypoints and end, in squares as in the record. */
  at: list(v.strictObject({ x: whole, y: whole })),
  /** Its length, ready to show; empty: nothing is measured. */
  words: text,
})
export type RecordRuler = v.InferOutput<typeof recordRuler>

const publicRecord = v.variant('show', [tableRecord, curtainRecord])

/** The names of all pictures that a record speaks of. */
export function picturesIn(record: PublicRecord | null): ReadonlySet<string> {
  if (record?.show !== 'table') return new Set()
  const names = [...(record.map?.pieces ?? []), ...record.combatants].map(({ picture }) => picture)
  return new Set(names.filter(name => name !== null))
}

/** The record in a message; null when it is none: a field too many, one missing, or one of another kind. */
export function readRecord(message: unknown): PublicRecord | null {
  const read = v.safeParse(publicRecord, message)
  return read.success ? read.output : null
}
