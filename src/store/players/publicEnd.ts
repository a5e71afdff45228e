import type { Event, Id, PublicTable, Ruleset, Snapshot } from '~/engine'
import type { PublicFightEnd } from '~/feed/publicRecord'
import type { TableTypes } from '~/table'
import { fightEnd } from '../log/fightEnd'
import type { Fought } from '../log/fightSummary'
import type { Log } from '../log/log'
import type { LogEntry } from '../log/logEntry'

/** A line that the players may read: what they are told of what happened. */
interface ToldLine {
  event: Pick<Event, 'type' | 'with'>
  entry: LogEntry
}

/** What is published of the table, and where it comes from. */
interface Shown {
  /** As it is sent to them. */
  readonly table: Pick<PublicTable, 'combatants' | 'sides'>
  /** The state as they know it. */
  readonly known: Snapshot<TableTypes>
  readonly log: Log
}

/**
 * How the fight ended, from what the players know: the same as the GM's, worked out from the lines that they read and the numbers that
 * they see. Whoever is not at their table holds nothing and has not fallen; of blows and dice only those count that they were told of.
 *
 * @param lines all lines of the fight that they may read
 */
export function publicEnd(
  ruleset: Ruleset<TableTypes>,
  { table, known, log }: Shown,
  lines: readonly ToldLine[],
): PublicFightEnd | null {
  const there = new Map(table.combatants.map(one => [one.id, one]))
  const told = new Map<number, ToldLine[]>()
  for (const line of lines) told.set(line.entry.done, [...(told.get(line.entry.done) ?? []), line])
  const end = fightEnd(ruleset, log, known, command => asTold(ruleset, command, told.get(command.entry.done) ?? []))
  if (!end) return null
  const isThere = (id: string | null): id is string => id !== null && there.has(id)
  const isTold = ({ done, who }: { done: number; who: string }) =>
    known.sides[known.combatants[who]?.side ?? '']?.show === 'exact' || told.has(done)
  const shownPools = new Set(table.combatants.flatMap(({ pools }) => pools.map(({ label }) => label)))
  const { blow, unlucky } = end
  return {
    rounds: end.rounds,
    seconds: end.seconds,
    holds: table.sides.flatMap(({ id }) =>
      table.combatants.some(one => one.side === id && isStanding(ruleset, known, one.id)) ? [id] : [],
    ),
    fell: end.fell.flatMap(fall => (isThere(fall.who) && isTold(fall) ? [{ who: fall.who, round: fall.round }] : [])),
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

function isStanding({ display }: Ruleset<TableTypes>, { combatants }: Snapshot<TableTypes>, id: string): boolean {
  const one = combatants[id]
  return one !== undefined && !one.gone && !display.isOut(one)
}

/** A command as they were told of it: its shared facts, the dice that all see, and the losses of those whose numbers they see. */
function asTold({ display }: Ruleset<TableTypes>, command: Fought, lines: readonly ToldLine[]): Fought {
  const { entry, before, after } = command
  const seen = publicDice(entry)
  const told: LogEntry = {
    done: entry.done,
    command: entry.command,
    words: '',
    open: entry.open,
    undone: entry.undone,
    sources: [],
    lines: lines.map(({ event }) => ({ words: '', type: event.type, parts: [], rules: [], shared: true, event })),
    thrown:
      lines.length === 0 ? [] : entry.thrown.filter(({ of, see }) => see === 'all' && seen.some(die => die.of === of)),
    around: entry.around,
  }
  const isOpen = (id: string) =>
    lines.length > 0 &&
    [before, after].every(s => s.sides[s.combatants[id]?.side ?? '']?.show === 'exact') &&
    display.pools(after.combatants[id]!).length > 0
  // Of those whose numbers they do not see nothing has changed.
  const combatants = Object.fromEntries(
    Object.entries(after.combatants).map(([id, one]) => [id, isOpen(id) ? one : (before.combatants[id] ?? one)]),
  )
  return { ...command, entry: told, after: { ...after, combatants } }
}

/** The dice of a command that all at the table see: not of those behind the screen, nor where nobody may know that somebody rolls. */
export function publicDice(entry: LogEntry): readonly { of: Id; sides: number; face: number }[] {
  const { combatants, sides } = entry.around().after
  return entry.thrown.flatMap(({ of, see, dice, faces }) => {
    const side = sides[combatants[of]?.side ?? '']
    return see !== 'all' || !side || side.screen ? [] : dice.map((count, i) => ({ of, sides: count, face: faces[i]! }))
  })
}
