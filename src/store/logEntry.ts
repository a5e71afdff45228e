import type { Event, Id, Ruleset, RulesetTypes, Snapshot, Step } from '~/engine'
import type { LogEntry, LogLine } from './types'

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
  around: () => Around<R>
}): LogEntry {
  const { ruleset, step, done, open, undone } = given
  let told: { words: string; lines: readonly LogLine[] } | undefined
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
    words: ruleset.text.command(step.command, name),
    lines: events.map((event): LogLine => logLine(ruleset, event, name)),
  }
}

function sourcesOf(step: Step): LogEntry['sources'] {
  const sources = new Set<'physical' | 'gm' | 'auto'>()
  for (const entry of step.entries)
    if ('source' in entry && entry.source !== 'click' && entry.source !== 'dice') sources.add(entry.source)
  return [...sources]
}

function logLine<R extends RulesetTypes>(ruleset: Ruleset<R>, event: Event, name: (id: Id) => string): LogLine {
  return {
    words: ruleset.text.event(event, name),
    type: event.type,
    parts: (event.because ?? []).map(part => ({ n: part.n, words: ruleset.text.part(part), rule: part.rule })),
    rules: event.rules ?? [],
    shared: event.shared !== undefined,
    event,
  }
}
