import { expect, it } from 'vitest'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import { type FightView, fightView } from './fightView'

/** What a window shows of a fight, one view after the other. */
function watched() {
  const { play, roland, guard } = skirmish()
  const session = {
    handle: { id: 'a', writer: true },
    name: 'A',
    play,
    ruleset,
    terrain,
    rulebook: () => Promise.resolve([]),
    pictures: { of: () => null },
  } as never
  let view: FightView | null = null
  const show = (past: number | null = null): FightView => (view = fightView(session, { past, before: view }))
  show()
  /** All that the command asks gets its default, and each roll what Fray proposes. */
  const settle = () => {
    while (play.fight.asks) {
      const [ask] = play.fight.asks
      const value = ask!.kind === 'roll' ? play.proposed(ask!) : ask!.default!
      expect(play.answer(ask!, value, { source: 'click' })).toBeNull()
      show()
    }
  }
  const strike = () => {
    expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
    settle()
    return show()
  }
  const turn = (type: string, by: string) => {
    expect(play.do({ type, by })).toBeNull()
    settle()
    return show()
  }
  return { play, roland, guard, show, strike, turn }
}

it('what comes of a roll is a moment; what is taken back, and what comes into sight again by that, is none', () => {
  const { play, roland, guard, show, strike, turn } = watched()
  const { moments } = show()
  const struck = strike()
  expect(struck.moments).toBeGreaterThan(moments)
  for (const [type, by] of [
    ['endTurn', roland],
    ['takeTurn', guard],
    ['endTurn', guard],
    ['takeTurn', roland],
  ] as const)
    turn(type, by)
  // The blow is no news any more, until what came after it is taken back.
  const after = show()
  expect([after.deed, after.moments]).toEqual([null, struck.moments])
  for (let i = 0; i < 3; i++) play.undo('command')
  expect(show()).toMatchObject({ deed: { outcomes: struck.deed!.outcomes }, moments: struck.moments })
  play.undo('command')
  play.undo('command')
  expect(show().moments).toBe(struck.moments)
  expect(strike().moments).toBeGreaterThan(struck.moments)
})

it('whoever comes to look at the past, or back from it, makes no moment', () => {
  const { play, show, strike } = watched()
  strike()
  const { moments } = strike()
  const { done } = play.fight.timeline.mark
  expect(show(done - 1).moments).toBe(moments)
  expect(show().moments).toBe(moments)
})
