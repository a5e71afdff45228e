import { upgraded, upgradedPatches } from './fields'
import { applyPatches } from './patches'
import { attempt, type Rejection, type Command, isAlong } from './command'
import type { Ruleset } from './ruleset'
import { startCommand, run, type Glance, type RunningCommand, type Run, type Start, type Thrown } from './run'
import { closed } from './wholeCommand'
import { createTimeline, endOf, shared, type Step, type Timeline } from './timeline'
import { type Answer, type Entry, isBefore, type Mark, type Row } from './journal'
import type { Asked } from './questions'
import type { Event } from './events'
import type { RulesetTypes, Snapshot } from './snapshot'

/** Commands whose states are all at hand for undo; of those before, one state in as many is. */
const RECENT = 32

/** What doing something gave: the rows that must be kept, or why not. Nothing has changed after a `no`. */
export type Result = { rows: readonly Row[]; no?: never } | { no: Rejection; rows?: never }

/** What other rules cost the open command: how many of its last answers no longer fitted, and the rows that say so. */
export interface Repair {
  dropped: number
  rows: readonly Row[]
}

/** Something that was taken in while a command ran. */
export interface Entered<R extends RulesetTypes> {
  readonly entry: Entry
  /** The question that it answered; null: it was a ruling. */
  readonly asked: Asked | null
  readonly state: Snapshot<R>
}

/** A fight in play: the line of play, the open command, undo and redo. Holds state, does no I/O. */
export interface Fight<R extends RulesetTypes> {
  readonly state: Snapshot<R>
  /** The open questions; null at rest. */
  readonly asks: readonly Asked[] | null
  /** What the open or the latest command has said so far. */
  readonly events: readonly Event[]
  /** State and open questions for whoever answers at once, a standing order: cheaper than `state` and `asks`, not to be kept. */
  peek(): Glance<R>
  readonly timeline: Timeline
  do(command: Command): Result
  answer(answer: Answer): Result
  /** A ruling in the middle of a question; at rest use a command. */
  ruling(entry: Exclude<Entry, Answer>): Result
  /**
   * Go to a place on the time line, back or forward. The state there is the one that was, byte for byte; in the middle of a
   * command that other rules have made, as far as its answers still fit (`repair`, whose rows come with those given).
   * Throws `Diverged` when the place is not on the line.
   */
  go(to: Mark): Result
  /** What the open command would have said once these answers were taken; null: they do not fit, or none is open. Nothing is kept. */
  ahead(answers: readonly Answer[]): readonly Event[] | null
  /**
   * Play another branch, from its end. Its state is the one that was, byte for byte, as with `go`. A problem while the
   * beginning of the journal has not been read, and where there is no such branch.
   */
  openBranch(branch: number): Result
  /** Take in rows that were played elsewhere from this line, as `retcon` does. Throws `Diverged` where they were not. */
  adopt(rows: readonly Row[]): { rows: readonly Row[] }
  /** Give a branch a name, or none. */
  nameBranch(branch: number, name: string | null): Result
  /** The state at the end of a branch, before a command that is open there. Throws `Diverged` where there is none. */
  stateOfBranch(branch: number): Snapshot<R>
  /** One step back: the open command as a whole, or the latest, with its whole gesture. `answer`: only its last answer. Null: at the start. */
  back(by: 'command' | 'answer'): Mark | null
  /** One step forward along what was undone, from here or from another mark. Null: nothing was undone. */
  forward(by: 'command' | 'answer', from?: Mark): Mark | null
  /** The state before command number `done`. Cost: the commands since the nearest state in memory. */
  stateAt(done: number): Snapshot<R>
  /** Everything command number `i` said, by running it again. Empty when it was made by other rules, or does not fit these. */
  eventsOf(i: number): readonly Event[]
  /** The dice that fell in command number `i`, the open one as far as it has come. Empty when it was made by other rules. */
  thrownIn(i: number): readonly Thrown[]
  /** What command number `i` was asked and told, entry by entry, each with the state it met. Empty as with `thrownIn`. */
  enteredIn(i: number): readonly Entered<R>[]
  /** The journal before the place where the fight was opened: the state at its beginning and the rows since. */
  fill(start: Snapshot<R>, earlier: Iterable<Row>): void
  /** Set when the rules had changed since the command was begun that opening, or the last `go`, led into. */
  readonly repair: Repair | null
}

/**
 * Open a fight from a state and the rows that came after it; `done` commands lie before that state (0: its beginning).
 * A fight opened at a later state is playable at once; `fill` gives it the rows before, for undo and for the log. What an older version
 * has written is given what was added to house rules and sheets since (`StateRules.declared`); the rows stay as they are.
 *
 * Errors: `Diverged` when the rows do not fit together. When the open command was made by other rules, the longest
 * prefix of its answers that still fits is kept (`repair` tells of the rest).
 */
export function openFight<R extends RulesetTypes>(given: Opening<R>): Fight<R> {
  return new RunningFight(given)
}

/** What a fight is opened with. */
interface Opening<R extends RulesetTypes> {
  ruleset: Ruleset<R>
  /** The map that the fight began on. */
  terrain: R['terrain']
  state: Snapshot<R>
  done?: number
  rows?: Iterable<Row>
}

/** A class for its getters' sake, like the time line. */
class RunningFight<R extends RulesetTypes> implements Fight<R> {
  readonly timeline: Timeline
  repair: Repair | null = null
  private readonly ruleset: Ruleset<R>
  private readonly terrain: R['terrain']
  /** States before each command, filled as far as they are known; index = number of complete commands. */
  private readonly states: (Snapshot<R> | undefined)[] = []
  private readonly openedAt: number
  private running: RunningCommand<R> | undefined
  /** What the open command, or the one that has just come to its end, has led to, once it has been read. */
  private latest: Run<R> | undefined
  /** The dice of the command that has just come to its end. */
  private justThrown: { readonly done: number; readonly thrown: readonly Thrown[] } | undefined

  constructor({ ruleset, terrain, state, done = 0, rows }: Opening<R>) {
    this.ruleset = ruleset
    this.terrain = terrain
    this.timeline = createTimeline(rows, done)
    this.openedAt = done
    this.states[done] = upgraded(ruleset.state.declared, state)
    this.settle()
  }

  get state(): Snapshot<R> {
    return this.now()?.state ?? this.stateAt(this.timeline.mark.done)
  }

  get asks(): readonly Asked[] | null {
    const at = this.now()
    return at?.status === 'pending' ? at.asks : null
  }

  get events(): readonly Event[] {
    const at = this.now()
    if (at) return at.events
    const { done } = this.timeline.mark
    return done > 0 ? this.eventsOf(done - 1) : []
  }

  peek(): Glance<R> {
    return this.running?.peek() ?? { state: this.state, asks: null }
  }

  answer(answer: Answer): Result {
    return this.take(answer)
  }

  ruling(entry: Exclude<Entry, Answer>): Result {
    return this.take(entry)
  }

  ahead(answers: readonly Answer[]): readonly Event[] | null {
    const { done, entries } = this.timeline.mark
    const { running } = this
    if (!running || entries === null) return null
    const tried = attempt(() => {
      const trial = startCommand(this.startOf(this.timeline.steps[done]!.command, done), running.checkpoint())
      for (const answer of answers) trial.take(answer)
      return trial.emitted()
    })
    return 'no' in tried ? null : tried.made
  }

  openBranch(branch: number): Result {
    const turned = attempt(() => this.adopt([{ row: 'branch', to: branch }]))
    return 'no' in turned ? turned : turned.made
  }

  nameBranch(branch: number, name: string | null): Result {
    const row: Row = { row: 'name', branch, name }
    const no = attempt(() => (this.timeline.lineOf(branch), this.timeline.append(row)))
    return 'no' in no ? no : { rows: [row] }
  }

  fill(start: Snapshot<R>, earlier: Iterable<Row>): void {
    this.timeline.fill(earlier)
    this.states[0] = upgraded(this.ruleset.state.declared, start)
  }

  /** Read when somebody looks and not before: answers that come by themselves follow one another without. */
  private now(): Run<R> | undefined {
    return (this.latest ??= this.running?.read())
  }

  private startOf(command: Command, done: number): Start<R> {
    const { ruleset, terrain } = this
    return { ruleset, terrain, snapshot: this.stateAt(done), command }
  }

  do(command: Command): Result {
    if (this.timeline.mark.entries !== null) return { no: { problem: 'Another action waits for an answer.' } }
    const done = this.timeline.mark.done
    const no = closed(this.ruleset, this.terrain, this.stateAt(done), command)
    if (no) return { no }
    const next = attempt(() => startCommand(this.startOf(command, done)), command.force)
    if ('no' in next) return next
    this.running = next.made
    const { id, version } = this.ruleset
    return this.follow([{ row: 'open', command, rules: { id, version } }])
  }

  /** Take in an answer, or a ruling. */
  private take(entry: Entry): Result {
    if (!this.running || this.timeline.mark.entries === null) return { no: { problem: 'Nothing waits for an answer.' } }
    try {
      const taken = attempt(() => this.running!.take(entry))
      if ('no' in taken) {
        if (this.running.hasPassedOver()) this.settle()
        return taken
      }
    } catch (error) {
      // The rules broke down over it, and the procedure is lost: it is run again up to the question.
      this.settle()
      throw error
    }
    return this.follow([{ row: 'entry', entry }])
  }

  /** Append the rows, and the end of the command if it has come to its end. */
  private follow(rows: Row[]): Result {
    this.latest = undefined
    const done = this.timeline.mark.done
    for (const row of rows) this.timeline.append(row)
    const end = this.running!.peek().asks ? undefined : this.now()
    if (end?.status === 'done') {
      const close: Row = { row: 'close', redo: end.redo }
      this.timeline.append(close)
      rows.push(close)
      // To set the length of a list is a call out of compiled code, even where it is that long.
      if (this.states.length > done + 1) this.states.length = done + 1
      this.states[done + 1] = end.state
      this.thinOut(done - RECENT)
      this.justThrown = { done, thrown: this.running!.thrown }
      this.running = undefined
    }
    return { rows }
  }

  /** Of the states of long ago only some are kept: the others are made again from the one before when they are asked for. */
  private thinOut(i: number): void {
    // The one that the fight was opened with: behind it there may be none down to the very first.
    if (i > this.timeline.known && i !== this.openedAt && i % RECENT !== 0) this.states[i] = undefined
  }

  go(to: Mark): Result {
    const row: Row = { row: isBefore(to, this.timeline.mark) ? 'undo' : 'redo', to }
    this.timeline.append(row)
    this.settle()
    return { rows: [row, ...(this.repair?.rows ?? [])] }
  }

  /** Take in rows that lead to another line of play. */
  adopt(rows: readonly Row[]): { rows: readonly Row[] } {
    const before = [...this.timeline.steps]
    for (const row of rows) this.timeline.append(row)
    this.states.length = Math.min(this.states.length, shared(before, this.timeline.steps) + 1)
    this.settle()
    return { rows: [...rows, ...(this.repair?.rows ?? [])] }
  }

  stateOfBranch(branch: number): Snapshot<R> {
    const line = this.timeline.lineOf(branch)
    const { done } = endOf(line)
    const from = Math.min(done, shared(line, this.timeline.steps))
    return line.slice(from, done).reduce((state, step) => this.after(state, step), this.stateAt(from))
  }

  /** Bring the open command (if any) to where the mark stands. */
  private settle(): void {
    this.running = undefined
    this.latest = undefined
    this.justThrown = undefined
    this.repair = null
    const { done, entries } = this.timeline.mark
    if (entries === null) return
    const step = this.timeline.steps[done]!
    this.running = startCommand(this.startOf(step.command, done))
    for (const [i, entry] of step.entries.slice(0, entries).entries()) {
      const fits = attempt(() => this.running!.take(entry))
      if ('no' in fits) {
        const row: Row = { row: 'undo', to: { done, entries: i } }
        this.repair = { dropped: entries - i, rows: [row] }
        this.timeline.append(row)
        this.running = startCommand(this.startOf(step.command, done))
        for (const kept of step.entries.slice(0, i)) this.running.take(kept)
        break
      }
    }
  }

  back(by: 'command' | 'answer'): Mark | null {
    const { done, entries } = this.timeline.mark
    if (entries !== null && by === 'answer' && entries > 0) return { done, entries: entries - 1 }
    if (entries !== null) return { done: by === 'command' ? this.beginOfGesture(done) : done, entries: null }
    if (done === this.timeline.known) return null
    const { length } = this.timeline.steps[done - 1]!.entries
    if (by === 'answer' && length > 0) return { done: done - 1, entries: length - 1 }
    return { done: by === 'command' ? this.beginOfGesture(done - 1) : done - 1, entries: null }
  }

  forward(by: 'command' | 'answer', { done, entries } = this.timeline.mark): Mark | null {
    const step = this.timeline.steps[done]
    if (!step) return null
    const at = entries ?? 0
    // The last answer of a complete command leads to its end, as it did when it was given.
    const last = step.entries.length - (step.redo ? 1 : 0)
    if (by === 'answer' && at < last) return { done, entries: at + 1 }
    if (step.redo) {
      const next = this.timeline.steps[done + 1]
      const isOneGesture = by === 'command' && next !== undefined && isAlong(next.command)
      return isOneGesture ? this.forward(by, { done: done + 1, entries: null }) : { done: done + 1, entries: null }
    }
    return at < step.entries.length || entries === null ? { done, entries: step.entries.length } : null
  }

  /** The first command of the gesture that this one belongs to. */
  private beginOfGesture(done: number): number {
    let first = done
    while (first > this.timeline.known && isAlong(this.timeline.steps[first]!.command)) first--
    return first
  }

  stateAt(done: number): Snapshot<R> {
    let at = done
    while (!this.states[at] && at > this.timeline.known) at--
    let state = this.states[at]!
    while (at < done) {
      state = this.after(state, this.timeline.steps[at++]!)
      if (at > done - RECENT || at % RECENT === 0) this.states[at] = state
    }
    return state
  }

  /** The state after a complete command. An older version may have written what came of it, and lacks what was added since. */
  private after(state: Snapshot<R>, { redo }: Step): Snapshot<R> {
    return applyPatches(state, upgradedPatches(this.ruleset.state.declared, redo!))
  }

  eventsOf(i: number): readonly Event[] {
    // The latest command has just said it.
    if (this.latest?.status === 'done' && i === this.timeline.mark.done - 1) return this.latest.events
    const step = this.timeline.steps[i]
    if (i < this.timeline.known || !step?.redo || !this.madeByTheseRules(step)) return []
    // Rules that have been mended since may ask otherwise, or refuse what was answered; what came of it stands all the same.
    const told = attempt(() => run(this.startOf(step.command, i), step.entries))
    return 'no' in told ? [] : told.made.events
  }

  thrownIn(i: number): readonly Thrown[] {
    if (this.running && i === this.timeline.mark.done) return [...this.running.thrown]
    if (this.justThrown?.done === i) return this.justThrown.thrown
    const step = this.timeline.steps[i]
    if (i < this.timeline.known || !step?.redo || !this.madeByTheseRules(step)) return []
    const again = attempt(() => {
      const command = startCommand(this.startOf(step.command, i))
      for (const entry of step.entries) command.take(entry)
      return command.thrown
    })
    return 'no' in again ? [] : again.made
  }

  enteredIn(i: number): readonly Entered<R>[] {
    const step = this.timeline.steps[i]
    if (i < this.timeline.known || !step || !this.madeByTheseRules(step)) return []
    const again = attempt(() => {
      const command = startCommand(this.startOf(step.command, i))
      return step.entries.map((entry): Entered<R> => {
        const met = command.read()
        const asks = met.status === 'pending' ? met.asks : []
        const asked = 'of' in entry ? asks.find(({ ask, slot }) => ask === entry.ask && slot === entry.slot) : undefined
        command.take(entry)
        return { entry, asked: asked ?? null, state: met.state }
      })
    })
    return 'no' in again ? [] : again.made
  }

  private madeByTheseRules(step: Step): boolean {
    return step.rules.id === this.ruleset.id && step.rules.version === this.ruleset.version
  }
}
