import type { Command, Event, Id, Ruleset, RulesetTypes, Snapshot, Step, Thrown } from '~/engine'
import type { TableTypes } from '~/table'

/** One command in the log with what it said. */
export interface LogEntry {
  /** Number of commands complete before it; the time line goes there. */
  done: number
  command: Command
  /** Words for the command, as the time line names it. */
  words: string
  lines: readonly LogLine[]
  /** The command is still open. */
  open: boolean
  /** It was undone and can be redone. */
  undone: boolean
  /** Faces in it that were typed from the table or decreed. */
  sources: readonly ('physical' | 'gm' | 'auto')[]
  /** The dice that fell in it, in their order. */
  readonly thrown: readonly Thrown[]
  /** Whether it may have changed anything about this combatant: told without working out the states. */
  concerns(who: Id): boolean
  /** The states as the command began, and as it ended or as it stands. */
  around(): { readonly before: Snapshot<TableTypes>; readonly after: Snapshot<TableTypes> }
}
export interface LogLine {
  words: string
  type: string
  parts: readonly { n: number; words: string; rule: string }[]
  rules: readonly string[]
  /** The players know it. */
  shared: boolean
  event: Event
}

/** The states around a command, which give the names. */
interface Around<R extends RulesetTypes> {
  before: Snapshot<R>
  after: Snapshot<R>
}

/**
 * One command of the line of play in words. The words are made when they are first read: a long evening's log is
 * opened without running every command again, and only what scrolls into sight is told.
 */
export function logEntry<R extends RulesetTypes>(given: {
  ruleset: Ruleset<R>
  step: Step
  done: number
  open: boolean
  undone: boolean
  /** What the command said. */
  events: () => readonly Event[]
  thrown: () => readonly Thrown[]
  around: () => Around<R>
}): LogEntry {
  const { ruleset, step, done, open, undone } = given
  let told: { words: string; lines: readonly LogLine[] } | undefined
  let thrown: readonly Thrown[] | undefined
  const tell = () => (told ??= inWords(ruleset, step, given.events(), given.around()))
  return {
    done,
    command: step.command,
    open,
    undone,
    sources: sourcesOf(step),
    get words() {
      return tell().words
    },
    get lines() {
      return tell().lines
    },
    get thrown() {
      return (thrown ??= given.thrown())
    },
    concerns: who => step.redo?.some(({ path }) => path[0] === 'combatants' && path[1] === who) ?? true,
    around: given.around as LogEntry['around'],
  }
}

function inWords<R extends RulesetTypes>(
  ruleset: Ruleset<R>,
  step: Step,
  events: readonly Event[],
  { before, after }: Around<R>,
) {
  const called = ({ combatants, sides }: Snapshot<R>, id: Id) => (combatants[id] ?? sides[id])?.name
  const name = (id: Id) => called(after, id) ?? called(before, id) ?? id
  return {
    words: ruleset.display.text.command(step.command, name),
    lines: events.map((event): LogLine => logLine(ruleset, event, name)),
  }
}

function sourcesOf(step: Step): LogEntry['sources'] {
  const sources = new Set<'physical' | 'gm' | 'auto'>()
  for (const entry of step.entries)
    if ('source' in entry && entry.source !== 'click' && entry.source !== 'dice') sources.add(entry.source)
  return [...sources]
}

/** A sentence of the log, with the numbers that are told with it. */
export function logLine<R extends RulesetTypes>(ruleset: Ruleset<R>, event: Event, name: (id: Id) => string): LogLine {
  return {
    words: ruleset.display.text.event(event, name),
    type: event.type,
    parts: (event.because ?? []).map(part => ({ n: part.n, words: ruleset.display.text.part(part), rule: part.rule })),
    rules: event.rules ?? [],
    shared: event.shared !== undefined,
    event,
  }
}
