import { describe, expect, it } from 'vitest'
import { rulesets } from '~/rulesets'
import type { SessionListener } from '../session/session'
import { sliceOf } from '../testing/sliceOf'
import { skirmish, ruleset, terrain } from '../testing/skirmish'
import type { OptionOdds } from './messages'
import { createOdds, type OddsSlice } from './odds'
import { optionKey } from './optionKey'
import type { Hearer, Pool } from './pool'

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

function unit() {
  const { play, roland, guard } = skirmish()
  const state = sliceOf<OddsSlice>({ odds: null })
  const asked: { task: string; asked: object; hearer: Hearer<'options'> }[] = []
  const stopped: string[] = []
  const brought: true[] = []
  const pool = {
    ask: (task: string, _moment: object, what: object, hearer: Hearer<'options'>) =>
      void asked.push({ task, asked: what, hearer }),
    bring: () => void brought.push(true),
    stop: (task: string) => void stopped.push(task),
    close: () => undefined,
  } as unknown as Pool
  let listener: SessionListener = {}
  let pools = 0
  let waiting: (() => void) | undefined
  const fight = { play, ruleset, terrain, map: { grid: terrain.map } }
  const odds = createOdds({
    state,
    session: {
      current: () => fight as never,
      mustBeOpen: () => fight as never,
      watch: () => undefined,
      looksAt: () => null,
      subscribe: to => void (listener = to),
    },
    fights: { rulesOf: id => rulesets.find(one => one.id === id)! },
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
    hear: () => listener.published?.(fight as never, false),
  }
}

describe('odds of the open fight', () => {
  it('are asked for by whoever wants to know, and by nobody else', async () => {
    const { odds, asked, pause, hear } = unit()
    hear()
    await pause()
    expect(asked).toEqual([])
    odds.lookAhead(true)
    await pause()
    expect(asked).toMatchObject([{ task: 'attack', asked: { command: { type: 'attack' }, target: null } }])
  })

  it('of an open question are those of its options, from the same command and answers', async () => {
    const { play, roland, odds, asked, pause } = unit()
    expect(play.do({ type: 'attack', by: roland })).toBeNull()
    odds.lookAhead(true)
    await pause()
    const { command, entries } = play.fight.timeline.steps[play.fight.timeline.mark.done]!
    expect(asked).toMatchObject([{ task: 'options', asked: { command, entries } }])
  })

  it('are shown as they are found, a better number in place of the one before', async () => {
    const { play, roland, state, odds, asked, pause } = unit()
    play.do({ type: 'attack', by: roland })
    odds.lookAhead(true)
    await pause()
    asked[0]!.hearer.found([found('a', 5000), found('b', 100)])
    asked[0]!.hearer.found([found('a', 8500)])
    expect(state.get().odds!.options.get(optionKey('a'))!.figures.chance!.share).toBe(8500)
    expect(state.get().odds!.options.size).toBe(2)
  })

  it('are gone when anything happens, and when nobody wants them any more', async () => {
    const { play, roland, state, odds, asked, stopped, pause, hear } = unit()
    play.do({ type: 'attack', by: roland })
    odds.lookAhead(true)
    await pause()
    asked[0]!.hearer.found([found('a', 5000)])
    hear()
    expect(state.get().odds).toBeNull()
    expect(stopped).toContain('options')
    await pause()
    asked[1]!.hearer.found([found('a', 5000)])
    odds.lookAhead(false)
    expect(state.get().odds).toBeNull()
  })

  it('on each target are there at once for whoever aims, if they were found before; a worse number takes no better one’s place', async () => {
    const { play, roland, guard, state, odds, asked, pause, hear } = unit()
    const { side } = play.fight.state.combatants[guard]!
    const another = { name: 'Other', preset: 'guard', side, cell: 12 }
    expect(play.do({ type: 'join', by: 'gm', with: { list: [another] } })).toBeNull()
    odds.lookAhead(true)
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
    odds.lookAhead(true)
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
    odds.lookAhead(true)
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
    odds.lookAhead(true)
    await pause()
    expect([asked.length, brought.length]).toEqual([0, 1])
  })

  it('change nothing of the fight, neither a row nor the state', async () => {
    const { play, roland, odds, asked, pause } = unit()
    play.do({ type: 'attack', by: roland })
    const before = JSON.stringify([play.fight.state, play.fight.asks, play.fight.timeline.mark])
    odds.lookAhead(true)
    await pause()
    asked[0]!.hearer.found([found('a', 5000)])
    expect(JSON.stringify([play.fight.state, play.fight.asks, play.fight.timeline.mark])).toBe(before)
  })
})
