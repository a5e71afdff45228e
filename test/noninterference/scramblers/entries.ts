import type { Json } from '~/engine'
import type { Log } from '~/store/log/log'
import type { LogEntry, LogLine } from '~/store/log/logEntry'
import type { Moment } from '../fights/moment'

/** The log with each of its entries changed, as it is read. */
export function each(log: Log, change: (entry: LogEntry) => LogEntry): Log {
  const made = new Map<number, LogEntry>()
  const at = (i: number) => {
    const entry = log.at(i)
    if (entry && !made.has(i)) made.set(i, change(entry))
    return made.get(i)
  }
  return { first: log.first, length: log.length, present: log.present, at }
}

/** An entry whose lines can be replaced. */
export const plain = ({
  done,
  command,
  words,
  lines,
  open,
  undone,
  sources,
  thrown,
  concerns,
  around,
}: LogEntry): LogEntry => ({
  done,
  command,
  words,
  lines,
  open,
  undone,
  sources,
  thrown,
  concerns,
  around,
})

/** The facts of a line that are numbers of somebody behind the screen. */
export function behindScreen({ ruleset }: Moment, entry: LogEntry, { event }: LogLine): readonly string[] {
  const { numbers = {} } = ruleset.events[event.type] ?? {}
  const { combatants, sides } = entry.around().after
  const isBehind = (whose: Json | undefined): boolean =>
    typeof whose === 'string'
      ? sides[combatants[whose]?.side ?? whose]?.screen === true
      : typeof whose === 'object' && whose !== null && Object.values(whose).some(isBehind)
  return Object.entries(numbers).flatMap(([fact, whose]) =>
    fact in event.with && [whose].flat().some(owner => isBehind(event.with[owner])) ? [fact] : [],
  )
}
