import type { Id } from '~/engine'
import type { Log } from './log'
import type { LogEntry } from './logEntry'

/** Where somebody stood last before they left the map, and the command in which they did. */
export interface LeftMap {
  readonly cell: number
  readonly entry: LogEntry
}

/**
 * From where these left the map, who stand on it no more: by the latest command up to the one at `present` that took each off it. Nothing
 * of those who never stood on it, or left before the log begins.
 */
export function leftMap(log: Log, present: number, gone: readonly Id[]): ReadonlyMap<Id, LeftMap> {
  const found = new Map<Id, LeftMap>()
  const sought = new Set(gone)
  for (let i = present; i >= 0 && sought.size > 0; i--) {
    const entry = log.at(i)
    if (!entry) continue
    for (const who of sought) {
      if (!entry.concerns(who)) continue
      const before = entry.around().before.combatants[who]
      if (before && before.cell === null) continue
      sought.delete(who)
      if (before) found.set(who, { cell: before.cell!, entry })
    }
  }
  return found
}
