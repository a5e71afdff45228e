import type { Event, Id, Measures, PublicTable, Ruleset, Snapshot, Thrown } from '~/engine'
import type { PublicFightEnd } from '~/feed/publicRecord'
import type { TableTypes } from '~/table'
import { outcomesIn } from '~/table/contract/outcome'
import { fightEnd } from '../log/fightEnd'
import type { Fought } from '../log/fightSummary'
import type { Log } from '../log/log'
import type { LogEntry, LogLine } from '../log/logEntry'

/** A line of the log that the players may read, with the facts that they are told. */
export interface ToldLine {
  event: Pick<Event, 'type' | 'with'>
  entry: LogEntry
  /** Its index among all lines of the entry, also those that only the GM reads. */
  at: number
  /** The combatants and sides that the words name, with the names used. */
  named: ReadonlyMap<Id, string>
}

/** The published table, and what it was made from. */
interface Shown {
  /** As sent to the players. */
  readonly table: Pick<PublicTable, 'combatants' | 'sides'>
  /** The state as the players know it. */
  readonly known: Snapshot<TableTypes>
  readonly log: Log
  /** Whether the players knew of this combatant both before and after a command. */
  isKnownIn(entry: LogEntry, who: Id): boolean
}

/**
 * How the fight ended, as far as the players know: the GM's `fightEnd`, given only the lines that players read and the numbers that they
 * see. Combatants whom they do not know do not count. A blow, a die, a fall or a loss counts only if they were told of it or saw it
 * in numbers.
 *
 * @param lines all lines of the fight that the players may read
 */
export function publicEnd(
  ruleset: Ruleset<TableTypes>,
  { table, known, log, isKnownIn }: Shown,
  lines: readonly ToldLine[],
): PublicFightEnd | null {
  const there = new Map(table.combatants.map(one => [one.id, one]))
  const told = new Map<number, ToldLine[]>()
  for (const line of lines) told.set(line.entry.done, [...(told.get(line.entry.done) ?? []), line])
  const toldOf = (done: number) => told.get(done) ?? []
  const isInNumbers = (entry: LogEntry, who: Id) => isExact(entry, who) && isKnownIn(entry, who)
  const end = fightEnd(ruleset, log, known, {
    asKnown: command => asTold(ruleset, command, toldOf(command.entry.done)),
    isLoss: ({ entry }, who) =>
      there.has(who) &&
      isInNumbers(entry, who) &&
      // A loss in one's own command is a price, if the players were told who acted.
      !(entry.command.by === who && toldOf(entry.done).some(({ named }) => named.has(who))),
  })
  if (!end) return null
  const isThere = (id: string | null): id is string => id !== null && there.has(id)
  const isToldOf = ({ done, who }: { done: number; who: string }) =>
    isInNumbers(log.at(done - log.first)!, who) ||
    outcomesIn(
      ruleset.display.outcomes,
      toldOf(done).map(({ event }) => event),
    ).some(({ to }) => to === who)
  const shownPools = new Set(table.combatants.flatMap(({ pools }) => pools.map(({ label }) => label)))
  const { blow, unlucky } = end
  return {
    rounds: end.rounds,
    seconds: end.seconds,
    holds: table.sides.flatMap(({ id }) =>
      table.combatants.some(one => one.side === id && end.stand.includes(one.id)) ? [id] : [],
    ),
    out: end.out.flatMap(exit => {
      const { who, how, round } = exit
      return isThere(who) && isToldOf(exit) ? [{ who, how, round }] : []
    }),
    blow:
      blow && isThere(blow.by) && isThere(blow.to)
        ? { by: blow.by, to: blow.to, n: blow.n, kind: blow.kind, round: blow.round }
        : null,
    unlucky:
      unlucky && isThere(unlucky.of)
        ? { who: unlucky.of, sides: unlucky.sides, face: unlucky.face, round: unlucky.round }
        : null,
    lost: Object.entries(end.lost).flatMap(([label, n]) => (shownPools.has(label) ? [{ label, n }] : [])),
  }
}

/** Whether the side of this one was shown in numbers both as a command began and as it ended. */
export function isExact(entry: LogEntry, who: Id): boolean {
  const { before, after } = entry.around()
  return [before, after].every(s => s.sides[s.combatants[who]?.side ?? '']?.show === 'exact')
}

/**
 * A command as the players were told of it: its shared facts, the dice of lines that they read, and the losses of combatants whose numbers
 * they see. It is the GM's command, because only the lines may tell who acted.
 */
function asTold({ display }: Ruleset<TableTypes>, command: Fought, lines: readonly ToldLine[]): Fought {
  const { entry, before } = command
  const after = lines.length === 0 ? before : afterAsTold(display, command)
  const told: LogEntry = {
    done: entry.done,
    command: { ...entry.command, by: 'gm' },
    words: '',
    open: entry.open,
    undone: entry.undone,
    sources: [],
    lines: lines.map(({ event }) => toldLogLine(event)),
    // `eventsBefore` counts the told lines only.
    thrown: toldThrows(display.measures, lines).map(({ thrown, line }) => ({
      ...thrown,
      eventsBefore: lines.indexOf(line),
    })),
    concerns: entry.concerns,
    around: () => ({ before, after }),
  }
  return { ...command, entry: told, after }
}

/** The state after a command of which lines were told: of whoever is not shown in numbers it is that before. */
function afterAsTold(display: Ruleset<TableTypes>['display'], { entry, before, after }: Fought): Fought['after'] {
  const isOpen = (id: string) => isExact(entry, id) && display.pools(after.combatants[id]!).length > 0
  const combatants = Object.fromEntries(
    Object.entries(after.combatants).map(([id, one]) => {
      const was = before.combatants[id] ?? one
      return [id, was !== one && isOpen(id) ? one : was]
    }),
  )
  return { ...after, combatants }
}

/** A line of the log with the shared facts of an event only. */
export function toldLogLine(event: ToldLine['event']): LogLine {
  return { words: '', type: event.type, parts: [], rules: [], shared: true, event }
}

/** A throw, and the line that tells the players its purpose. */
interface ToldThrow {
  readonly thrown: Thrown
  readonly line: ToldLine
}

/**
 * The throws of a command whose dice the players may see. A throw belongs to the next line after it that measures a roll. Players see the
 * throw if they are told that line, the line names the roller, everybody may see the roll, and its side does not roll behind the
 * screen. If something was said between two throws of one roller with the same key and line, only the later one is shown: the
 * earlier one was rolled again, or was for something that players are not told.
 *
 * @param lines all lines of one command that the players may read
 */
export function toldThrows(measures: Measures, lines: readonly ToldLine[]): readonly ToldThrow[] {
  const entry = lines[0]?.entry
  if (!entry) return []
  const { combatants, sides } = entry.around().after
  const told = entry.thrown.flatMap((thrown): ToldThrow[] => {
    const { of, see, eventsBefore } = thrown
    const side = sides[combatants[of]?.side ?? '']
    if (see !== 'all' || !side || side.screen) return []
    const at = entry.lines.findIndex(({ type }, i) => i >= eventsBefore && measures[type] !== undefined)
    const line = lines.find(one => one.at === at)
    return line?.named.has(of) ? [{ thrown, line }] : []
  })
  const isLater = (one: ToldThrow, other: ToldThrow) =>
    one.line === other.line &&
    one.thrown.of === other.thrown.of &&
    one.thrown.key === other.thrown.key &&
    one.thrown.eventsBefore > other.thrown.eventsBefore
  return told.filter(one => !told.some(other => isLater(other, one)))
}
