import type { Change } from '../ports/ports'
import { type FightRecord, type StoredMap, type StoredSnapshot, summed } from './records'

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
