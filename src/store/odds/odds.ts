import { NOTICES } from '~/language/en/store/notices'
import type { Command, Id } from '~/engine'
import { isSingleChoice } from '~/engine/options'
import type { OpenSession } from '../session/session'
import type { SessionFight } from '../session/sessionFight'
import type { Slice } from '../slice/slice'
import type { TableTypes } from '~/table'
import { createPlay } from '../play/play'
import { foretell, type Foretelling, type Foretold, playedAhead } from './forecasts'
import type { OptionOdds } from './messages'
import { optionKey } from './optionKey'
import type { Moment, Pool } from './pool'

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
  lookAhead(wanted: boolean, target?: Id | null): void
  /** Whole fights from now on; resolves with the way to stop it. */
  foretell(asked: Foretelling, hear: (told: Foretold) => void): Promise<() => void>
  /** One fight of such a forecast is shown in this window, from its beginning. `title`: how it ends. Rejects with a sentence. */
  watchForetold(i: number, asked: Pick<Foretelling, 'whatIf'>, title: string): Promise<void>
}

export interface OddsDeps {
  state: Slice<OddsSlice>
  session: Pick<OpenSession, 'current' | 'mustBeOpen' | 'subscribe' | 'looksAt' | 'watch'>
  /** The workers; loaded when somebody first wants to know. */
  pool(): Promise<Pool>
  time: { after(ms: number, call: () => void): () => void }
}

/** A click is drawn first; odds are asked for when nothing else has followed within so many milliseconds. */
const PAUSE = 30

/** What somebody attacks by, in the order in which it is looked for. */
const ATTACKS = ['attack', 'shoot', 'advanceAttack'] as const

/**
 * Odds of what is open or could be done next. They are worked out by workers and shown in this window only: nothing of them
 * goes into the fight, or to the players.
 */
export function createOdds({ state, session, pool, time }: OddsDeps): OddsActions {
  let isWanted = false
  let target: Id | null = null
  let workers: Pool | undefined
  let cancel = () => undefined as void

  session.subscribe({ published: again, closed: drop })

  return {
    lookAhead(wanted, at = null) {
      if (wanted === isWanted && at === target) return
      isWanted = wanted
      target = at
      if (isWanted) again()
      else drop()
    },
    async foretell(asked, hear) {
      workers ??= await pool()
      const fight = session.current()
      return fight ? foretell(workers, fight, asked, time, hear) : () => undefined
    },
    async watchForetold(i, asked, title) {
      workers ??= await pool()
      const fight = session.mustBeOpen()
      const { mark } = fight.play.fight.timeline
      const { start, from, rows, canBeKept } = await playedAhead(workers, fight, i, asked)
      const isStill = session.current() === fight && fight.play.fight.timeline.mark === mark
      if (!isStill) throw new Error(NOTICES.meanwhile)
      const { ruleset, terrain } = fight
      const nothing = () => undefined
      const given = { ruleset, terrain, state: start, done: from, rows, seed: 0, keep: nothing }
      const play = createPlay<TableTypes>({ ...given, diceMode: () => 'ask' })
      session.watch({ play, from, rows, title, canBeKept })
    },
  }

  function drop(): void {
    cancel()
    workers?.stop('options')
    workers?.stop('attack')
    if (state.get().odds) state.set({ odds: null })
  }

  /** Something has happened: what was found is about what is no more. */
  function again(): void {
    drop()
    if (isWanted) cancel = time.after(PAUSE, () => void ask())
  }

  async function ask(): Promise<void> {
    workers ??= await pool()
    const fight = session.current()
    if (!fight || !isWanted || session.looksAt() !== null) return
    const { asks } = fight.play.fight
    if (asks) askOptions(workers, fight)
    else askAttack(workers, fight)
  }

  function askOptions(to: Pool, fight: SessionFight): void {
    const { timeline, asks } = fight.play.fight
    const [ask] = asks ?? []
    const { done, entries } = timeline.mark
    const step = timeline.steps[done]
    if (!ask || !step || ask.kind !== 'choice' || !isSingleChoice(ask)) return
    // What the GM does, as beginning combat, is no deed that could come off or not.
    if (step.command.by === 'gm') return
    if (ask.options.filter(({ whyNot }) => !whyNot).length < 2) return
    const asked = { command: step.command, entries: step.entries.slice(0, entries ?? 0) }
    const shown: ShownOdds = { of: 'question', options: new Map(), weapons: [], target: null, by: ask.of }
    to.ask('options', moment(fight, fight.play.fight.stateAt(done)), asked, {
      found: found => add(shown, found, []),
    })
  }

  function askAttack(to: Pool, fight: SessionFight): void {
    const command = attackOf(fight)
    if (!command) return
    const shown: ShownOdds = { of: 'attack', options: new Map(), weapons: [], target, by: command.by }
    to.ask(
      'attack',
      moment(fight, fight.play.fight.state),
      { command, target },
      {
        found: found =>
          add(
            shown,
            found.filter(({ what }) => what === 'target'),
            found.filter(({ what }) => what === 'weapon'),
          ),
      },
    )
  }

  function add(
    of: ShownOdds,
    options: readonly OptionOdds[],
    weapons: readonly (OptionOdds & { on: Id | null })[],
  ): void {
    const before = state.get().odds ?? of
    const known = new Map(before.options)
    for (const one of options) known.set(optionKey(one.value), one)
    const held = new Map(before.weapons.map(one => [optionKey(one.value), one]))
    for (const one of weapons) held.set(optionKey(one.value), one)
    const on = weapons[0]?.on ?? before.target
    state.set({ odds: { ...before, options: known, weapons: [...held.values()], target: on } })
  }
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
  for (const type of ATTACKS) {
    const offer = ruleset.commands.offers(state, terrain, of, type).find(one => one.command.type === type)
    if (offer && !offer.whyNot) return offer.command
  }
  return undefined
}
