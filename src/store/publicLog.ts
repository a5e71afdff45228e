import type { Combatant, Id, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import { isKnown } from '~/table/share'
import type { LogEntry } from './types'

/** How many lines the players' window is given. */
const LINES = 12

/** Those on the map whom the players do not see. */
type Unseen = (s: Snapshot) => ReadonlySet<Id>

/**
 * The latest lines of the log that the players may read, told from the shared facts alone. Somebody they do not know by
 * name is "Someone"; left out is a line about somebody who is absent from their table, or whom they did not see when it
 * happened, or about a side of which that goes for all.
 */
export function publicLog<R extends RulesetTypes>(
  ruleset: Ruleset<R>,
  s: Snapshot<R>,
  log: readonly LogEntry[],
  unseen: Unseen,
): readonly string[] {
  const lines: string[] = []
  for (let i = log.length - 1; i >= 0 && lines.length < LINES; i--) {
    const entry = log[i]!
    if (entry.undone) continue
    for (let j = entry.lines.length - 1; j >= 0 && lines.length < LINES; j--) {
      const { type, shared } = entry.lines[j]!.event
      if (!shared) continue
      let absent = false
      // Whom they know now they know as the open command stands.
      const isTold = (one: Combatant | undefined) =>
        one !== undefined && isKnown(one) && (entry.open || !wasHidden(entry, one.id, unseen))
      const name = (id: Id) => {
        const side = s.sides[id]
        if (side && Object.values(s.combatants).some(c => c.side === id && isTold(c))) return side.name
        const one = s.combatants[id]
        if (!isTold(one)) absent = true
        return one?.known === 'named' ? one.name : 'Someone'
      }
      const words = ruleset.text.event({ type, with: shared }, name)
      if (!absent) lines.push(words)
    }
  }
  return lines.reverse()
}

/** What the players did not see as a command began, and as it ended. */
type Moments = readonly { readonly there: Snapshot['combatants']; readonly hidden: ReadonlySet<Id> }[]

/** A line is read again at each click, and sight is dear. */
const momentsOf = new WeakMap<LogEntry, Moments>()

/** Out of sight before and after, or not there: what somebody did then is not told either when they come into sight. */
function wasHidden(entry: LogEntry, who: Id, unseen: Unseen): boolean {
  let moments = momentsOf.get(entry)
  if (!moments) {
    const { before, after } = entry.around()
    moments = [before, after].map(s => ({ there: s.combatants, hidden: unseen(s) }))
    momentsOf.set(entry, moments)
  }
  return moments.every(({ there, hidden }) => hidden.has(who) || !there[who])
}
