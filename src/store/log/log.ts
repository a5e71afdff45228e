import type { Fight, RulesetTypes, Ruleset } from '~/engine'
import { logEntry, type LogEntry } from './logEntry'

/**
 * The log of the line of play as it stands, undone commands included: another object whenever something changed. Its
 * entries are made when they are asked for, so that a long evening costs a click no more than a short one. Only the
 * latest log is asked; what an older one says of later commands is not defined.
 */
export interface Log {
  /** Number of the first command that is known; the entry of command `done` is `at(done - first)`. */
  readonly first: number
  readonly length: number
  /** Index of the latest entry that is not undone; -1: none. */
  readonly present: number
  /** The entry at this index from 0, the same object as long as it says the same; undefined beyond the ends. */
  at(i: number): LogEntry | undefined
}

/** The log before any fight is open. */
export const EMPTY_LOG: Log = { first: 0, length: 0, present: -1, at: () => undefined }

/** Writes the log of one fight. */
export interface LogWriter {
  log(): Log
  /** Something new was done when so many commands were complete: what had been undone from there on is gone. */
  grown(done: number): void
  /** Play went to another place on the line, or the rows before the first known one were read. */
  moved(): void
  /** Another line of play: what was told of this one may not be so there. */
  turned(): void
}

/** Keeps the entries of complete commands and of undone ones: their words are told once, and do not change. */
export function createLogWriter<R extends RulesetTypes>(ruleset: Ruleset<R>, fight: Fight<R>): LogWriter {
  // By number of the command; with holes where nobody has looked.
  const complete: LogEntry[] = []
  const undone: LogEntry[] = []
  let latest: Log | null = null

  return {
    log: () => (latest ??= logNow()),
    grown(done) {
      latest = null
      undone.length = 0
      complete.length = Math.min(complete.length, done)
    },
    moved() {
      latest = null
    },
    turned() {
      latest = null
      undone.length = 0
      complete.length = 0
    },
  }

  function logNow(): Log {
    const { mark, steps, known } = fight.timeline
    const isOpen = mark.entries !== null
    const open = isOpen ? openEntry(mark.done) : undefined
    return {
      first: known,
      length: steps.length - known,
      present: mark.done + (isOpen ? 1 : 0) - known - 1,
      at(i) {
        const done = known + i
        if (i < 0 || done >= steps.length) return undefined
        if (open && done === mark.done) return open
        if (done < mark.done) return (complete[done] ??= completeEntry(done, false))
        return (undone[done] ??= completeEntry(done, true))
      },
    }
  }

  function openEntry(done: number): LogEntry {
    const { events, state, timeline } = fight
    const thrown = fight.thrownIn(timeline.mark.done)
    return logEntry({
      ruleset,
      step: timeline.steps[done]!,
      done,
      open: true,
      undone: false,
      events: () => events,
      thrown: () => thrown,
      around: () => ({ before: fight.stateAt(done), after: state }),
    })
  }

  function completeEntry(done: number, isUndone: boolean): LogEntry {
    const step = fight.timeline.steps[done]!
    const around = () => {
      const before = fight.stateAt(done)
      return { before, after: step.redo ? fight.stateAt(done + 1) : before }
    }
    const events = () => fight.eventsOf(done)
    const thrown = () => fight.thrownIn(done)
    return logEntry({ ruleset, step, done, open: false, undone: isUndone, events, thrown, around })
  }
}
