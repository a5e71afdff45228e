import { upgradedPatches } from './fields'
import { check } from './check'
import { type Batch, placeRequest, type Proc, type Question } from './ask'
import { Diverged, Refused, type Command } from './command'
import { ruling } from './events'
import type { Ruleset } from './ruleset'
import type { Answer, Entry } from './journal'
import type { Asked } from './questions'
import type { Event } from './events'
import type { Decider, Json, Patch, RulesetTypes, Snapshot } from './snapshot'
import { createWorld } from './commandWorld'
import { interrupting, settled, tail, terrainOf, whole } from './wholeCommand'
import type { RunningWorld } from './world'

/** Where a procedure stands after the answers it was given. */
export type Run<R extends RulesetTypes> = { state: Snapshot<R>; events: readonly Event[] } & (
  | { status: 'pending'; asks: readonly Asked[] }
  | { status: 'done'; redo: readonly Patch[] }
)

/** What a command runs over: its rules, the state at its start, and the map. */
export interface Start<R extends RulesetTypes> {
  ruleset: Pick<Ruleset<R>, 'state' | 'commands'>
  terrain: R['terrain']
  snapshot: Snapshot<R>
  command: Command
}

/** A glance at play, to be used at once and not kept: whatever is done next is written into the same records. */
export interface Glance<R extends RulesetTypes> {
  state: Snapshot<R>
  /** The open questions; null at rest. */
  asks: readonly Asked[] | null
}

/** Dice that have fallen in a command. */
export interface Thrown {
  readonly key: string
  readonly of: Decider
  /** Sides of each die. */
  readonly dice: readonly number[]
  readonly faces: readonly number[]
  /** Whether the players may know that it was rolled. */
  readonly see: 'all' | 'asked'
  /** How many events had been said before. */
  readonly eventsBefore: number
}

/** A command in progress. Can be thrown away at any time: `run` with the same entries gives the same. */
export interface RunningCommand<R extends RulesetTypes> {
  /** The state, the events and the open questions of this moment, to be kept: what is changed later is copied first. */
  read(): Run<R>
  /** State and open questions for whoever answers at once. Spares the copies that `read` makes the next answer pay for. */
  peek(): Glance<R>
  /** What has been said so far. Spares what else `read` works out. */
  emitted(): readonly Event[]
  /**
   * Take in one entry. Throws `Refused` when the rules say no, `Diverged` when the entry does not belong to the open
   * question; in both cases nothing has changed, unless a question was passed over on the way.
   */
  take(entry: Entry): void
  /** The dice that have fallen in it so far. */
  readonly thrown: readonly Thrown[]
  /** Whether the journal has gone past a question that the rules did not ask when it was written (`Question.later`). */
  hasPassedOver(): boolean
  /** How it came here, to start the same command anew from here (`startCommand`), any number of times. */
  checkpoint(): Checkpoint
}

/**
 * The way of a command up to an open question: what was replied to its procedure, what nobody was asked for included. Nothing
 * that was decided on it is looked at again, so it belongs to the very `Start` that it was taken from. Where the GM has ruled,
 * or of several questions some are answered, it is the entries.
 */
export type Checkpoint =
  | { readonly entries: readonly Entry[] }
  | {
      readonly entries?: never
      readonly replies: readonly (readonly Json[])[]
      readonly asked: number
      readonly presets: Layer['presets']
      readonly thrown: readonly Thrown[]
      readonly passedOver: boolean
      readonly taken: readonly Entry[]
    }

/**
 * The definition of play: run the command's procedure over the snapshot and answer its questions from the entries.
 * Pure: the same arguments give the same result, byte for byte. The snapshot is left untouched.
 *
 * Errors: `Diverged` when an entry does not fit the question that is asked, `Refused` when the rules refuse an answer.
 */
export function run<R extends RulesetTypes>(start: Start<R>, entries: readonly Entry[]): Run<R> {
  const running = startCommand(start)
  for (const entry of entries) running.take(entry)
  return running.read()
}

/** Start a command and keep it going; the cache behind `run`. `checkpoint`: from where another running of the same start had come. */
export function startCommand<R extends RulesetTypes>(start: Start<R>, checkpoint?: Checkpoint): RunningCommand<R> {
  return new CommandRun(start, checkpoint)
}

/**
 * The command itself: takes an entry, drives the innermost procedure to its next question, gives it what came with the
 * command. A class, because one is made for every command, and closures would be made with each (decision 0009).
 */
class CommandRun<R extends RulesetTypes> implements RunningCommand<R> {
  readonly thrown: Thrown[] = []
  private readonly w: RunningWorld<R>
  /** The innermost procedure is the last one: `gm.run` puts a command on top of the question that is open. */
  private readonly stack: Layer[]
  private readonly taken: Entry[] = []
  private open: OpenQuestions | undefined = undefined
  private asked = 0
  private started = false
  private passedOver = false
  /** What the procedure was told so far; undefined: something was done to it besides. */
  private replies: (readonly Json[])[] | undefined = []

  /** @param checkpoint from where another running of the same start had come */
  constructor(
    private readonly start: Start<R>,
    checkpoint?: Checkpoint,
  ) {
    const { ruleset, snapshot, command } = start
    this.w = createWorld(snapshot, s => terrainOf(ruleset, start.terrain, s), ruleset.commands.procedures)
    this.stack = [this.layer(whole(ruleset, this.w, command), presetsOf(command))]
    if (checkpoint && !checkpoint.entries) this.follow(checkpoint)
    else this.advance(undefined)
    this.started = true
    for (const entry of checkpoint?.entries ?? []) this.take(entry)
  }

  read(): Run<R> {
    const state = this.w.publish()
    const { events } = this.w
    const { asks } = this.peek()
    return asks ? { state, events, status: 'pending', asks } : { state, events, status: 'done', redo: this.w.changes() }
  }

  peek(): Glance<R> {
    if (!this.open) return { state: this.w.now, asks: null }
    const { questions, got } = this.open
    const asks: Asked[] = []
    // `advance` has given each its number and its place.
    for (let slot = 0; slot < questions.length; slot++)
      if (got[slot] === undefined) asks.push(questions[slot]!.request as Asked)
    return { state: this.w.now, asks }
  }

  emitted(): readonly Event[] {
    return this.w.events
  }

  take(entry: Entry): void {
    while (this.isUnknownTo(entry)) this.skipNewQuestion()
    if (!('of' in entry)) {
      this.takeRuling(entry)
      this.replies = undefined
    } else {
      const question = this.questionFor(entry)
      const no = check(question, entry.value)
      if (typeof no === 'string') throw new Diverged(no)
      if (no && !entry.force) throw new Refused(no)
      this.give(entry.slot, entry.value)
    }
    this.taken.push(entry)
  }

  hasPassedOver(): boolean {
    return this.passedOver
  }

  checkpoint(): Checkpoint {
    const { open, replies, taken } = this
    if (!replies || open?.missing !== open?.questions.length) return { entries: [...taken] }
    const { presets } = this.stack.at(-1) ?? {}
    return {
      replies: [...replies],
      asked: open ? open.number : this.asked,
      presets: presets && { ...presets },
      thrown: [...this.thrown],
      passedOver: this.passedOver,
      taken: [...taken],
    }
  }

  /** Goes where another running has been, and looks at none of the questions on the way. */
  private follow(way: Exclude<Checkpoint, { entries: readonly Entry[] }>): void {
    const [whole] = this.stack
    whole!.presets = way.presets && { ...way.presets }
    ;({ asked: this.asked, passedOver: this.passedOver } = way)
    this.thrown.push(...way.thrown)
    this.taken.push(...way.taken)
    let last: readonly Json[] | 'again' = 'again'
    for (const reply of way.replies) {
      whole!.procedure.next(last)
      this.w.decided++
      this.replies!.push(reply)
      last = reply
    }
    this.advance(last, true)
  }

  /** This entry was made when the rules did not ask what is open: it is for the question that had this number then. */
  private isUnknownTo(entry: Entry): boolean {
    const question = this.open?.questions[0]
    if (!question?.later || !('ask' in entry) || entry.ask !== this.open!.number) return false
    return 'of' in entry ? entry.key !== question.request.key : true
  }

  /** Nobody was asked, and it went by as if the default had been the answer; the number is that of the next question. */
  private skipNewQuestion(): void {
    const { request } = this.open!.questions[0]!
    this.passedOver = true
    this.asked = this.open!.number
    this.advance([request.default!])
  }

  private questionFor(answer: Answer): Question {
    if (!this.open) throw new Diverged(`${answer.key} was answered after the end of the command.`)
    const question = this.open.questions[answer.slot]
    if (!question || answer.ask !== this.open.number || this.open.got[answer.slot] !== undefined)
      throw new Diverged(`Answer ${answer.ask}/${answer.slot} (${answer.key}) came for question ${this.open.number}.`)
    const { key, of } = question.request
    if (answer.key !== key || answer.of !== of)
      throw new Diverged(`The journal answers ${answer.key} of ${answer.of}; the rules ask ${key} of ${of}.`)
    return question
  }

  private takeRuling(entry: Exclude<Entry, Answer>): void {
    switch (entry.key) {
      case 'gm.set': {
        const { before, said } = { before: this.w.publish(), said: this.w.events }
        this.w.patch(upgradedPatches(this.start.ruleset.state.declared, entry.patches))
        const problem = this.start.ruleset.state.problem(this.w.now)
        if (problem) {
          this.w.rewind(before, said)
          throw new Diverged(problem)
        }
        this.w.note(ruling(entry.patches))
        if (this.open) this.stack.push(this.layer(settled(this.start.ruleset, this.w), undefined))
        break
      }
      case 'gm.knob': {
        if (entry.ask !== this.open?.number)
          throw new Diverged(`Knob ${entry.knob} was turned on question ${entry.ask}.`)
        this.w.knobs[entry.knob] = entry.value
        break
      }
      case 'gm.run':
        return this.interrupt(entry.command)
      case 'gm.stop':
        this.leaveOff()
        return this.advance(undefined)
    }
    if (this.open) this.advance('again')
  }

  /** What has happened so far stands, and is tidied up as after every command; the rest is not played. */
  private leaveOff(): void {
    this.w.brokenOff = []
    this.stack.splice(0, this.stack.length, this.layer(tail(this.start.ruleset, this.w), undefined))
  }

  /** Carry out a command on top of the open question. One that is refused at its start leaves everything as it was. */
  private interrupt(command: Command): void {
    const [waiting, number, before, said] = [this.open, this.asked, this.w.publish(), this.w.events]
    const { knobs, entered, settled } = this.w
    const below = [...this.stack]
    try {
      this.stack.push(this.layer(interrupting(this.start.ruleset, this.w, command), presetsOf(command)))
      this.advance(undefined)
    } catch (error) {
      this.stack.splice(0, this.stack.length, ...below)
      this.open = waiting
      this.asked = number
      this.w.knobs = knobs
      this.w.rewind(before, said)
      Object.assign(this.w, { entered, settled })
      throw error
    }
  }

  private give(slot: number, value: Json): void {
    const { request } = this.open!.questions[slot]!
    if (request.kind === 'roll')
      this.thrown.push({
        key: request.key,
        of: request.of,
        dice: request.dice,
        faces: value as number[],
        see: request.see,
        eventsBefore: this.w.events.length,
      })
    this.open!.got[slot] = value
    if (--this.open!.missing === 0) {
      this.w.knobs = {}
      this.advance(this.open!.got as Json[])
    }
  }

  /** A procedure on top of what is open, whose questions have knobs and rules of their own. */
  private layer(procedure: Proc<unknown>, presets: Layer['presets']): Layer {
    const { knobs, entered } = this.w
    this.w.knobs = {}
    this.w.entered = []
    return { procedure, presets, below: { knobs, entered }, phase: this.w.now.phase }
  }

  /** Drive the innermost procedure to its next question, or to the end of everything. */
  private advance(reply: readonly Json[] | 'again' | undefined, isTold = false): void {
    this.open = undefined
    for (;;) {
      const top = this.stack.at(-1)
      if (!top) return
      if (Array.isArray(reply) && !isTold) this.replies?.push(reply)
      isTold = false
      const step = top.procedure.next(reply ?? 'again')
      if (!step.done) {
        const { only } = step.value
        this.w.decided++
        if (only !== undefined) {
          reply = [this.forcedAnswer(top.presets, step.value, only)]
          continue
        }
        const { questions } = step.value
        this.open = { questions, number: this.asked++, got: [], missing: questions.length }
        for (let slot = 0; slot < questions.length; slot++)
          placeRequest(questions[slot]!.request as Asked, this.open.number, slot, this.w.entered)
        return this.applyPreset()
      }
      this.stack.pop()
      // What was on top is finished: the question below is asked anew, as the state has changed; its knobs and rules stand as they were.
      Object.assign(this.w, top.below)
      // With the fight ends what was asked in it, and with a turn what its owner was about to do.
      const isFightOver = top.phase === 'combat' && this.w.now.phase !== 'combat'
      const isTurnOver = this.stack.length === 1 && this.w.brokenOff.includes(this.start.command.by)
      if (this.stack.length > 0 && (isFightOver || isTurnOver)) this.leaveOff()
      reply = 'again'
    }
  }

  /** Nobody is asked where there is nothing to decide; but a command that came for something else is refused. */
  private forcedAnswer(presets: Layer['presets'], batch: Batch, only: Json): Json {
    if (!presets) return only
    const { questions } = batch
    const { request } = questions[0]!
    const value = presets[request.key]
    delete presets[request.key]
    const no = value === undefined || this.started ? undefined : check(questions[0]!, value)
    if (no) throw typeof no === 'string' ? new Diverged(no) : new Refused(no)
    return only
  }

  /**
   * Answers that came with the command serve the first question with their key. One that is refused refuses the
   * command, as long as nobody else has been asked; later on it is dropped, and the question is put.
   */
  private applyPreset(): void {
    const { presets } = this.stack.at(-1)!
    if (!presets) return
    const question = this.open!.questions[0]!
    const value = presets[question.request.key]
    if (value === undefined || this.open!.questions.length > 1) return
    delete presets[question.request.key]
    const no = check(question, value)
    const refused = typeof no === 'string' || (no && !this.start.command.force)
    if (!refused) return this.give(0, value)
    if (this.started) return
    throw typeof no === 'string' ? new Diverged(no) : new Refused(no!)
  }
}

/** The questions that are open, all put at once, and what was answered to each. */
interface OpenQuestions {
  readonly questions: readonly Question[]
  readonly number: number
  readonly got: (Json | undefined)[]
  missing: number
}

/** A procedure, and the answers that came with its command and have not been asked for yet. */
interface Layer {
  procedure: Proc<unknown>
  presets: Record<string, Json> | undefined
  /** Where the knobs of the question below it stand, and the rules that led to it. */
  below: Pick<RunningWorld<RulesetTypes>, 'knobs' | 'entered'>
  /** The phase in which it began. */
  phase: Snapshot<RulesetTypes>['phase']
}

function presetsOf({ with: given }: Command): Layer['presets'] {
  return given && { ...given }
}
