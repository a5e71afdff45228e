import type { Id, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import { isKnown } from '~/table/share'
import type { LogEntry } from './types'

/** How many lines the players' window is given. */
const LINES = 12

/**
 * The latest lines of the log that the players may read, told from the shared facts alone. Somebody they do not know by
 * name is "Someone"; a line about somebody who is absent from their table, or about a side of which all are, is left out.
 */
export function publicLog<R extends RulesetTypes>(
  ruleset: Ruleset<R>,
  s: Snapshot<R>,
  log: readonly LogEntry[],
): readonly string[] {
  const lines: string[] = []
  for (let i = log.length - 1; i >= 0 && lines.length < LINES; i--) {
    const entry = log[i]!
    if (entry.undone) continue
    for (let j = entry.lines.length - 1; j >= 0 && lines.length < LINES; j--) {
      const { type, shared } = entry.lines[j]!.event
      if (!shared) continue
      let absent = false
      const name = (id: Id) => {
        const side = s.sides[id]
        if (side && Object.values(s.combatants).some(c => c.side === id && isKnown(c))) return side.name
        const one = s.combatants[id]
        if (!one || one.known === 'absent') absent = true
        return one?.known === 'named' ? one.name : 'Someone'
      }
      const words = ruleset.text.event({ type, with: shared }, name)
      if (!absent) lines.push(words)
    }
  }
  return lines.reverse()
}
