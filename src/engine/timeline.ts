import { type Command, Diverged } from './command'
import { type Entry, isBefore, type Mark, type Row } from './journal'
import type { Patch } from './snapshot'

/** One command of the line of play with all that was answered; `redo` is there once it is complete. */
export interface Step {
  command: Command
  rules: { id: string; version: number }
  entries: readonly Entry[]
  redo?: readonly Patch[]
}

/** A command to which answers are still added. */
type Growing = Step & { entries: Entry[] }

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
  return new TimelineOf(rows, done)
}

/** A class for its getters' sake: those of a single object would be slow, and would keep it alive (decision 0009). */
class TimelineOf implements Timeline {
  readonly steps: Growing[]
  known: number
  mark: Mark
  private kept: Kept[] = [{ parent: null, from: { done: 0, entries: null }, steps: [], name: null }]
  private current = 0
  /** The numbers of branches follow from the whole journal: until it is there, what came since is told again. */
  private since: Row[] | null

  constructor(rows: Iterable<Row>, done: number) {
    this.steps = new Array(done)
    this.known = done
    this.mark = { done, entries: null }
    this.since = done > 0 ? [] : null
    for (const row of rows) this.append(row)
  }

  get branch(): number | null {
    return this.since ? null : this.current
  }

  branches(): readonly Branch[] {
    return this.since ? [] : this.kept.map((kept, id) => ({ id, ...kept, steps: this.ownSteps(id) }))
  }

  append(row: Row): void {
    switch (row.row) {
      case 'open':
        if (this.mark.entries !== null) throw new Diverged('A command was opened while another was open.')
        this.leave(row.apart)
        this.steps.push({ command: row.command, rules: row.rules, entries: [] })
        this.mark = { done: this.mark.done, entries: 0 }
        break
      case 'entry': {
        this.openStep('An entry')
        this.leave()
        this.steps[this.mark.done]!.entries.push(row.entry)
        this.mark = { done: this.mark.done, entries: this.mark.entries! + 1 }
        break
      }
      case 'close': {
        this.openStep('The end of a command')
        this.leave()
        const { command, rules, entries } = this.steps[this.mark.done]!
        this.steps[this.mark.done] = { command, rules, entries, redo: row.redo }
        this.mark = { done: this.mark.done + 1, entries: null }
        break
      }
      case 'undo':
      case 'redo': {
        const { done, entries } = row.to
        const complete = done === this.known || this.steps[done - 1]?.redo
        const step = this.steps[done]
        const fits = done >= this.known && complete && (entries === null || (step && entries <= step.entries.length))
        if (!fits)
          throw new Diverged(
            `The journal goes to command ${done}, but ${this.known} to ${this.steps.length} are known.`,
          )
        this.mark = row.to
        break
      }
      case 'branch': {
        const line = this.lineOf(row.to)
        this.kept[this.current]!.steps = this.ownSteps(this.current)
        this.current = row.to
        this.steps.splice(0, this.steps.length, ...(line as Growing[]))
        this.mark = endOf(line)
        break
      }
      case 'name':
        if (this.since) break
        if (!this.kept[row.branch]) throw noBranch(row.branch)
        this.kept[row.branch]!.name = row.name
    }
    this.since?.push(row)
  }

  fill(earlier: Iterable<Row>): void {
    if (!this.since) return
    const before = createTimeline(earlier)
    if (before.mark.done < this.known) throw new Diverged('The earlier part of the journal is incomplete.')
    const rowsSince = this.since
    for (const row of rowsSince) before.append(row)
    this.known = 0
    this.since = null
    this.kept = before.branches().map(({ parent, from, steps, name }) => ({ parent, from, steps, name }))
    this.current = before.branch!
    // The mark is where it was: the same rows have led there.
    this.steps.splice(0, this.steps.length, ...(before.steps as Growing[]))
  }

  lineOf(id: number): readonly Step[] {
    if (this.since || !this.kept[id]) throw noBranch(id)
    const { parent, from } = this.kept[id]!
    return parent === null ? this.ownSteps(id) : [...this.lineOf(parent).slice(0, from.done), ...this.ownSteps(id)]
  }

  private ownSteps(id: number): readonly Step[] {
    return id === this.current ? this.steps.slice(this.kept[id]!.from.done) : this.kept[id]!.steps
  }

  private openStep(what: string): void {
    if (this.mark.entries === null || !this.steps[this.mark.done])
      throw new Diverged(`${what} came while no command was open.`)
  }

  /** Something new is done. Where something had been undone, or it shall stand apart, the line that it belongs to is left, and another begins. */
  private leave(isApart = false): void {
    const { done, entries } = this.mark
    const open = entries === null ? undefined : this.steps[done]
    const isUndone = open && (open.entries.length > entries! || open.redo)
    const line = done + (open ? 1 : 0)
    if (this.steps.length === line && !isUndone && !isApart) return
    if (!this.since) {
      this.kept[this.current]!.steps = this.ownSteps(this.current)
      let parent = this.current
      while (this.kept[parent]!.parent !== null && !isBefore(this.kept[parent]!.from, this.mark))
        parent = this.kept[parent]!.parent!
      this.current = this.kept.push({ parent, from: this.mark, steps: [], name: null }) - 1
    }
    this.steps.length = line
    // The other line keeps its own.
    if (open) this.steps[done] = { command: open.command, rules: open.rules, entries: open.entries.slice(0, entries!) }
  }
}

/** Where a line of play ends: behind its last command, or in the middle of it. */
export function endOf(line: readonly Step[]): Mark {
  const last = line.at(-1)
  if (!last || last.redo) return { done: line.length, entries: null }
  return { done: line.length - 1, entries: last.entries.length }
}

const noBranch = (id: number) => new Diverged(`The journal has no branch ${id}, or its beginning has not been read.`)

/** How many complete commands two lines of play have in common. */
export function shared(a: readonly Step[], b: readonly Step[]): number {
  let count = 0
  while (a[count]?.redo && a[count] === b[count]) count++
  return count
}
