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

/** A line of play: what was done from the place where it left another. Playing on after an undo begins one. */
export interface Branch {
  /** 0: the first line of play; the others in the order in which they began. */
  readonly id: number
  /** The branch it left; null: it is the first. */
  readonly parent: number | null
  /** Where it left. With entries: in the middle of a command, which is then its own from the beginning. */
  readonly from: Mark
  /** Its own commands, from number `from.done` on. */
  readonly steps: readonly Step[]
  /** What the GM calls it. */
  readonly name: string | null
}

/**
 * The journal folded: the commands of the branch that is played, in order, and the place where play stands. What lies
 * behind the mark was undone and can be redone until something new is done: that begins a branch, and leaves the other.
 */
export interface Timeline {
  /** Has holes below `known`. */
  readonly steps: readonly Step[]
  /** The first command that is known; 0 once the whole journal has been read. */
  readonly known: number
  readonly mark: Mark
  /** Number of the branch that is played; null while the beginning of the journal has not been read. */
  readonly branch: number | null
  /** All that was ever played, by number; empty while the beginning of the journal has not been read. */
  branches(): readonly Branch[]
  /** All commands of a branch from the first one of the fight. Throws `Diverged` when there is no such branch. */
  lineOf(branch: number): readonly Step[]
  /** Take in one row. Throws `Diverged` when the row cannot follow what came before. */
  append(row: Row): void
  /** Take in the rows before the first one it was given, when they have been read at last. */
  fill(earlier: Iterable<Row>): void
}

/** A branch as it is kept: the steps of the one that is played are those of the line. */
type Kept = { parent: number | null; from: Mark; steps: readonly Step[]; name: string | null }

/**
 * The time line of these rows. `done` complete commands lie before the first of them; rows that lead back behind that
 * place, or to another branch, throw `Diverged`, and the whole journal must be read.
 */
export function createTimeline(rows: Iterable<Row> = [], done = 0): Timeline {
  const steps: (Step & { entries: Entry[] })[] = new Array(done)
  let known = done
  let mark: Mark = { done, entries: null }
  let branches: Kept[] = [{ parent: null, from: { done: 0, entries: null }, steps: [], name: null }]
  let current = 0
  // The numbers of branches follow from the whole journal: until it is there, what came since is told again.
  let since: Row[] | null = done > 0 ? [] : null
  for (const row of rows) append(row)
  return {
    steps,
    get known() {
      return known
    },
    get mark() {
      return mark
    },
    get branch() {
      return since ? null : current
    },
    branches: () => (since ? [] : branches.map((kept, id) => ({ id, ...kept, steps: ownSteps(id) }))),
    lineOf,
    append,
    fill,
  }

  function append(row: Row): void {
    switch (row.row) {
      case 'open':
        if (mark.entries !== null) throw new Diverged('A command was opened while another was open.')
        leave(row.apart)
        steps.push({ command: row.command, rules: row.rules, entries: [] })
        mark = { done: mark.done, entries: 0 }
        break
      case 'entry': {
        openStep('An entry')
        leave()
        steps[mark.done]!.entries.push(row.entry)
        mark = { done: mark.done, entries: mark.entries! + 1 }
        break
      }
      case 'close': {
        openStep('The end of a command')
        leave()
        const { command, rules, entries } = steps[mark.done]!
        steps[mark.done] = { command, rules, entries, redo: row.redo }
        mark = { done: mark.done + 1, entries: null }
        break
      }
      case 'undo':
      case 'redo': {
        const { done, entries } = row.to
        const complete = done === known || steps[done - 1]?.redo
        const step = steps[done]
        const fits = done >= known && complete && (entries === null || (step && entries <= step.entries.length))
        if (!fits) throw new Diverged(`The journal goes to command ${done}, but ${known} to ${steps.length} are known.`)
        mark = row.to
        break
      }
      case 'branch': {
        const line = lineOf(row.to)
        branches[current]!.steps = ownSteps(current)
        current = row.to
        steps.splice(0, steps.length, ...(line as typeof steps))
        mark = endOf(line)
        break
      }
      case 'name':
        if (since) break
        if (!branches[row.branch]) throw noBranch(row.branch)
        branches[row.branch]!.name = row.name
    }
    since?.push(row)
  }

  function fill(earlier: Iterable<Row>): void {
    if (!since) return
    const before = createTimeline(earlier)
    if (before.mark.done < known) throw new Diverged('The earlier part of the journal is incomplete.')
    const rowsSince = since
    for (const row of rowsSince) before.append(row)
    known = 0
    since = null
    branches = before.branches().map(({ parent, from, steps, name }) => ({ parent, from, steps, name }))
    current = before.branch!
    // The mark is where it was: the same rows have led there.
    steps.splice(0, steps.length, ...(before.steps as typeof steps))
  }

  function lineOf(id: number): readonly Step[] {
    if (since || !branches[id]) throw noBranch(id)
    const { parent, from } = branches[id]!
    return parent === null ? ownSteps(id) : [...lineOf(parent).slice(0, from.done), ...ownSteps(id)]
  }

  function ownSteps(id: number): readonly Step[] {
    return id === current ? steps.slice(branches[id]!.from.done) : branches[id]!.steps
  }

  function openStep(what: string): void {
    if (mark.entries === null || !steps[mark.done]) throw new Diverged(`${what} came while no command was open.`)
  }

  /** Something new is done. Where something had been undone, or it shall stand apart, the line that it belongs to is left, and another begins. */
  function leave(isApart = false): void {
    const { done, entries } = mark
    const open = entries === null ? undefined : steps[done]
    const isUndone = open && (open.entries.length > entries! || open.redo)
    const line = done + (open ? 1 : 0)
    if (steps.length === line && !isUndone && !isApart) return
    if (!since) {
      branches[current]!.steps = ownSteps(current)
      let parent = current
      while (branches[parent]!.parent !== null && !isBehind(mark, branches[parent]!.from))
        parent = branches[parent]!.parent!
      current = branches.push({ parent, from: mark, steps: [], name: null }) - 1
    }
    steps.length = line
    // The other line keeps its own.
    if (open) steps[done] = { command: open.command, rules: open.rules, entries: open.entries.slice(0, entries!) }
  }

  /** Whether a place belongs to the branch that left there, and not to the one it left. */
  function isBehind(at: Mark, from: Mark): boolean {
    return at.done !== from.done ? at.done > from.done : (at.entries ?? -1) > (from.entries ?? -1)
  }
}

/** Where a line of play ends: behind its last command, or in the middle of it. */
export function endOf(line: readonly Step[]): Mark {
  const last = line.at(-1)
  if (!last || last.redo) return { done: line.length, entries: null }
  return { done: line.length - 1, entries: last.entries.length }
}

const noBranch = (id: number) => new Diverged(`The journal has no branch ${id}, or its beginning has not been read.`)
