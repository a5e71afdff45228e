import { NOTICES } from '~/words/en/store'
import type { Asked, Command, Id, TacticsRules } from '~/engine'
import { isSingleChoice, openValues } from '~/engine/questions'
import type { FightList } from '../fights/fightList'
import type { OpenSession } from '../session/session'
import type { SessionFight } from '../session/loadFight'
import type { Slice } from '../slice'
import type { OddsFigures, Strike } from '~/simulate'
import type { TableTypes } from '~/table'
import { createPlay } from '../play/play'
import { foretell, type ForecastRequest, type ForecastProgress, playedAhead } from './forecasts'
import { optionKey, type OptionOdds } from './messages'
import type { TaskListener, Moment, Pool } from './pool'

/** The odds that are shown, as far as they have been found. */
export interface ShownOdds {
  /** Of the options of the open question, or of an attack that whoever acts could make now. */
  readonly of: 'question' | 'attack'
  /** By the option's value as JSON; at an attack by the target. */
  readonly options: ReadonlyMap<string, OptionOdds>
  /** What the target could be attacked with; only at an attack. */
  readonly weapons: readonly OptionOdds[]
  /** Whom the weapons are held against. */
  readonly target: Id | null
  readonly by: Id | 'gm'
}

export interface OddsSlice {
  /** Null: nobody wants to know, or there is nothing to choose. */
  odds: ShownOdds | null
}

export interface OddsActions {
  /** Whether odds are wanted, and against whom the weapons of whoever acts are held. */
  wantOdds(wanted: boolean, target?: Id | null): void
  /** The odds of a blow that is planned from this moment, better and better; null: of none any more. */
  strikeOdds(strike: Pick<Strike, 'steps' | 'target'> | null, onFigures: (figures: OddsFigures) => void): Promise<void>
  /** Whole fights from now on; resolves with the way to stop it. */
  foretell(asked: ForecastRequest, onProgress: (progress: ForecastProgress) => void): Promise<() => void>
  /** One fight of such a forecast is shown in this window, from its beginning. `title`: how it ends. Rejects with a sentence. */
  watchForetold(i: number, asked: Pick<ForecastRequest, 'whatIf'>, title: string): Promise<void>
}

export interface OddsDeps {
  state: Slice<OddsSlice>
  session: Pick<OpenSession, 'current' | 'mustBeOpen' | 'subscribe' | 'looksAt' | 'watch'>
  fights: Pick<FightList, 'rulesOf'>
  /** The workers; loaded when somebody first wants to know. */
  pool(): Promise<Pool>
  time: { after(ms: number, call: () => void): () => void }
}

/** A click is drawn first; odds are asked for when nothing else has followed within so many milliseconds. */
const PAUSE = 30

/** What is asked of odds, for the window. */
export function createOdds(deps: OddsDeps): OddsActions {
  const odds = new Odds(deps)
  return {
    strikeOdds: (strike, onFigures) => odds.strikeOdds(strike, onFigures),
    wantOdds: (wanted, target) => odds.wantOdds(wanted, target),
    foretell: (asked, hear) => odds.foretell(asked, hear),
    watchForetold: (i, asked, title) => odds.watchForetold(i, asked, title),
  }
}

/**
 * Odds of what is open or could be done next. They are worked out by workers and shown in this window only: nothing of them
 * goes into the fight, or to the players.
 */
class Odds implements OddsActions {
  private readonly deps: OddsDeps
  private isWanted = false
  private target: Id | null = null
  private workers: Pool | undefined
  private loading: Promise<Pool> | undefined
  private cancel = (): void => undefined
  /** The odds on each target that were found before anybody aimed, and of what. */
  private rested: { state: Moment['state']; command: Command; options: Map<string, OptionOdds> } | undefined
  /** The blow whose odds were asked for last. */
  private strike: object | null = null
  /** So many forecasts of whole fights are being played out: odds wait for them. */
  private running = 0

  constructor(deps: OddsDeps) {
    this.deps = deps
    deps.session.subscribe({ published: () => this.again(), closed: () => this.drop() })
  }

  wantOdds(wanted: boolean, target: Id | null = null): void {
    if (wanted === this.isWanted && target === this.target) return
    this.isWanted = wanted
    this.target = target
    if (wanted) this.again()
    else this.drop()
  }

  async strikeOdds(strike: Pick<Strike, 'steps' | 'target'> | null, onFigures: (figures: OddsFigures) => void) {
    this.strike = strike
    if (!strike) return this.workers?.stop('strike')
    const { steps, target } = strike
    const fight = this.deps.session.current()
    const mark = fight?.play.fight.timeline.mark
    const to = await this.thinkers()
    // Another blow may have been planned, or none, while the workers were being loaded.
    if (this.strike !== strike) return
    if (!fight || fight !== this.deps.session.current() || fight.play.fight.timeline.mark !== mark) return
    to.ask(
      'strike',
      moment(fight, fight.play.fight.state),
      { steps, target },
      {
        found: found => found.forEach(({ figures }) => onFigures(figures)),
      },
    )
  }

  async foretell(asked: ForecastRequest, onProgress: (progress: ForecastProgress) => void): Promise<() => void> {
    const { session, time } = this.deps
    const to = await this.thinkers()
    const asks = session.current()
    const tactics = asks && (await this.tacticsOf(asks))
    const fight = session.current()
    if (!fight || !tactics || fight !== asks) return () => undefined
    let isOver = false
    this.running++
    this.drop()
    return foretell(to, fight, tactics, asked, time, told => {
      if (told.isDone && !isOver) {
        isOver = true
        this.running--
        this.again()
      }
      onProgress(told)
    })
  }

  async watchForetold(i: number, asked: Pick<ForecastRequest, 'whatIf'>, title: string): Promise<void> {
    const { session } = this.deps
    const to = await this.thinkers()
    const fight = session.mustBeOpen()
    const { mark } = fight.play.fight.timeline
    const { start, from, rows, canBeKept } = await playedAhead(to, fight, await this.tacticsOf(fight), i, asked)
    const isStill = session.current() === fight && fight.play.fight.timeline.mark === mark
    if (!isStill) throw new Error(NOTICES.meanwhile)
    const { ruleset, terrain } = fight
    const nothing = () => undefined
    const given = { ruleset, terrain, state: start, done: from, rows, seed: 0, keep: nothing }
    const play = createPlay<TableTypes>({ ...given, diceMode: () => 'ask' })
    session.watch({ play, from, rows, title, canBeKept })
  }

  private tacticsOf({ ruleset }: SessionFight): Promise<TacticsRules<TableTypes>> {
    return this.deps.fights.rulesOf(ruleset.id).tactics()
  }

  /** The workers, the same for everybody who asks; they could not be loaded: the next one tries again. */
  private thinkers(): Promise<Pool> {
    if (!this.loading) {
      this.loading = this.deps.pool().then(to => (this.workers = to))
      this.loading.catch(() => (this.loading = undefined))
    }
    return this.loading
  }

  private drop(): void {
    this.cancel()
    this.workers?.stop('options')
    this.workers?.stop('attack')
    if (this.deps.state.get().odds) this.deps.state.set({ odds: null })
  }

  /** Something has happened: what was found is about what is no more. */
  private again(): void {
    this.drop()
    if (!this.isWanted || this.running > 0) return
    this.showRested()
    this.cancel = this.deps.time.after(PAUSE, () => void this.ask())
  }

  private async ask(): Promise<void> {
    const to = await this.thinkers()
    const fight = this.deps.session.current()
    if (!fight || !this.isWanted || this.running > 0 || this.deps.session.looksAt() !== null) return
    const { asks } = fight.play.fight
    if (asks) this.askOptions(to, fight)
    else this.askAttack(to, fight)
  }

  private askOptions(to: Pool, fight: SessionFight): void {
    const open = openChoice(fight)
    if (!open) return to.bring(moment(fight, fight.play.fight.stateAt(fight.play.fight.timeline.mark.done)))
    const { ask, from, ...asked } = open
    // What the GM does, as beginning combat, is no deed that could come off or not.
    if (open.command.by === 'gm') return
    const values = openValues(ask)
    if (values.length < 2) return
    // What was found before anybody aimed is not worked out anew.
    if (values.every(value => this.deps.state.get().odds?.options.get(optionKey(value))?.figures.exact)) return
    to.ask('options', moment(fight, from), asked, { found: found => this.add(ofQuestion(ask), found, []) })
  }

  /** Somebody aims, and the odds on each target are known from before: they stand there at once. */
  private showRested(): void {
    const fight = this.deps.session.current()
    const open = fight && this.deps.session.looksAt() === null ? openChoice(fight) : undefined
    if (!open || !this.rested || open.entries.length > 0 || open.from !== this.rested.state) return
    if (JSON.stringify(open.command) !== JSON.stringify(this.rested.command)) return
    const keys = openValues(open.ask).map(optionKey)
    const options = new Map([...this.rested.options].filter(([key]) => keys.includes(key)))
    if (options.size > 0) this.deps.state.set({ odds: { ...ofQuestion(open.ask), options } })
  }

  private askAttack(to: Pool, fight: SessionFight): void {
    const command = attackOf(fight)
    const now = fight.play.fight.state
    if (!command) return to.bring(moment(fight, now))
    const { target } = this
    const shown: ShownOdds = { of: 'attack', options: new Map(), weapons: [], target, by: command.by }
    const options = new Map<string, OptionOdds>()
    this.rested = { state: now, command, options }
    const found: TaskListener<'attack'>['found'] = all => {
      const targets = all.filter(({ what }) => what === 'target')
      const weapons = all.filter(({ what }) => what === 'weapon')
      for (const one of targets) if (one.isFirst) keep(options, one)
      this.add(shown, targets, weapons)
    }
    to.ask('attack', moment(fight, now), { command, target }, { found })
  }

  private add(
    of: ShownOdds,
    options: readonly OptionOdds[],
    weapons: readonly (OptionOdds & { on: Id | null })[],
  ): void {
    const before = this.deps.state.get().odds ?? of
    const known = new Map(before.options)
    for (const one of options) keep(known, one)
    const held = new Map(before.weapons.map(one => [optionKey(one.value), one]))
    for (const one of weapons) keep(held, one)
    const on = weapons[0]?.on ?? before.target
    this.deps.state.set({ odds: { ...before, options: known, weapons: [...held.values()], target: on } })
  }
}

/** A better number takes the place of the one before, and no worse one. */
function keep(known: Map<string, OptionOdds>, one: OptionOdds): void {
  const key = optionKey(one.value)
  if (one.figures.exact || !known.get(key)?.figures.exact) known.set(key, one)
}

const ofQuestion = ({ of }: Asked): ShownOdds => ({
  of: 'question',
  options: new Map(),
  weapons: [],
  target: null,
  by: of,
})

/** The choice of one that is open, the command that came to it, and the state that this began from. */
function openChoice({ play: { fight } }: SessionFight) {
  const { timeline, asks } = fight
  const [ask] = asks ?? []
  const { done, entries } = timeline.mark
  const step = timeline.steps[done]
  if (!ask || !step || ask.kind !== 'choice' || !isSingleChoice(ask)) return undefined
  return { ask, command: step.command, entries: step.entries.slice(0, entries ?? 0), from: fight.stateAt(done) }
}

function moment({ ruleset, map }: SessionFight, state: Moment['state']): Moment {
  return { ruleset: ruleset.id, map: map.grid, state }
}

/** The attack that whoever acts could make now. */
function attackOf({ play, ruleset, terrain }: SessionFight): Command | undefined {
  const { state } = play.fight
  if (state.phase !== 'combat') return undefined
  const { of } = ruleset.display.prompt(state)
  if (of === null || of === 'gm') return undefined
  const { actions, offers } = ruleset.commands
  // From where it stands before what leads somewhere else.
  for (const meaning of ['attack', 'charge'])
    for (const [type, declared] of Object.entries(actions)) {
      if (declared.meaning !== meaning) continue
      const offer = offers(state, terrain, of, type).find(one => one.command.type === type)
      if (offer && !offer.whyNot) return offer.command
    }
  return undefined
}
