import type { Combatant, Event, Id, Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import { hides } from '~/table/public/asPlayersKnow'
import { isKnown } from '~/table/secrecy/share'
import type { Log } from '../log/log'
import type { LogEntry } from '../log/logEntry'

/** How many lines the players' window is given. */
export const LINES = 12

/** A line that the players may read. */
export interface PublicLine {
  words: string
  /** What they are told of what happened, and nothing else of it. */
  event: Pick<Event, 'type' | 'with'>
  entry: LogEntry
}

/** Those whom the party does not see; null: its sight decided nothing then. */
type Unseen = (s: Snapshot<TableTypes>) => ReadonlySet<Id> | null

/**
 * The latest lines of the log that the players may read, of a deed all or none, so that what became of it is known as long as any of
 * it is there; told from the shared facts alone. Somebody they do not know by
 * name is "Someone"; left out is a line about somebody who is absent from their table or hides from it, or whom they did
 * not see when it happened, or about a side of which that goes for all. What they saw stays told when it is out of their sight.
 */
export function publicLog<R extends TableTypes>(
  ruleset: Ruleset<R>,
  s: Snapshot<R>,
  log: Log,
  unseen: Unseen,
): readonly PublicLine[] {
  const lines: PublicLine[] = []
  let unseenNow: ReturnType<Unseen> | undefined
  const now = () => (unseenNow === undefined ? (unseenNow = unseen(s)) : unseenNow)
  for (let i = log.present; i >= 0 && lines.length < LINES; i--) {
    const entry = log.at(i)!
    for (let j = entry.lines.length - 1; j >= 0; j--) {
      const { type, shared } = entry.lines[j]!.event
      if (!shared) continue
      let absent = false
      const isTold = (one: Combatant | undefined) =>
        one !== undefined &&
        isKnown(one) &&
        !hides(ruleset, s, one.id) &&
        !wasHidden(ruleset, entry, one.id, unseen, now)
      const name = (id: Id) => {
        const side = s.sides[id]
        if (side && Object.values(s.combatants).some(c => c.side === id && isTold(c))) return side.name
        const one = s.combatants[id]
        if (!isTold(one)) absent = true
        return one?.known === 'named' ? one.name : 'Someone'
      }
      const words = ruleset.display.text.event({ type, with: shared }, name)
      if (!absent) lines.push({ words, event: { type, with: shared }, entry })
    }
  }
  return lines.reverse()
}

/** Whom the players did not see as a command began, and as it ended or stands. */
type Moments = readonly { readonly there: Snapshot<TableTypes>; readonly hidden: ReturnType<Unseen> }[]

/** A line is read again at each click, and sight is dear. */
const momentsOf = new WeakMap<LogEntry, Moments>()

/**
 * Out of sight, in hiding, or not known before and after, or not there: what somebody did then is not told either when they come into sight. Of the
 * time before sight decided, as while the fight was set up, is told what is about those who are seen `now`, which is
 * asked only then.
 */
function wasHidden<R extends TableTypes>(
  ruleset: Ruleset<R>,
  entry: LogEntry,
  who: Id,
  unseen: Unseen,
  now: () => ReturnType<Unseen>,
): boolean {
  let moments = momentsOf.get(entry)
  if (!moments) {
    const { before, after } = entry.around()
    moments = [before, after].map(s => ({ there: s, hidden: unseen(s) }))
    momentsOf.set(entry, moments)
  }
  return moments.every(
    ({ there, hidden }) => !isKnown(there.combatants[who]) || hides(ruleset, there, who) || (hidden ?? now())?.has(who),
  )
}
