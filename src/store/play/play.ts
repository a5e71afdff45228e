import { faces } from '~/dice/faces'
import { isSingleChoice } from '~/engine/options'
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
  type Ruleset,
  type RulesetTypes,
  type Snapshot,
} from '~/engine'
import { createLogWriter, type Log } from '../log/log'
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
  const { ruleset } = given
  const fight = openFight(given)
  if (fight.repair) given.keep(fight.repair.rows)
  const writer = createLogWriter(ruleset, fight)

  return {
    fight,
    log: writer.log,
    do: submit,
    answer,
    rule,
    alike,
    beyondNumber,
    proposed,
    undo,
    redo,
    go,
    openBranch,
    adopt,
    nameBranch,
    fill,
  }

  function submit(command: Command): Rejection | null {
    return follow(() => fight.do(command)) ?? answerByThemselves()
  }

  function answer(ask: Asked, value: Json, how: { source: Answer['source']; force?: true }): Rejection | null {
    const { key, of, ask: number, slot } = ask
    return follow(() => fight.answer({ key, of, ask: number, slot, value, ...how })) ?? answerByThemselves()
  }

  function rule(entry: Exclude<Entry, Answer>): Rejection | null {
    return follow(() => fight.ruling(entry)) ?? answerByThemselves()
  }

  function follow(act: () => Result): Rejection | null {
    const { done } = fight.timeline.mark
    const did = act()
    if (did.no) return did.no
    writer.grown(done)
    given.keep(did.rows)
    return null
  }

  /** Standing orders and dice that Fray rolls at once. */
  function answerByThemselves(): Rejection | null {
    for (let count = 0; count < MOST_AUTOMATIC; count++) {
      const found = firstAutomatic()
      if (!found) return null
      const { key, of, ask, slot } = found.ask
      const { value, source } = found
      const no = follow(() => fight.answer({ key, of, ask, slot, value, source }))
      // A standing order that the rules refuse is no order: the question stays open for a hand.
      if (no) return null
    }
    throw new Error('The rules ask without end.')
  }

  function firstAutomatic(): { ask: Asked; value: Json; source: Answer['source'] } | undefined {
    const { standingOrder } = ruleset.commands
    // Only a glance: between two answers that come by themselves nobody keeps the state.
    const { state, asks } = fight.peek()
    for (const ask of asks ?? []) {
      const ordered = standingOrder?.(state, ask)
      if (ordered !== undefined) return { ask, value: ordered, source: 'auto' }
      if (ask.kind === 'choice' && ask.default !== undefined && given.isQuiet?.(ask, state))
        return { ask, value: ask.default, source: 'auto' }
      if (ask.kind === 'roll' && isRolledAtOnce(ask)) return { ask, value: proposed(ask), source: 'dice' }
    }
    return undefined
  }

  /** Always for this side, or because Fray has rolled for it in this action. Where a knob can be turned, somebody is asked. */
  function isRolledAtOnce({ of, knobs }: Roll): boolean {
    const mode = given.diceMode(of)
    return mode === 'auto' || (mode === 'ask' && knobs === undefined && hasRolledFor(of, fight.timeline.mark))
  }

  /** Whether the latest dice of this side in the open action are Fray's: typed ones are followed by those on the table. */
  function hasRolledFor(of: Decider, { done, entries }: Mark): boolean {
    const { combatants } = fight.peek().state
    const sideOf = (id: Decider) => combatants[id]?.side ?? 'gm'
    const given = fight.timeline.steps[done]?.entries.slice(0, entries ?? 0) ?? []
    const own = given.filter(isRolled).findLast(one => sideOf(one.of) === sideOf(of))
    return own?.source === 'dice'
  }

  function alike(ask: Asked): readonly Asked[] {
    const { mark, steps } = fight.timeline
    const step = steps[mark.done]
    if (!step || mark.entries === null || !canBeSkipped(ask)) return [ask]
    // Nothing of this is played: the open command is run once more beside the fight.
    const { terrain } = given
    const beside = startCommand({ ruleset, terrain, snapshot: fight.stateAt(mark.done), command: step.command })
    for (const entry of step.entries.slice(0, mark.entries)) beside.take(entry)
    const found = [ask]
    for (let next: Asked | undefined = ask; next && found.length < MOST_ALIKE;) {
      const { key, of, ask: number, slot } = next
      const { state } = beside.peek()
      const ordered = next === ask ? undefined : ruleset.commands.standingOrder?.(state, next)
      beside.take({ key, of, ask: number, slot, value: ordered ?? next.default!, source: 'auto' })
      const { asks, state: then } = beside.peek()
      next = asks?.length === 1 && asks[0]!.key === ask.key && canBeSkipped(asks[0]!) ? asks[0] : undefined
      if (next && ruleset.commands.standingOrder?.(then, next) === undefined) found.push(next)
    }
    return found
  }

  function beyondNumber(from: Mark, command: Command): readonly Event[] | null {
    const { terrain } = given
    const number = alone(command)
    const open = from.entries === null ? undefined : fight.timeline.steps[from.done]
    // Nothing of this is played: the number alone is set beside the fight.
    const beside = startCommand({
      ruleset,
      terrain,
      snapshot: fight.stateAt(from.done),
      command: open?.command ?? number,
    })
    if (open) {
      for (const entry of open.entries.slice(0, from.entries!)) beside.take(entry)
      beside.take({ key: 'gm.run', command: number })
    }
    const { state, events } = beside.read()
    const asked = fight.asks?.map(({ key, of }) => `${key} ${of}`).join()
    const askedBeside = beside
      .peek()
      .asks?.map(({ key, of }) => `${key} ${of}`)
      .join()
    if (asked === askedBeside && diff(state, fight.state).length === 0) return null
    const told = new Set(events.map(({ type, with: facts }) => JSON.stringify([type, facts])))
    return fight.events.filter(({ type, with: facts }) => !told.has(JSON.stringify([type, facts])))
  }

  function canBeSkipped(ask: Asked): boolean {
    return ask.kind === 'choice' && isSingleChoice(ask) && ask.default !== undefined
  }

  function proposed(ask: Asked): number[] {
    if (ask.kind !== 'roll') throw new Error(`${ask.key} is not a roll.`)
    const { key, of, ask: number, slot } = ask
    const name = { seed: given.seed, done: fight.timeline.mark.done, ask: number, slot, key, of, again: 0 }
    return faces(name, ask.dice)
  }

  function undo(by: 'command' | 'answer'): boolean {
    let to = fight.back(by)
    if (!to) return false
    while (to.entries !== null && to.entries > 0 && cameByItself(to)) to = { ...to, entries: to.entries - 1 }
    if (to.entries === 0 && cameByItself(to)) to = { done: to.done, entries: null }
    go(to)
    return true
  }

  function redo(by: 'command' | 'answer'): boolean {
    let to = fight.forward(by)
    if (!to) return false
    while (by === 'answer' && to.entries !== null && cameByItself(to)) to = fight.forward(by, to)!
    go(to)
    return true
  }

  /** Whether the entry that follows at this place was made without a hand. */
  function cameByItself({ done, entries }: Mark): boolean {
    const entry = fight.timeline.steps[done]?.entries[entries ?? 0]
    if (entry === undefined || !('source' in entry)) return false
    if (entry.source !== 'dice') return entry.source === 'auto'
    // The first dice of an action were rolled by Enter where the side is asked.
    return given.diceMode(entry.of) === 'auto' || hasRolledFor(entry.of, { done, entries })
  }

  function go(to: Mark): void {
    const did = fight.go(to)
    writer.moved()
    if (did.rows) given.keep(did.rows)
  }

  function openBranch(branch: number): Rejection | null {
    const did = fight.openBranch(branch)
    writer.turned()
    return kept(did)
  }

  function adopt(rows: readonly Row[]): void {
    const did = fight.adopt(rows)
    writer.turned()
    given.keep(did.rows)
  }

  function nameBranch(branch: number, name: string | null): Rejection | null {
    return kept(fight.nameBranch(branch, name))
  }

  function kept(did: Result): Rejection | null {
    if (did.no) return did.no
    given.keep(did.rows)
    return null
  }

  function fill(start: Snapshot<R>, earlier: readonly Row[]): void {
    fight.fill(start, earlier)
    writer.moved()
  }
}

function isRolled(entry: Entry): entry is Answer {
  return 'source' in entry && (entry.source === 'dice' || entry.source === 'physical')
}

/** The same command, of which the rules settle nothing but the number. */
export function alone(command: Command): Command {
  return { ...command, with: { ...command.with, alone: true } }
}
