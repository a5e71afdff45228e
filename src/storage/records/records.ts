import * as v from 'valibot'
import { checksum } from '../journal'

/** The id of a picture: SHA-256 of its content in URL-safe base 64. Equal pictures share one id. */
export async function pictureId(picture: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer()))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** A text of the form of a picture's id (see `pictureId`), wherever it stands in JSON. */
const QUOTED_ID = /"([A-Za-z0-9_-]{43})"/g

/**
 * Whatever may be the id of a picture in these texts of JSON: states and rows of a fight, so also pictures that were taken
 * away and that undo would bring back. Nothing is known here of commands; a word of the same form does no harm.
 */
export function picturesNamed(texts: Iterable<string>): Set<string> {
  const named = new Set<string>()
  for (const text of texts) for (const [, id] of text.matchAll(QUOTED_ID)) named.add(id!)
  return named
}

/**
 * Commands after which a state of the fight is kept, so that opening it reads at most so many. A state of 24 combatants is
 * as long as about 600 rows: kept at every round or every 50 commands, states would make up most of what is written.
 */
export const SNAPSHOT_EVERY = 200

/** Raised when an older Fray could no longer read the journal of a fight. */
export const JOURNAL_VERSION = 4

const fightRecord = v.object({
  id: v.string(),
  name: v.string(),
  /** Slug of the ruleset. */
  ruleset: v.string(),
  /** `JOURNAL_VERSION` of the Fray that wrote the rows. */
  journal: v.number(),
  /** Name of its record in `maps`. */
  map: v.string(),
  /** Milliseconds since 1970, for display only. */
  created: v.number(),
  /** When it was put into the trash, milliseconds since 1970; absent: it was not. */
  trashed: v.optional(v.number()),
  /** What the GM finds it by. */
  tags: v.optional(v.array(v.string())),
})
/** A fight as the library lists it. */
export type FightRecord = v.InferOutput<typeof fightRecord>

const mapRecord = v.object({
  id: v.string(),
  /** The map, as plain data; a map never changes under its id. */
  map: v.unknown(),
  /** The pictures it shows; they are kept as long as a map names them. */
  pictures: v.array(v.string()),
  /** Checksum over all of it. Maps that were kept before there was one have none. */
  sum: v.optional(v.number()),
})
export type StoredMap = v.InferOutput<typeof mapRecord>

const snapshotRecord = v.object({
  /** Rows that lie behind the state; 0 for the start of the fight. */
  seq: v.number(),
  /** Commands complete in the state. */
  done: v.number(),
  /** The state as JSON. */
  state: v.string(),
  /** Checksum over the line of row `seq` (empty before the first), `seq`, `done` and `state`. */
  sum: v.number(),
})
/** A state of the fight. A cache, except for the start, from which the chain of rows hangs. */
export type StoredSnapshot = v.InferOutput<typeof snapshotRecord>

const progressRecord = v.object({
  /** Name of the fight. */
  id: v.string(),
  /** Milliseconds since 1970. */
  changed: v.number(),
  /** Commands complete. */
  commands: v.number(),
})
/** How far a fight has come, as of its latest snapshot. For display only. */
export type Progress = v.InferOutput<typeof progressRecord>

/** The record, if it has the shape of one; undefined otherwise. Unknown fields of a newer Fray are dropped. */
export const asFight = (value: unknown) => parsed(fightRecord, value)
/** A map whose checksum is wrong is none. Whether it is a map at all is for others to say: to storage it is data. */
export function asMap(value: unknown): StoredMap | undefined {
  const map = parsed(mapRecord, value)
  return map?.sum === undefined || map.sum === mapSum(map) ? map : undefined
}
export const asSnapshot = (value: unknown) => parsed(snapshotRecord, value)
export const asProgress = (value: unknown) => parsed(progressRecord, value)

function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

/** The snapshot of `state` after `done` commands and `seq` rows, bound to the last of these rows as it is stored. */
export function snapshotOf(seq: number, line: string, done: number, state: unknown): StoredSnapshot {
  const json = JSON.stringify(state)
  return { seq, done, state: json, sum: sumOf(seq, line, done, json) }
}

/** Whether the snapshot is undamaged, and the row it stands on is the stored `line` (empty at the start). */
export function isSound(snapshot: StoredSnapshot, line: string): boolean {
  return snapshot.sum === sumOf(snapshot.seq, line, snapshot.done, snapshot.state)
}

/** The map with its checksum, as it is stored. */
export function summed(map: StoredMap): StoredMap {
  return { ...map, sum: mapSum(map) }
}

function mapSum({ id, map, pictures }: StoredMap): number {
  return checksum(0, JSON.stringify([id, map, pictures]))
}

/** The state of a snapshot as the beginning of a fight. */
export function beginningAt({ state }: StoredSnapshot): StoredSnapshot {
  return { seq: 0, done: 0, state, sum: sumOf(0, '', 0, state) }
}

function sumOf(seq: number, line: string, done: number, state: string): number {
  return checksum(checksum(0, line), `${seq} ${done} ${state}`)
}
