import { faces } from '~/dice/faces'
import { isSingleChoice } from '~/engine/questions'
import {
  diff,
  openFight,
  startCommand,
  type Answer,
  type Asked,
  type Command,
  type Decider,
  type Result,
  type Entry,
  type Event,
  type Fight,
  type Id,
  type Json,
  type Mark,
  type Rejection,
  type Row,
  type RunningCommand,
  type Ruleset,
  type RulesetTypes,
  type Snapshot,
} from '~/engine'
import { createLogWriter, type Log, type LogWriter } from '../log/log'
import type { DiceMode } from './drafts'

/** What a fight is played from: the state, the rows after it, and how many commands lie before. */
export interface PlayGiven<R extends RulesetTypes> {
  ruleset: Ruleset<R>
  terrain: R['terrain']
  state: Snapshot<R>
  done: number
  rows: readonly Row[]
  /** The fight's seed for dice that Fray rolls. */
  seed: number
  diceMode(of: Id | 'gm'): DiceMode
  /** Whether the GM wants to hear no more of such questions for now: each is answered with its default. */
  isQuiet?(ask: Asked, state: Snapshot<R>): boolean
  /** Rows to be kept, at once and in order. */
  keep(rows: readonly Row[]): void
}

/** A fight being played: the engine's `Fight` with dice, standing orders and a log in words. */
export interface Play<R extends RulesetTypes> {
  readonly fight: Fight<R>
  log(): Log
  do(command: Command): Rejection | null
  answer(ask: Asked, value: Json, how: { source: Answer['source']; force?: true }): Rejection | null
  rule(entry: Exclude<Entry, Answer>): Rejection | null
  /**
   * This question and those of the same kind that follow it one after the other while each is answered with its default: who
   * else may step in, who else is struck by the same blast.
   */
  alike(ask: Asked): readonly Asked[]
  /**
   * What the rules have made of a number that the GM has just set or changed, besides the number: what was said of it. `from`: where
   * the fight stood before. Null: nothing.
   */
  beyondNumber(from: Mark, command: Command): readonly Event[] | null
  /** The faces Fray proposes for a roll. */
  proposed(ask: Asked): number[]
  /** Go one step back or forward; false when there is none. Answers that were given by themselves are passed over. */
  undo(by: 'command' | 'answer'): boolean
  redo(by: 'command' | 'answer'): boolean
  go(to: Mark): void
  openBranch(branch: number): Rejection | null
  /** Take in rows that `retcon` made of this line. */
  adopt(rows: readonly Row[]): void
  nameBranch(branch: number, name: string | null): Rejection | null
  /** The rows before the place where the fight was opened. */
  fill(start: Snapshot<R>, earlier: readonly Row[]): void
}

type Roll = Extract<Asked, { kind: 'roll' }>

/** Nobody asks more people the same. */
const MOST_ALIKE = 60

/** Answers that come by themselves in a row before something must be wrong with a ruleset. */
const MOST_AUTOMATIC = 2_000

/** Open a fight for playing. Throws `Diverged` when state and rows do not fit together. */
export function createPlay<R extends RulesetTypes>(given: PlayGiven<R>): Play<R> {
  return new PlayOf(given)
}

class PlayOf<R extends RulesetTypes> implements Play<R> {
  readonly fight: Fight<R>
  private readonly given: PlayGiven<R>
  private readonly writer: LogWriter

  constructor(given: PlayGiven<R>) {
    this.given = given
    this.fight = openFight(given)
    if (this.fight.repair) given.keep(this.fight.repair.rows)
    this.writer = createLogWriter(given.ruleset, this.fight)
  }

  log(): Log {
    return this.writer.log()
  }

  do(command: Command): Rejection | null {
    return this.follow(() => this.fight.do(command)) ?? this.answerByThemselves()
  }

  answer(ask: Asked, value: Json, how: { source: Answer['source']; force?: true }): Rejection | null {
    const { key, of, ask: number, slot } = ask
    return (
      this.follow(() => this.fight.answer({ key, of, ask: number, slot, value, ...how })) ?? this.answerByThemselves()
    )
  }

  rule(entry: Exclude<Entry, Answer>): Rejection | null {
    return this.follow(() => this.fight.ruling(entry)) ?? this.answerByThemselves()
  }

  private follow(act: () => Result): Rejection | null {
    const { done } = this.fight.timeline.mark
    const did = act()
    if (did.no) return did.no
    this.writer.grown(done)
    this.given.keep(did.rows)
    return null
  }

  /** Standing orders and dice that Fray rolls at once. */
  private answerByThemselves(): Rejection | null {
    for (let count = 0; count < MOST_AUTOMATIC; count++) {
      const found = this.firstAutomatic()
      if (!found) return null
      const { key, of, ask, slot } = found.ask
      const { value, source } = found
      const no = this.follow(() => this.fight.answer({ key, of, ask, slot, value, source }))
      // A standing order that the rules refuse is no order: the question stays open for a hand.
      if (no) return null
    }
    throw new Error('The rules ask without end.')
  }

  private firstAutomatic(): { ask: Asked; value: Json; source: Answer['source'] } | undefined {
    const { standingOrder } = this.given.ruleset.commands
    // Only a glance: between two answers that come by themselves nobody keeps the state.
    const { state, asks } = this.fight.peek()
    for (const ask of asks ?? []) {
      const ordered = standingOrder?.(state, ask)
      if (ordered !== undefined) return { ask, value: ordered, source: 'auto' }
      if (ask.kind === 'choice' && ask.default !== undefined && this.given.isQuiet?.(ask, state))
        return { ask, value: ask.default, source: 'auto' }
      if (ask.kind === 'roll' && this.isRolledAtOnce(ask)) return { ask, value: this.proposed(ask), source: 'dice' }
    }
    return undefined
  }

  /** Always for this side, or because Fray has rolled for it in this action. Where a knob can be turned, somebody is asked. */
  private isRolledAtOnce({ of, knobs }: Roll): boolean {
    const mode = this.given.diceMode(of)
    return mode === 'auto' || (mode === 'ask' && knobs === undefined && this.hasRolledFor(of, this.fight.timeline.mark))
  }

  /** Whether the latest dice of this side in the open action are Fray's: typed ones are followed by those on the table. */
  private hasRolledFor(of: Decider, { done, entries }: Mark): boolean {
    const { combatants } = this.fight.peek().state
    const sideOf = (id: Decider) => combatants[id]?.side ?? 'gm'
    const given = this.fight.timeline.steps[done]?.entries.slice(0, entries ?? 0) ?? []
    const own = given.filter(isRolled).findLast(one => sideOf(one.of) === sideOf(of))
    return own?.source === 'dice'
  }

  alike(ask: Asked): readonly Asked[] {
    const { mark, steps } = this.fight.timeline
    const step = steps[mark.done]
    if (!step || mark.entries === null || !canBeSkipped(ask)) return [ask]
    const { standingOrder } = this.given.ruleset.commands
    // Nothing of this is played: the open command is run once more beside the fight.
    const beside = this.startBeside(mark.done, step.command, step.entries.slice(0, mark.entries))
    const found = [ask]
    for (let next: Asked | undefined = ask; next && found.length < MOST_ALIKE;) {
      const { key, of, ask: number, slot } = next
      const { state } = beside.peek()
      const ordered = next === ask ? undefined : standingOrder?.(state, next)
      beside.take({ key, of, ask: number, slot, value: ordered ?? next.default!, source: 'auto' })
      const { asks, state: then } = beside.peek()
      next = asks?.length === 1 && asks[0]!.key === ask.key && canBeSkipped(asks[0]!) ? asks[0] : undefined
      if (next && standingOrder?.(then, next) === undefined) found.push(next)
    }
    return found
  }

  beyondNumber(from: Mark, command: Command): readonly Event[] | null {
    const number = alone(command)
    const open = from.entries === null ? undefined : this.fight.timeline.steps[from.done]
    // Nothing of this is played: the number alone is set beside the fight.
    const beside = this.startBeside(from.done, open?.command ?? number, open?.entries.slice(0, from.entries!))
    if (open) beside.take({ key: 'gm.run', command: number })
    const { state, events } = beside.read()
    const asked = this.fight.asks?.map(({ key, of }) => `${key} ${of}`).join()
    const askedBeside = beside
      .peek()
      .asks?.map(({ key, of }) => `${key} ${of}`)
      .join()
    if (asked === askedBeside && diff(state, this.fight.state).length === 0) return null
    const told = new Set(events.map(({ type, with: facts }) => JSON.stringify([type, facts])))
    return this.fight.events.filter(({ type, with: facts }) => !told.has(JSON.stringify([type, facts])))
  }

  /** A command run from a moment of the line as far as these entries, of which the fight hears nothing. */
  private startBeside(done: number, command: Command, entries: readonly Entry[] = []): RunningCommand<R> {
    const { ruleset, terrain } = this.given
    const beside = startCommand({ ruleset, terrain, snapshot: this.fight.stateAt(done), command })
    for (const entry of entries) beside.take(entry)
    return beside
  }

  proposed(ask: Asked): number[] {
    if (ask.kind !== 'roll') throw new Error(`${ask.key} is not a roll.`)
    const { key, of, ask: number, slot } = ask
    const name = { seed: this.given.seed, done: this.fight.timeline.mark.done, ask: number, slot, key, of, again: 0 }
    return faces(name, ask.dice)
  }

  undo(by: 'command' | 'answer'): boolean {
    let to = this.fight.back(by)
    if (!to) return false
    while (to.entries !== null && to.entries > 0 && this.cameByItself(to)) to = { ...to, entries: to.entries - 1 }
    if (to.entries === 0 && this.cameByItself(to)) to = { done: to.done, entries: null }
    this.go(to)
    return true
  }

  redo(by: 'command' | 'answer'): boolean {
    let to = this.fight.forward(by)
    if (!to) return false
    while (by === 'answer' && to.entries !== null && this.cameByItself(to)) to = this.fight.forward(by, to)!
    this.go(to)
    return true
  }

  /** Whether the entry that follows at this place was made without a hand. */
  private cameByItself({ done, entries }: Mark): boolean {
    const entry = this.fight.timeline.steps[done]?.entries[entries ?? 0]
    if (entry === undefined || !('source' in entry)) return false
    if (entry.source !== 'dice') return entry.source === 'auto'
    // The first dice of an action were rolled by Enter where the side is asked.
    return this.given.diceMode(entry.of) === 'auto' || this.hasRolledFor(entry.of, { done, entries })
  }

  go(to: Mark): void {
    const did = this.fight.go(to)
    this.writer.moved()
    if (did.rows) this.given.keep(did.rows)
  }

  openBranch(branch: number): Rejection | null {
    const did = this.fight.openBranch(branch)
    this.writer.turned()
    return this.kept(did)
  }

  adopt(rows: readonly Row[]): void {
    const did = this.fight.adopt(rows)
    this.writer.turned()
    this.given.keep(did.rows)
  }

  nameBranch(branch: number, name: string | null): Rejection | null {
    return this.kept(this.fight.nameBranch(branch, name))
  }

  private kept(did: Result): Rejection | null {
    if (did.no) return did.no
    this.given.keep(did.rows)
    return null
  }

  fill(start: Snapshot<R>, earlier: readonly Row[]): void {
    this.fight.fill(start, earlier)
    this.writer.moved()
  }
}

function canBeSkipped(ask: Asked): boolean {
  return ask.kind === 'choice' && isSingleChoice(ask) && ask.default !== undefined
}

function isRolled(entry: Entry): entry is Answer {
  return 'source' in entry && (entry.source === 'dice' || entry.source === 'physical')
}

/** The same command, of which the rules settle nothing but the number. */
export function alone(command: Command): Command {
  return { ...command, with: { ...command.with, alone: true } }
}
