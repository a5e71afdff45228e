import { upgradedPatches } from './fields'
import { check } from './check'
import type { Batch, Proc, Question } from './ask'
import { Diverged, Refused } from './public'
import { ruling } from './options'
import type { Ruleset } from './ruleset'
import type { Answer, Entry } from './journal'
import type { Asked } from './questions'
import type { Command } from './command'
import type { Event } from './events'
import type { Decider, Json, Patch, RulesetTypes, Snapshot } from './snapshot'
import { createWorld, type RunningWorld } from './world'

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
  /** How many events had been said before. */
  readonly said: number
}

/** A command in progress. Can be thrown away at any time: `run` with the same entries gives the same. */
export interface RunningCommand<R extends RulesetTypes> {
  /** The state, the events and the open questions of this moment, to be kept: what is changed later is copied first. */
  read(): Run<R>
  /** State and open questions for whoever answers at once. Spares the copies that `read` makes the next answer pay for. */
  peek(): Glance<R>
  /** What has been said so far. Spares what else `read` works out. */
  heard(): readonly Event[]
  /**
   * Take in one entry. Throws `Refused` when the rules say no, `Diverged` when the entry does not belong to the open
   * question; in both cases nothing has changed, unless a question was passed over on the way.
   */
  take(entry: Entry): void
  /** The dice that have fallen in it so far. */
  readonly thrown: readonly Thrown[]
  /**
   * Whether the journal has gone past a question that the rules did not ask when it was written (`Question.later`). No getter: one
   * that is made anew for each object outlives it, with all it can see, until everything is collected (decision 0009).
   */
  hasPassedOver(): boolean
  /** How it came here, to start the same command anew from here (`startCommand`), any number of times. */
  course(): Course
}

/**
 * The way of a command up to an open question: what was replied to its procedure, what nobody was asked for included. Nothing
 * that was decided on it is looked at again, so it belongs to the very `Start` that it was taken from. Where the GM has ruled,
 * or of several questions some are answered, it is the entries.
 */
export type Course =
  | { readonly entries: readonly Entry[] }
  | {
      readonly entries?: never
      readonly replies: readonly (readonly Json[])[]
      readonly asked: number
      readonly ahead: Layer['ahead']
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

/** The map that a state is played on, when its fight began on `first`. */
export function terrainOf<R extends RulesetTypes>(
  { state }: Pick<Ruleset<R>, 'state'>,
  first: R['terrain'],
  s: Snapshot<R>,
): R['terrain'] {
  return state.terrain ? state.terrain(first, s) : first
}

/** Start a command and keep it going; the cache behind `run`. `course`: from where another running of the same start had come. */
export function startCommand<R extends RulesetTypes>(start: Start<R>, course?: Course): RunningCommand<R> {
  const { ruleset, snapshot } = start
  const w = createWorld(snapshot, s => terrainOf(ruleset, start.terrain, s), ruleset.commands.procedures)
  // The innermost procedure is the last one: `gm.run` puts a command on top of the question that is open.
  const stack: Layer[] = [layer(whole(ruleset, w, start.command), aheadOf(start.command))]
  let open: { questions: readonly Question[]; number: number; got: (Json | undefined)[]; missing: number } | undefined
  let asked = 0
  let started = false
  let passedOver = false
  const thrown: Thrown[] = []
  const taken: Entry[] = []
  /** What the procedure was told so far; undefined: something was done to it besides. */
  let replies: (readonly Json[])[] | undefined = []
  if (course && !course.entries) follow(course)
  else advance(undefined)
  started = true
  for (const entry of course?.entries ?? []) take(entry)

  return {
    read,
    peek,
    heard: () => w.events,
    take,
    thrown,
    hasPassedOver: () => passedOver,
    course() {
      if (!replies || open?.missing !== open?.questions.length) return { entries: [...taken] }
      const { ahead } = stack.at(-1) ?? {}
      return {
        replies: [...replies],
        asked: open ? open.number : asked,
        ahead: ahead && { ...ahead },
        thrown: [...thrown],
        passedOver,
        taken: [...taken],
      }
    },
  }

  /** Goes where another running has been, and looks at none of the questions on the way. */
  function follow(way: Exclude<Course, { entries: readonly Entry[] }>): void {
    const [whole] = stack
    whole!.ahead = way.ahead && { ...way.ahead }
    ;({ asked, passedOver } = way)
    thrown.push(...way.thrown)
    taken.push(...way.taken)
    let last: readonly Json[] | 'again' = 'again'
    for (const reply of way.replies) {
      whole!.procedure.next(last)
      w.decided++
      replies!.push(reply)
      last = reply
    }
    advance(last, true)
  }

  function read(): Run<R> {
    const state = w.publish()
    const { events } = w
    const { asks } = peek()
    return asks ? { state, events, status: 'pending', asks } : { state, events, status: 'done', redo: w.changes() }
  }

  function peek(): Glance<R> {
    if (!open) return { state: w.now, asks: null }
    const { questions, got } = open
    const asks: Asked[] = []
    // `advance` has given each its number and its place.
    for (let slot = 0; slot < questions.length; slot++)
      if (got[slot] === undefined) asks.push(questions[slot]!.request as Asked)
    return { state: w.now, asks }
  }

  function take(entry: Entry): void {
    while (isUnknownTo(entry)) passOver()
    if (!('of' in entry)) {
      takeRuling(entry)
      replies = undefined
    } else {
      const question = questionFor(entry)
      const no = check(question, entry.value)
      if (typeof no === 'string') throw new Diverged(no)
      if (no && !entry.force) throw new Refused(no)
      give(entry.slot, entry.value)
    }
    taken.push(entry)
  }

  /** This entry was made when the rules did not ask what is open: it is for the question that had this number then. */
  function isUnknownTo(entry: Entry): boolean {
    const question = open?.questions[0]
    if (!question?.later || !('ask' in entry) || entry.ask !== open!.number) return false
    return 'of' in entry ? entry.key !== question.request.key : true
  }

  /** Nobody was asked, and it went by as if the default had been the answer; the number is that of the next question. */
  function passOver(): void {
    const { request } = open!.questions[0]!
    passedOver = true
    asked = open!.number
    advance([request.default!])
  }

  function questionFor(answer: Answer): Question {
    if (!open) throw new Diverged(`${answer.key} was answered after the end of the command.`)
    const question = open.questions[answer.slot]
    if (!question || answer.ask !== open.number || open.got[answer.slot] !== undefined)
      throw new Diverged(`Answer ${answer.ask}/${answer.slot} (${answer.key}) came for question ${open.number}.`)
    const { key, of } = question.request
    if (answer.key !== key || answer.of !== of)
      throw new Diverged(`The journal answers ${answer.key} of ${answer.of}; the rules ask ${key} of ${of}.`)
    return question
  }

  function takeRuling(entry: Exclude<Entry, Answer>): void {
    switch (entry.key) {
      case 'gm.set': {
        const { before, said } = { before: w.publish(), said: w.events }
        w.patch(upgradedPatches(ruleset.state.declared, entry.patches))
        const problem = ruleset.state.problem(w.now)
        if (problem) {
          w.rewind(before, said)
          throw new Diverged(problem)
        }
        w.note(ruling(entry.patches))
        if (open) stack.push(layer(settled(ruleset, w), undefined))
        break
      }
      case 'gm.knob': {
        if (entry.ask !== open?.number) throw new Diverged(`Knob ${entry.knob} was turned on question ${entry.ask}.`)
        w.knobs[entry.knob] = entry.value
        break
      }
      case 'gm.run':
        return interrupt(entry.command)
      case 'gm.stop':
        leaveOff()
        return advance(undefined)
    }
    if (open) advance('again')
  }

  /** What has happened so far stands, and is tidied up as after every command; the rest is not played. */
  function leaveOff(): void {
    stack.splice(0, stack.length, layer(tail(ruleset, w), undefined))
  }

  /** Carry out a command on top of the open question. One that is refused at its start leaves everything as it was. */
  function interrupt(command: Command): void {
    const [waiting, number, before, said] = [open, asked, w.publish(), w.events]
    const { knobs, entered, settled } = w
    const below = [...stack]
    try {
      stack.push(layer(interrupting(ruleset, w, command), aheadOf(command)))
      advance(undefined)
    } catch (error) {
      stack.splice(0, stack.length, ...below)
      open = waiting
      asked = number
      w.knobs = knobs
      w.rewind(before, said)
      Object.assign(w, { entered, settled })
      throw error
    }
  }

  function give(slot: number, value: Json): void {
    const { request } = open!.questions[slot]!
    if (request.kind === 'roll')
      thrown.push({
        key: request.key,
        of: request.of,
        dice: request.dice,
        faces: value as number[],
        said: w.events.length,
      })
    open!.got[slot] = value
    if (--open!.missing === 0) {
      w.knobs = {}
      advance(open!.got as Json[])
    }
  }

  /** A procedure on top of what is open, whose questions have knobs and rules of their own. */
  function layer(procedure: Proc<unknown>, ahead: Layer['ahead']): Layer {
    const { knobs, entered } = w
    w.knobs = {}
    w.entered = []
    return { procedure, ahead, below: { knobs, entered }, phase: w.now.phase }
  }

  /** Drive the innermost procedure to its next question, or to the end of everything. */
  function advance(reply: readonly Json[] | 'again' | undefined, isTold = false): void {
    open = undefined
    for (;;) {
      const top = stack.at(-1)
      if (!top) return
      if (Array.isArray(reply) && !isTold) replies?.push(reply)
      isTold = false
      const step = top.procedure.next(reply ?? 'again')
      if (!step.done) {
        const { only } = step.value
        w.decided++
        if (only !== undefined) {
          reply = [theOnly(top.ahead, step.value, only)]
          continue
        }
        const { questions } = step.value
        open = { questions, number: asked++, got: [], missing: questions.length }
        for (let slot = 0; slot < questions.length; slot++)
          name(questions[slot]!.request as Asked, open.number, slot, w.entered)
        return giveAhead()
      }
      stack.pop()
      // What was on top is finished: the question below is asked anew, as the state has changed; its knobs and rules stand as they were.
      Object.assign(w, top.below)
      // With the fight ends what was asked in it.
      if (stack.length > 0 && top.phase === 'combat' && w.now.phase !== 'combat') leaveOff()
      reply = 'again'
    }
  }

  /** Nobody is asked where there is nothing to decide; but a command that came for something else is refused. */
  function theOnly(ahead: Layer['ahead'], batch: Batch, only: Json): Json {
    if (!ahead) return only
    const { questions } = batch
    const { request } = questions[0]!
    const value = ahead[request.key]
    delete ahead[request.key]
    const no = value === undefined || started ? undefined : check(questions[0]!, value)
    if (no) throw typeof no === 'string' ? new Diverged(no) : new Refused(no)
    return only
  }

  /**
   * Answers that came with the command serve the first question with their key. One that is refused refuses the
   * command, as long as nobody else has been asked; later on it is dropped, and the question is put.
   */
  function giveAhead(): void {
    const { ahead } = stack.at(-1)!
    if (!ahead) return
    const question = open!.questions[0]!
    const value = ahead[question.request.key]
    if (value === undefined || open!.questions.length > 1) return
    delete ahead[question.request.key]
    const no = check(question, value)
    const refused = typeof no === 'string' || (no && !start.command.force)
    if (!refused) return give(0, value)
    if (started) return
    throw typeof no === 'string' ? new Diverged(no) : new Refused(no!)
  }
}

/** A procedure, and the answers that came with its command and have not been asked for yet. */
interface Layer {
  procedure: Proc<unknown>
  ahead: Record<string, Json> | undefined
  /** Where the knobs of the question below it stand, and the rules that led to it. */
  below: Pick<RunningWorld<RulesetTypes>, 'knobs' | 'entered'>
  /** The phase in which it began. */
  phase: Snapshot<RulesetTypes>['phase']
}

/** A request is made for one asking only, so its number and place are written into it. */
function name(request: Asked, ask: number, slot: number, rules: readonly string[]): void {
  request.ask = ask
  request.slot = slot
  if (rules.length > 0) request.rules = [...rules]
}

function aheadOf({ with: given }: Command): Layer['ahead'] {
  return given && { ...given }
}

function* whole<R extends RulesetTypes>(rules: Start<R>['ruleset'], w: RunningWorld<R>, command: Command): Proc<void> {
  yield* w.procedure(command)
  yield* tail(rules, w)
}

function* tail<R extends RulesetTypes>(rules: Start<R>['ruleset'], w: RunningWorld<R>): Proc<void> {
  yield* settled(rules, w)
  yield* rules.commands.after(w)
}

/** A command of the GM on top of an open question. Its end is settled at once: the question below goes on from there. */
function* interrupting<R extends RulesetTypes>(
  rules: Start<R>['ruleset'],
  w: RunningWorld<R>,
  command: Command,
): Proc<void> {
  yield* w.procedure(command)
  yield* settled(rules, w)
}

/** The rules settle what has changed since they last did. */
function* settled<R extends RulesetTypes>({ commands }: Start<R>['ruleset'], w: RunningWorld<R>): Proc<void> {
  const before = w.settled
  if (!commands.settle || before === w.now) return
  w.letStand()
  yield* commands.settle(w, before)
}
