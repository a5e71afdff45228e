import { describe, expect, it } from 'vitest'
import { strange, strangeName } from '../../../test/strange'
import { rulesets } from '~/rulesets'
import type { SessionListener } from '../session/session'
import { sliceOf } from '../testing/sliceOf'
import { skirmish, ruleset, terrain } from '../testing/skirmish'
import { optionKey, type OptionOdds } from './messages'
import { createOdds, type OddsSlice } from './odds'
import type { TaskListener, Pool } from './pool'

const found = (value: string, share: number): OptionOdds => ({
  value,
  words: value,
  likely: false,
  figures: {
    on: value,
    exact: true,
    paths: 1,
    isCut: false,
    chance: { kind: 'hit', share, margin: 0 },
    loss: 0,
    falls: 0,
    bars: [],
  },
  assumed: [],
})

function unit({ play, roland, guard } = skirmish(), rules = ruleset) {
  const state = sliceOf<OddsSlice>({ odds: null })
  const asked: { task: string; asked: object; hearer: TaskListener<'options'> }[] = []
  const stopped: string[] = []
  const brought: true[] = []
  const pool = {
    ask: (task: string, _moment: object, what: object, hearer: TaskListener<'options'>) =>
      void asked.push({ task, asked: what, hearer }),
    bring: () => void brought.push(true),
    stop: (task: string) => void stopped.push(task),
    close: () => undefined,
  } as unknown as Pool
  let listener: SessionListener = {}
  let pools = 0
  let waiting: (() => void) | undefined
  const fight = { play, ruleset: rules, terrain, map: { grid: terrain.map } }
  let current: typeof fight | null = fight
  let past: number | null = null
  let whenRules = (): void => undefined
  const odds = createOdds({
    state,
    session: {
      current: () => current as never,
      mustBeOpen: () => fight as never,
      watch: () => undefined,
      looksAt: () => past,
      subscribe: to => void (listener = to),
    },
    fights: {
      rulesOf(id) {
        whenRules()
        return rulesets.find(one => one.id === id)!
      },
    },
    pool() {
      pools++
      return Promise.resolve(pool)
    },
    time: { after: (_ms, call) => ((waiting = call), () => void (waiting = undefined)) },
  })
  /** Time goes by: what waits is asked. */
  const pause = async () => {
    waiting?.()
    waiting = undefined
    // What hangs on the loaded workers follows in a few steps.
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return {
    play,
    roland,
    guard,
    state,
    asked,
    stopped,
    brought,
    pools: () => pools,
    odds,
    pause,
    /** Another fight is open, or none. */
    open: (another: 'another' | null) => void (current = another && { ...fight }),
    /** What happens as soon as somebody wants the rules. */
    onRules: (act: () => void) => void (whenRules = act),
    look: (at: number | null) => void (past = at),
    close: () => listener.closed?.(),
    hear: () => listener.published?.(fight as never, false),
  }
}

describe('odds of the open fight', () => {
  it('are asked for by whoever wants to know, and by nobody else', async () => {
    const { odds, asked, pause, hear } = unit()
    hear()
    await pause()
    expect(asked).toEqual([])
    odds.wantOdds(true)
    await pause()
    expect(asked).toMatchObject([{ task: 'attack', asked: { command: { type: 'attack' }, target: null } }])
  })

  it('are those of what the rules declare as an attack, whatever it is called', async () => {
    const { odds, asked, pause } = unit(skirmish(), strange(ruleset))
    odds.wantOdds(true)
    await pause()
    expect(asked).toMatchObject([{ task: 'attack', asked: { command: { type: strangeName('attack') } } }])
  })

  it('are asked for once more for another target, and not for what is wanted already', async () => {
    const { guard, odds, asked, pause } = unit()
    const targets = () => asked.map(one => (one.asked as { target: string | null }).target)
    for (const at of [undefined, undefined, guard, guard, null]) {
      odds.wantOdds(true, at)
      await pause()
    }
    expect(targets()).toEqual([null, guard, null])
  })

  it('of a planned blow are not asked for once nothing is planned, also where the workers are still being loaded', async () => {
    const { guard, odds, asked, pause } = unit()
    const strike = { steps: [], target: guard }
    void odds.strikeOdds(strike, () => undefined)
    void odds.strikeOdds(null, () => undefined)
    await pause()
    expect(asked).toEqual([])
    void odds.strikeOdds(strike, () => undefined)
    await pause()
    expect(asked).toMatchObject([{ task: 'strike' }])
  })

  it('of an open question are those of its options, from the same command and answers', async () => {
    const { play, roland, odds, asked, pause } = unit()
    expect(play.do({ type: 'attack', by: roland })).toBeNull()
    odds.wantOdds(true)
    await pause()
    const { command, entries } = play.fight.timeline.steps[play.fight.timeline.mark.done]!
    expect(asked).toMatchObject([{ task: 'options', asked: { command, entries } }])
  })

  it('are shown as they are found, a better number in place of the one before', async () => {
    const { play, roland, state, odds, asked, pause } = unit()
    play.do({ type: 'attack', by: roland })
    odds.wantOdds(true)
    await pause()
    asked[0]!.hearer.found([found('a', 5000), found('b', 100)])
    asked[0]!.hearer.found([found('a', 8500)])
    expect(state.get().odds!.options.get(optionKey('a'))!.figures.chance!.share).toBe(8500)
    expect(state.get().odds!.options.size).toBe(2)
  })

  it('are gone when anything happens, and when nobody wants them any more', async () => {
    const { play, roland, state, odds, asked, stopped, pause, hear } = unit()
    play.do({ type: 'attack', by: roland })
    odds.wantOdds(true)
    await pause()
    asked[0]!.hearer.found([found('a', 5000)])
    hear()
    expect(state.get().odds).toBeNull()
    expect(stopped).toContain('options')
    await pause()
    asked[1]!.hearer.found([found('a', 5000)])
    odds.wantOdds(false)
    expect(state.get().odds).toBeNull()
  })

  it('on each target are there at once for whoever aims, if they were found before; a worse number takes no better one’s place', async () => {
    const { play, roland, guard, state, odds, asked, pause, hear } = unit()
    const { side } = play.fight.state.combatants[guard]!
    const another = { name: 'Other', preset: 'guard', side, cell: 12 }
    expect(play.do({ type: 'join', by: 'gm', with: { list: [another] } })).toBeNull()
    odds.wantOdds(true)
    await pause()
    const before = (share: number, exact: boolean) => {
      const one = found(guard, share)
      const figures = { ...one.figures, exact }
      return { ...one, figures, what: 'target', on: null, isFirst: true } as unknown as OptionOdds
    }
    asked[0]!.hearer.found([before(8500, true)])
    asked[0]!.hearer.found([before(8000, false)])
    play.do({ type: 'attack', by: roland })
    hear()
    const [ask] = play.fight.asks!
    expect(ask).toMatchObject({ key: 'attack.target' })
    expect(state.get().odds).toMatchObject({ of: 'question' })
    expect(state.get().odds!.options.get(optionKey(guard))!.figures.chance!.share).toBe(8500)
    // Other answers have led to what is open: what was found before is about something else.
    expect(play.answer(ask!, guard, { source: 'click' })).toBeNull()
    hear()
    expect(state.get().odds).toBeNull()
  })

  it('wait for whole fights that are played out, and come back after them', async () => {
    const { odds, asked, stopped, pause, hear } = unit()
    odds.wantOdds(true)
    await pause()
    const stop = await odds.foretell(
      { fights: 10, whatIf: { without: [], another: [], settings: null } },
      () => undefined,
    )
    expect(stopped).toEqual(expect.arrayContaining(['attack', 'options']))
    hear()
    await pause()
    expect(asked.map(({ task }) => task)).toEqual(['attack', 'forecast'])
    stop()
    await pause()
    expect(asked.map(({ task }) => task)).toEqual(['attack', 'forecast', 'attack'])
  })

  it('come from the same workers as forecasts, whoever wants them first', async () => {
    const { odds, asked, pools, pause } = unit()
    odds.wantOdds(true)
    await Promise.all([
      pause(),
      odds.foretell({ fights: 1, whatIf: { without: [], another: [], settings: null } }, () => undefined),
    ])
    expect(pools()).toBe(1)
    expect(asked.filter(({ task }) => task === 'forecast')).toHaveLength(1)
  })

  it('are got ready for where nobody can attack yet', async () => {
    const { play, roland, odds, asked, brought, pause } = unit()
    expect(play.do({ type: 'endTurn', by: roland })).toBeNull()
    expect(play.do({ type: 'end', by: 'gm' })).toBeNull()
    odds.wantOdds(true)
    await pause()
    expect([asked.length, brought.length]).toEqual([0, 1])
  })

  it('change nothing of the fight, neither a row nor the state', async () => {
    const { play, roland, odds, asked, pause } = unit()
    play.do({ type: 'attack', by: roland })
    const before = JSON.stringify([play.fight.state, play.fight.asks, play.fight.timeline.mark])
    odds.wantOdds(true)
    await pause()
    asked[0]!.hearer.found([found('a', 5000)])
    expect(JSON.stringify([play.fight.state, play.fight.asks, play.fight.timeline.mark])).toBe(before)
  })

  it('are worked out of an attack only where whoever acts could make one now', async () => {
    const { play, roland, guard, odds, asked, brought, pause } = unit()
    const far = { who: guard, cell: 12 * 11 + 11 }
    expect(play.do({ type: 'place', by: 'gm', with: far })).toBeNull()
    odds.wantOdds(true)
    await pause()
    expect([asked.length, brought.length], 'nobody is in reach').toEqual([0, 1])
    expect(play.do({ type: 'place', by: 'gm', with: { who: guard, cell: 1 } })).toBeNull()
    odds.wantOdds(false)
    odds.wantOdds(true)
    await pause()
    expect(asked).toMatchObject([{ task: 'attack', asked: { command: { type: 'attack', by: roland } } }])
  })

  it('are not worked out while nobody acts, in a fight that is only prepared, or where the past is looked at', async () => {
    const { play, roland, odds, asked, brought, pause, look, hear } = unit()
    expect(play.do({ type: 'endTurn', by: roland })).toBeNull()
    odds.wantOdds(true)
    await pause()
    expect([asked.length, brought.length], 'who goes next is the GM’s choice').toEqual([0, 1])
    play.undo('command')
    look(2)
    hear()
    await pause()
    expect([asked.length, brought.length]).toEqual([0, 1])
    look(null)
    hear()
    await pause()
    expect(asked).toHaveLength(1)
  })

  it('are not told of a fight that is closed: nothing is asked any more', async () => {
    const { odds, asked, stopped, pause, open, close } = unit()
    odds.wantOdds(true)
    await pause()
    expect(asked).toHaveLength(1)
    open(null)
    close()
    expect(stopped).toContain('attack')
    odds.wantOdds(false)
    odds.wantOdds(true)
    await pause()
    expect(asked).toHaveLength(1)
  })

  it('a forecast of a fight that is no longer open is not begun, whether none is or another', async () => {
    const nothing = { fights: 10, whatIf: { without: [], another: [], settings: null } }
    for (const now of ['another', null] as const) {
      const { odds, asked, open, onRules, pause } = unit()
      onRules(() => open(now))
      const stop = await odds.foretell(nothing, () => undefined)
      stop()
      await pause()
      expect(asked).toEqual([])
    }
  })

  it('are none of what the GM does, as beginning combat: that is no deed that could come off or not', async () => {
    const { play, roland, odds, asked, pause, hear } = unit()
    for (const [type, by] of [
      ['endTurn', roland],
      ['end', 'gm'],
      ['begin', 'gm'],
    ] as const)
      expect(play.do({ type, by })).toBeNull()
    expect(play.fight.asks).toMatchObject([{ kind: 'choice', of: 'gm' }])
    odds.wantOdds(true)
    hear()
    await pause()
    expect(asked).toEqual([])
  })
})
