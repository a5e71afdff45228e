import { along, type Command, type Id, type Reason, startCommand } from '~/engine'
import { leadIn, type GestureStep, type NoStrike, type OddsFigures, planStrike, type Strike } from '~/simulate'
import { STRIKE } from '~/words/en/store'
import type { OddsActions } from './odds/odds'
import type { Report } from './report'
import type { SessionFight } from './session/loadFight'
import type { OpenSession } from './session/session'
import type { Slice } from './slice'
import type { PlayActions } from './play/playActions'

/** Somebody who strikes, and whom. */
export interface QueuedStrike {
  readonly by: Id
  readonly target: Id
  /** Squares that the way goes through first. */
  readonly through?: readonly number[]
}

/** A blow that is aimed and not yet struck. */
export interface Aimed extends QueuedStrike {
  readonly plan: Strike | NoStrike
  /** Why there is none, as a sentence; null: there is one. */
  readonly whyNot: string | null
  /** Null: not found yet, or nothing is rolled. */
  readonly figures: OddsFigures | null
}

export interface StrikeSlice {
  /** Null: nobody aims. */
  aimed: Aimed | null
}

export interface StrikeActions {
  /** Aims a blow: what it takes and what will come of it is shown, and nothing is done. */
  aim(blow: QueuedStrike): void
  letGo(): void
  /**
   * Strikes, one after the other: each takes the turn where it may, goes where it has to go, and attacks with the best weapon that
   * reaches. All commands are one gesture, which one undo takes back. It waits at dice and for others, and goes on when they are done.
   */
  strike(blows: readonly QueuedStrike[]): void
  /** A command that somebody is sent to do; whoever may take the turn takes it first, in the same gesture. */
  send(command: Command): boolean
}

interface StrikeDeps {
  state: Slice<StrikeSlice>
  session: Pick<OpenSession, 'current' | 'mustBeOpen' | 'subscribe' | 'looksAt'>
  play: Pick<PlayActions, 'do' | 'answer'>
  odds: Pick<OddsActions, 'strikeOdds'>
  report: Pick<Report, 'refusal'>
}

export function createStrikes(deps: StrikeDeps): StrikeActions {
  return new Strikes(deps)
}

class Strikes implements StrikeActions {
  readonly #deps: StrikeDeps
  /** Blows of the gesture that are still to be struck. */
  #waiting: readonly QueuedStrike[] = []
  /** The blow whose way has been begun: nothing but the blow itself is left of it. */
  #isUnderWay = false
  /** Who struck last in this gesture. */
  #before: Id | null = null
  #isActing = false
  /** So many commands had been begun when the gesture was last acted on; null: none is under way. */
  #reached: number | null = null

  constructor(deps: StrikeDeps) {
    this.#deps = deps
    deps.session.subscribe({
      published: fight => {
        this.letGo()
        if (!this.#isActing) this.#follow(fight)
      },
      looked: () => this.letGo(),
      closed: () => {
        this.#forget()
        this.letGo()
      },
    })
  }

  readonly aim = (blow: QueuedStrike): void => {
    const fight = this.#deps.session.current()
    if (!fight || this.#deps.session.looksAt() !== null || fight.play.fight.asks) return
    const plan = planOf(fight, blow)
    const aimed: Aimed = { ...blow, plan, whyNot: 'steps' in plan ? null : wordsOf(fight, plan.whyNot), figures: null }
    this.#deps.state.set({ aimed })
    if (!('steps' in plan)) return
    void this.#deps.odds.strikeOdds(plan, figures => {
      const now = this.#deps.state.get().aimed
      if (now?.plan === plan) this.#deps.state.set({ aimed: { ...now, figures } })
    })
  }

  readonly letGo = (): void => {
    if (!this.#deps.state.get().aimed) return
    this.#deps.state.set({ aimed: null })
    void this.#deps.odds.strikeOdds(null, () => undefined)
  }

  readonly strike = (blows: readonly QueuedStrike[]): void => {
    this.#forget()
    this.#waiting = blows
    this.#go()
  }

  readonly send = (command: Command): boolean => {
    const fight = this.#deps.session.current()
    if (!fight || fight.play.fight.asks) return false
    const lead = leadIn(fight, fight.play.fight.state, command.by)
    if (!lead) return this.#deps.play.do(command)
    return this.#deps.play.do(lead.command) && this.#deps.play.do(along(command))
  }

  #forget(): void {
    this.#waiting = []
    this.#isUnderWay = false
    this.#before = null
    this.#reached = null
  }

  /** Something has happened while blows wait: they go on at rest, and not after a step back. */
  #follow({ play: { fight } }: SessionFight): void {
    if (this.#waiting.length === 0 || this.#reached === null) return
    const { done, entries } = fight.timeline.mark
    if (done + (entries === null ? 0 : 1) < this.#reached) return this.#forget()
    if (!fight.asks) this.#go()
  }

  #go(): void {
    this.#isActing = true
    try {
      while (this.#waiting.length > 0 && !this.#fight.asks && this.#next());
    } finally {
      this.#isActing = false
    }
    if (this.#waiting.length === 0) this.#forget()
  }

  get #fight() {
    return this.#deps.session.mustBeOpen().play.fight
  }

  /** Carries out the next blow as far as it goes without others. */
  #next(): boolean {
    const [blow] = this.#waiting
    const fight = this.#deps.session.mustBeOpen()
    let plan = planOf(fight, blow!)
    // Of several, whoever has struck ends its turn for the next, where that one may strike then.
    if (!('steps' in plan) && this.#endsTurn(blow!)) plan = planOf(this.#deps.session.mustBeOpen(), blow!)
    const isAsMeant = 'steps' in plan && !(this.#isUnderWay && plan.steps.length > 1)
    if (!isAsMeant || !('steps' in plan)) {
      if (!('steps' in plan)) this.#deps.report.refusal({ words: wordsOf(fight, plan.whyNot), ...ruleOf(plan.whyNot) })
      this.#waiting = []
      return false
    }
    for (const [i, step] of plan.steps.entries()) {
      if (this.#fight.asks) return false
      if (i === plan.steps.length - 1) {
        this.#waiting = this.#waiting.slice(1)
        this.#isUnderWay = false
        this.#before = blow!.by
      } else this.#isUnderWay = true
      if (!this.#take(step)) {
        this.#waiting = []
        return false
      }
    }
    return true
  }

  /** One command, and what its author answers on the way. */
  #take({ command, answers }: GestureStep): boolean {
    const { play } = this.#deps
    if (!play.do(this.#reached === null ? command : along(command))) return false
    this.#note()
    let left = answers
    while (left.length > 0) {
      const ask = this.#fight.asks?.find(({ of }) => of === command.by)
      const at = ask ? left.findIndex(({ key }) => key === ask.key) : -1
      if (!ask || at < 0) return true
      if (!play.answer(ask, left[at]!.value)) return true
      left = left.slice(at + 1)
      this.#note()
    }
    return true
  }

  #note(): void {
    const { done, entries } = this.#fight.timeline.mark
    this.#reached = done + (entries === null ? 0 : 1)
  }

  #endsTurn(next: QueuedStrike): boolean {
    const open = this.#deps.session.mustBeOpen()
    const { ruleset, terrain } = open
    const { state } = open.play.fight
    const by = this.#before
    if (by === null || ruleset.display.prompt(state).of !== by) return false
    const { actions, offers } = ruleset.commands
    const end = offers(state, terrain.on(state.board), by).find(
      ({ command, whyNot }) => !whyNot && actions[command.type]?.meaning === 'end',
    )
    if (!end) return false
    const ended = startCommand({ ruleset, terrain, snapshot: state, command: end.command })
    if (ended.peek().asks || !('steps' in planOf(open, next, ended.read().state))) return false
    return this.#take({ command: end.command, answers: [] })
  }
}

/** The blow as it would be struck now, or from another state. */
function planOf(
  { ruleset, tactics, terrain, play }: SessionFight,
  blow: QueuedStrike,
  state = play.fight.state,
): Strike | NoStrike {
  return planStrike({ ruleset: { ...ruleset, tactics }, terrain }, state, blow)
}

/** Why nobody is struck: as the rules say it, else that no way leads there. */
function wordsOf({ ruleset, play }: SessionFight, whyNot: Reason | null): string {
  return whyNot ? ruleset.display.text.reason(whyNot, play.fight.state) : STRIKE.noWay
}

const ruleOf = (whyNot: Reason | null) => (whyNot ? { rule: whyNot.rule } : {})
