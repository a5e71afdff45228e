import { type Chain, readChain } from '../journal'
import type { Change } from '../ports'
import {
  asFight,
  asMap,
  asSnapshot,
  type FightRecord,
  isSound,
  type StoredMap,
  type StoredSnapshot,
  summed,
} from './records'

/** All of a fight but its rows. */
export interface FightHeader {
  readonly record: FightRecord
  readonly map: StoredMap
  /** The state before the first row. */
  readonly start: StoredSnapshot
}

/** What makes a fight exist in the database, without its rows. */
export function headerChanges({ record, map, start }: FightHeader): Change[] {
  return [
    { store: 'fights', put: [record.id], value: record },
    { store: 'maps', put: [map.id], value: summed(map) },
    { store: 'snapshots', put: [record.id, start.seq], value: start },
  ]
}

/** The first line of a fight's mirror. The lines after it are its rows, as the database stores them. */
export function mirrorHeader({ record, map, start }: FightHeader): string {
  return JSON.stringify({ record, map: summed(map), start })
}

/** What a mirror holds, each part as far as it is sound. */
export interface MirrorParts {
  readonly record?: FightRecord | undefined
  readonly map?: StoredMap | undefined
  readonly start?: StoredSnapshot | undefined
  /** Its lines after the first. */
  readonly rows: readonly string[]
}

/** The parts of a mirror: one that is damaged takes no other with it. */
export function mirrorParts(lines: readonly string[]): MirrorParts {
  const [header = '', ...rows] = lines
  try {
    const { record, map, start }: { record?: unknown; map?: unknown; start?: unknown } = Object(JSON.parse(header))
    return { record: asFight(record), map: asMap(map), start: beginningIn(start), rows }
  } catch {
    return { rows }
  }
}

/** What a mirror holds, as far as it is sound; undefined when its beginning is not. */
export function readMirror(lines: readonly string[]): (FightHeader & { readonly chain: Chain }) | undefined {
  const { record, map, start, rows } = mirrorParts(lines)
  if (!record || !map || !start) return undefined
  return { record, map, start, chain: readChain({ seq: 0, sum: start.sum }, rows) }
}

/** A sound state before the first row. */
export function beginningIn(value: unknown): StoredSnapshot | undefined {
  const start = asSnapshot(value)
  return start?.seq === 0 && isSound(start, '') ? start : undefined
}
