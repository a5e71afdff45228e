import type { Asked, Command, Decider, Id, Json, Ruleset, Snapshot, TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'
import { NOTICES } from '~/words/en/store'
import type { Time } from './clock'
import type { FightList } from './fights/fightList'
import { advisedAnswer, asksForEnd, commandsSinceDice, nextStep } from './play/nextStep'
import type { PlayActions } from './play/playActions'
import type { Report } from './report'
import type { SessionFight } from './session/loadFight'
import type { OpenSession } from './session/session'
import type { Slice } from './slice'

/** One step of whoever is played. */
type PlayedStep = { readonly ask: Asked } | { readonly command: Command }

interface Standing {
  ruleset: Pick<Ruleset<TableTypes>, 'display'>
  tactics: TacticsRules<TableTypes>
  terrain: TableTypes['terrain']
  state: Snapshot<TableTypes>
  asks: readonly Asked[] | null
}

/**
 * What those who are played by tactics come to next: a question to one of them, what one of them does, or a step of the GM that
 * leads from one to the next. Undefined: somebody else is to do something.
 *
 * @param leads which steps of the GM are taken
 */
export function playedStep(
  { ruleset, tactics, terrain, state, asks }: Standing,
  isPlayed: (of: Decider) => boolean,
  leads: (command: Command) => boolean,
): PlayedStep | undefined {
  if (asks) {
    const ask = asks.find(({ of }) => isPlayed(of))
    return ask && { ask }
  }
  const { of, among } = ruleset.display.prompt(state)
  const command = tactics.next(state, terrain)
  if (command && (command.by === 'gm' ? leads(command) : isPlayed(command.by))) return { command }
  // Of several who may act the rules advise one; if that one is a hand's, one of those that are played goes on.
  const others = among ?? (of === null ? readyOf(ruleset.display.order(state)) : [])
  for (const id of new Set([of, ...others])) {
    const own = id !== null && id !== 'gm' && isPlayed(id) ? tactics.turn(state, terrain, id) : undefined
    if (own) return { command: own }
  }
  return undefined
}

function readyOf(lanes: ReturnType<Ruleset<TableTypes>['display']['order']>): readonly Id[] {
  return lanes.flatMap(({ now, rows }) => (now ? rows.flatMap(row => (row.state === 'ready' ? [row.who] : [])) : []))
}

/** Who acts as tactics advise. */
interface Suggested {
  /** Until the round is over, on each of their turns and whenever they are asked. */
  readonly round: readonly Id[]
  /** Until somebody else acts. */
  readonly turn: Id | null
}

export interface SuggestedSlice {
  /** Null: nobody acts as tactics advise. */
  suggested: Suggested | null
}

export interface SuggestedActions {
  /**
   * Lets these act as tactics advise, and takes the steps of the GM that lie between: one alone for its turn, several for the rest
   * of the round, besides those who do so already. Each command and each answer is an entry of its own, as if given by hand. It
   * waits at every roll and for everybody else, and ends when the round is over and with any step back.
   *
   * What ends combat, or is the GM's to decree, is taken by hand: it stops there, and the dock says why.
   */
  playSuggested(who: readonly Id[]): void
  stopSuggested(): void
}

interface SuggestedDeps {
  state: Slice<SuggestedSlice>
  session: Pick<OpenSession, 'subscribe' | 'mustBeOpen' | 'current'>
  play: Pick<PlayActions, 'do'> & { answerBySuggestion(ask: Asked, value: Json): boolean }
  report: Pick<Report, 'refusal'>
}

/** Steps of the GM that begin or end something for everybody, or decree something: these are taken by hand. */
const BY_HAND: ReadonlySet<string> = new Set(['begin', 'end', 'door', 'known'])

/** Steps in a row before something must be wrong. */
const MOST = 4_000

export function createSuggested({ state, session, play, report }: SuggestedDeps): SuggestedActions {
  let round = 0
  let isPlaying = false
  /** How far the fight had come when it was left to a hand. */
  let left = { done: 0, entries: 0 }

  session.subscribe({
    published: () => void (state.get().suggested && !isPlaying && goOn()),
    closed: stop,
  })

  return { playSuggested, stopSuggested: stop }

  function stop(): void {
    if (state.get().suggested) state.set({ suggested: null })
  }

  function playSuggested(who: readonly Id[]): void {
    // None is open for the moment in which it is taken over: a hand may still be on what was shown before.
    const open = session.current()
    if (!open) return
    const { fight } = open.play
    round = open.ruleset.display.prompt(fight.state).round
    const [first] = who
    const already = state.get().suggested?.round ?? []
    const forRound = who.length > 1 ? [...new Set([...already, ...who])] : already
    state.set({ suggested: { round: forRound, turn: who.length === 1 ? first! : null } })
    left = { done: 0, entries: 0 }
    // A refusal leaves the screen with the next action, and with the fight.
    if (!goOn()) report.refusal({ words: NOTICES.noAdvice })
  }

  /** Whether anything was done. */
  function goOn(): boolean {
    const { ruleset, play: open } = session.mustBeOpen()
    if (isBefore(open.fight.timeline.mark, left)) return (stop(), false)
    isPlaying = true
    try {
      let steps = 0
      while (steps < MOST && takeStep()) steps += 1
      return steps > 0
    } finally {
      isPlaying = false
      const { done, entries } = open.fight.timeline.mark
      left = { done, entries: entries ?? 0 }
    }

    function takeStep(): boolean {
      const { state: now, asks } = open.fight
      const who = state.get().suggested
      // What was said for a round does not act in the next.
      if (!who || (!asks && !isRound(now))) return (stop(), false)
      const isPlayed = (of: Decider) => of === 'gm' || of === who.turn || who.round.includes(of)
      const { terrain: first, tactics } = session.mustBeOpen()
      const terrain = first.on(now.board)
      const sinceDice = commandsSinceDice(open.fight.timeline)
      const lit = nextStep({ ruleset, tactics, terrain, snapshot: now, asks, sinceDice })
      if (lit?.kind === 'command' && !isLead(lit.command)) return (stop(), false)
      const step = playedStep({ ruleset, tactics, terrain, state: now, asks }, isPlayed, isLead)
      if (step && 'ask' in step) {
        const { ask } = step
        const advised = asksForEnd(tactics, ask)
          ? undefined
          : advisedAnswer({ ruleset, tactics, terrain, snapshot: now }, ask)
        return advised !== undefined && took(play.answerBySuggestion(ask, advised.value))
      }
      if (asks) return false
      // Whoever was to act alone has acted.
      const isOver = step?.command.by !== 'gm' && step?.command.by !== who.turn
      if (isOver) state.set({ suggested: who.round.length > 0 ? { ...who, turn: null } : null })
      return step !== undefined && (who.round.includes(step.command.by) || !isOver) && took(play.do(step.command))
    }
  }

  function isRound(s: Snapshot<TableTypes>): boolean {
    return s.phase === 'combat' && session.mustBeOpen().ruleset.display.prompt(s).round === round
  }

  /** What the rules refuse is for a hand. */
  function took(isTaken: boolean): boolean {
    if (!isTaken) stop()
    return isTaken
  }
}

const isLead = ({ type }: Command): boolean => !BY_HAND.has(type)

/** Whether a step back has been taken. */
function isBefore(
  { done, entries }: { done: number; entries: number | null },
  left: { done: number; entries: number },
) {
  return done < left.done || (done === left.done && (entries ?? 0) < left.entries)
}

/** Whom Fray plays: a whole side, whoever joins it too, or these. */
export type Played = { readonly side: Id } | { readonly who: readonly Id[] }

export interface LetPlaySlice {
  /** Null: the GM plays everybody. `isNext`: the next step is Fray's. */
  letPlay: { readonly played: readonly Played[]; readonly isNext: boolean } | null
}

export interface LetPlayActions {
  /**
   * Fray plays these from now on by the tactics of the rules, a step every `pause` milliseconds, until it is stopped, something
   * is taken back, or another fight is opened. Dice and answers of all others stay the GM's.
   */
  letPlay(played: readonly Played[], pause: number): Promise<void>
  stopPlaying(): void
}

interface LetPlayDeps {
  state: Slice<LetPlaySlice>
  session: Pick<OpenSession, 'current' | 'looksAt' | 'subscribe'>
  play: Pick<PlayActions, 'do' | 'answer' | 'rollFor'>
  report: Pick<Report, 'notice'>
  time: Time
  fights: Pick<FightList, 'rulesOf'>
}

/** Lets Fray play foes by their tactics. Each step is an action of its own, shown, logged and undone like the GM's. */
export function createLetPlay({ state, session, play, report, time, fights }: LetPlayDeps): LetPlayActions {
  let on: { fight: string; tactics: TacticsRules<TableTypes>; played: readonly Played[]; pause: number } | null = null
  let cancel: (() => void) | null = null
  /** How far play had come when something was last shown, to know when it went back. */
  let reached = { done: 0, entries: -1 }

  session.subscribe({
    published: follow,
    closed: stop,
  })

  return {
    async letPlay(played, pause) {
      const asked = session.current()
      if (!asked) return
      const { ruleset, handle } = asked
      const tactics = await fights.rulesOf(ruleset.id).tactics()
      const fight = session.current()
      if (fight?.handle.id !== handle.id) return
      stop()
      on = { fight: handle.id, tactics, played, pause }
      reached = placeOf(fight)
      schedule(fight)
    },
    stopPlaying: stop,
  }

  function stop(): void {
    cancel?.()
    cancel = null
    on = null
    if (state.get().letPlay) state.set({ letPlay: null })
  }

  /** Whatever is taken back was not to be done: whoever takes it back plays on by hand. */
  function follow(fight: SessionFight): void {
    if (!on) return
    const before = reached
    reached = placeOf(fight)
    const isBack = reached.done < before.done || (reached.done === before.done && reached.entries < before.entries)
    if (isBack || !fight.handle.writer) return stop()
    schedule(fight)
  }

  function schedule(fight: SessionFight): void {
    if (!on) return
    cancel?.()
    const step = nextStep(fight)
    cancel = step ? time.after(on.pause, take) : null
    state.set({ letPlay: { played: on.played, isNext: step !== undefined } })
  }

  /** The step is found once more when its time has come: a ruling of the GM may have changed what is sensible. */
  function take(): void {
    cancel = null
    const fight = session.current()
    if (!on || !fight) return
    // A look at the past waits: what is shown is not what is played.
    const step = session.looksAt() === null ? nextStep(fight) : undefined
    if (!step) return schedule(fight)
    if (!carryOut(fight, step)) {
      report.notice(NOTICES.notPlayed)
      stop()
    }
  }

  function carryOut({ play: { fight }, terrain }: SessionFight, step: PlayedStep): boolean {
    if ('command' in step) return play.do(step.command)
    const { ask } = step
    if (ask.kind === 'roll') return play.rollFor(ask)
    const value = on!.tactics.likely(fight.state, terrain, ask)
    return value !== undefined && play.answer(ask, value)
  }

  function nextStep({ play: { fight }, terrain, ruleset }: SessionFight): PlayedStep | undefined {
    const { state: s, asks } = fight
    const isPlayed = (id: string) =>
      on!.played.some(one => ('who' in one ? one.who.includes(id) : one.side === s.combatants[id]?.side))
    // What leads from turn to turn is done for a table that Fray plays whole.
    const isWhole = () => Object.values(s.combatants).every(c => c.gone || ruleset.display.isOut(c) || isPlayed(c.id))
    return playedStep(
      { ruleset, tactics: on!.tactics, terrain, state: s, asks },
      isPlayed,
      () => s.turn !== null && isWhole(),
    )
  }
}

function placeOf({ play }: SessionFight): { done: number; entries: number } {
  const { done, entries } = play.fight.timeline.mark
  return { done, entries: entries ?? -1 }
}
