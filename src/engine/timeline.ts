import type { Command } from './command'
import type { Entry, Mark, Row } from './journal'
import type { Patch } from './snapshot'
import { Diverged } from './refused'

/** One command of the line of play with all that was answered; `redo` is there once it is complete. */
export interface Step {
  command: Command
  rules: { id: string; version: number }
  entries: readonly Entry[]
  redo?: readonly Patch[]
}

/**
 * The journal folded: the commands in order, and the place where play stands. What lies behind the mark was undone and
 * can be redone until something new is done.
 */
export interface Timeline {
  /** Has holes below `known`. */
  readonly steps: readonly Step[]
  /** The first command that is known; 0 once the whole journal has been read. */
  readonly known: number
  readonly mark: Mark
  /** Take in one row. Throws `Diverged` when the row cannot follow what came before. */
  append(row: Row): void
  /** Take in the rows before the first one it was given, when they have been read at last. */
  fill(earlier: Iterable<Row>): void
}

/**
 * The time line of these rows. `done` complete commands lie before the first of them; rows that lead back behind that
 * place throw `Diverged`, and the whole journal must be read.
 */
export function createTimeline(rows: Iterable<Row> = [], done = 0): Timeline {
  const steps: (Step & { entries: Entry[] })[] = new Array(done)
  let known = done
  let mark: Mark = { done, entries: null }
  for (const row of rows) append(row)
  return {
    steps,
    get known() {
      return known
    },
    fill(earlier) {
      const before = createTimeline(earlier)
      if (before.mark.done < known) throw new Diverged('The earlier part of the journal is incomplete.')
      for (let i = 0; i < known; i++) steps[i] = { ...before.steps[i]!, entries: [...before.steps[i]!.entries] }
      known = 0
    },
    get mark() {
      return mark
    },
    append,
  }

  function append(row: Row): void {
    switch (row.row) {
      case 'open':
        if (mark.entries !== null) throw new Diverged('A command was opened while another was open.')
        forget()
        steps.push({ command: row.command, rules: row.rules, entries: [] })
        mark = { done: mark.done, entries: 0 }
        return
      case 'entry': {
        const step = openStep('An entry')
        forget()
        // What was undone goes; else the list only grows.
        if (step.entries.length > mark.entries!) step.entries = step.entries.slice(0, mark.entries!)
        step.entries.push(row.entry)
        mark = { done: mark.done, entries: mark.entries! + 1 }
        return
      }
      case 'close': {
        const step = openStep('The end of a command')
        forget()
        const { command, rules, entries } = step
        steps[mark.done] = { command, rules, entries: entries.slice(0, mark.entries!), redo: row.redo }
        mark = { done: mark.done + 1, entries: null }
        return
      }
      case 'undo':
      case 'redo': {
        const { done, entries } = row.to
        const complete = done === known || steps[done - 1]?.redo
        const step = steps[done]
        const fits = done >= known && complete && (entries === null || (step && entries <= step.entries.length))
        if (!fits) throw new Diverged(`The journal goes to command ${done}, but ${known} to ${steps.length} are known.`)
        mark = row.to
        return
      }
    }
  }

  function openStep(what: string): (typeof steps)[number] {
    const step = mark.entries === null ? undefined : steps[mark.done]
    if (!step) throw new Diverged(`${what} came while no command was open.`)
    return step
  }

  /** Something new is done: what had been undone is gone for good from the line of play (the journal keeps it). */
  function forget(): void {
    const line = mark.done + (mark.entries === null ? 0 : 1)
    if (steps.length > line) steps.length = line
  }
}
