import { NOTICES } from '~/words/en/store'
import type { Id, TacticsRules } from '~/engine'
import type { TableTypes } from '~/table'
import type { FightList } from '../fights/fightList'
import type { Time } from '../clock/turnClock'
import type { PlayActions } from '../play/playActions'
import type { Report } from '../report/report'
import type { OpenSession } from '../session/session'
import type { SessionFight } from '../session/sessionFight'
import type { Slice } from '../slice/slice'
import { playedStep, type PlayedStep } from './playedStep'

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
