import { NOTICES } from '~/words/en/store'
import type { Asked, Command, Decider, Id, Json, Snapshot, TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'
import type { RulesetEntry } from '~/rulesets'
import type { Slice } from '../slice/slice'
import type { OpenSession } from '../session/session'
import type { PlayActions } from '../play/playActions'
import type { Report } from '../report/report'
import { playedStep } from './playedStep'

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
   * @param otherwise what is done where tactics advise nothing
   */
  playSuggested(who: readonly Id[], otherwise?: Command): Promise<void>
  stopSuggested(): void
}

interface SuggestedDeps {
  state: Slice<SuggestedSlice>
  session: Pick<OpenSession, 'subscribe' | 'mustBeOpen' | 'current'>
  rulesets: readonly RulesetEntry[]
  play: Pick<PlayActions, 'do'> & { answerBySuggestion(ask: Asked, value: Json): boolean }
  report: Pick<Report, 'refusal'>
}

/** Steps of the GM that begin or end something for everybody: these are taken by hand. */
const BY_HAND: ReadonlySet<string> = new Set(['begin', 'end'])

/** Steps in a row before something must be wrong. */
const MOST = 4_000

export function createSuggested({ state, session, rulesets, play, report }: SuggestedDeps): SuggestedActions {
  let tactics: TacticsRules<TableTypes> | null = null
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

  async function playSuggested(who: readonly Id[], otherwise?: Command): Promise<void> {
    // None is open for the moment in which it is taken over: a hand may still be on what was shown before.
    const ruleset = session.current()?.ruleset
    const entry = rulesets.find(({ id }) => id === ruleset?.id)
    tactics = (await entry?.tactics()) ?? null
    const open = session.current()
    if (!tactics || !open || open.ruleset !== ruleset) return
    const { fight } = open.play
    round = ruleset.display.prompt(fight.state).round
    const [first] = who
    const already = state.get().suggested?.round ?? []
    const forRound = who.length > 1 ? [...new Set([...already, ...who])] : already
    state.set({ suggested: { round: forRound, turn: who.length === 1 ? first! : null } })
    left = { done: 0, entries: 0 }
    if (goOn()) return
    if (otherwise) play.do(otherwise)
    // A refusal leaves the screen with the next action, and with the fight.
    else report.refusal({ words: NOTICES.noAdvice })
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
      if (!who || !tactics || (!asks && !isRound(now))) return (stop(), false)
      const isPlayed = (of: Decider) => of === 'gm' || of === who.turn || who.round.includes(of)
      const { terrain } = session.mustBeOpen()
      const step = playedStep({ ruleset, tactics, terrain, state: now, asks }, isPlayed, isLead)
      if (step && 'ask' in step) {
        const value = step.ask.kind === 'roll' ? undefined : tactics.likely(now, terrain, step.ask)
        return value !== undefined && took(play.answerBySuggestion(step.ask, value))
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
