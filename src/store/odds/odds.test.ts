import { describe, expect, it } from 'vitest'
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
  const pool = {
    ask: (task: string, _moment: object, what: object, hearer: Hearer<'options'>) =>
      void asked.push({ task, asked: what, hearer }),
    stop: (task: string) => void stopped.push(task),
    close: () => undefined,
  } as unknown as Pool
  let listener: SessionListener = {}
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
    pool: () => Promise.resolve(pool),
    time: { after: (_ms, call) => ((waiting = call), () => void (waiting = undefined)) },
  })
  /** Time goes by: what waits is asked. */
  const pause = async () => {
    waiting?.()
    waiting = undefined
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    play,
    roland,
    guard,
    state,
    asked,
    stopped,
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
