import { describe, expect, it, vi } from 'vitest'
import type { TacticalRuleset } from '~/engine'
import { chanceOf } from '~/dice/chance'
import { byTactics, carryOut, estimate, fight, forecast, forecastOf, whoMatters } from '~/simulate'
import type { TableTypes } from '~/table'
import { runs } from '../long'
import { tacticalRulesets } from './tactical'
import { prepared } from './mirrored'

vi.setConfig({ testTimeout: 600_000 })

const FIGHTS = runs(40, 400)

/** Two against two (or as many as named), combat begun by these dice. */
function begun(ruleset: TacticalRuleset<TableTypes>, first: readonly string[], second = first, seed = 1) {
  const { board, state, sides } = prepared(ruleset, first, second)
  const player = byTactics(board, chanceOf(seed))
  return { board, sides, state: carryOut(board, state, { type: 'begin', by: 'gm' }, player).state }
}

describe.each(tacticalRulesets)('a forecast in $id', ruleset => {
  it('has the same numbers for the same seed, and leaves the moment as it is', () => {
    const { board, state } = begun(ruleset, ['guard', 'archer'])
    const before = JSON.stringify(state)
    const one = forecast(board, state, { fights: 6, seed: 3 })
    expect(forecast(board, state, { fights: 6, seed: 3 })).toEqual(one)
    expect(forecast(board, state, { fights: 6, seed: 4 })).not.toEqual(one)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('only counts: parts of it in any order come to the whole', () => {
    const { board, state } = begun(ruleset, ['guard', 'archer'])
    const list = [0, 1, 2, 3, 4, 5].map(i => fight(board, state, 3, i))
    expect(forecastOf(state, list.toReversed())).toEqual(forecast(board, state, { fights: 6, seed: 3 }))
    const { wins, undecided, rounds, falls, fights } = forecastOf(state, list)
    expect(fights).toBe(6)
    expect(Object.values(rounds).reduce((sum, n) => sum + n, 0)).toBe(6)
    // Of a side that has lost everybody fell.
    const won = list.filter(({ winner }) => winner !== null).length
    expect(won + undecided).toBe(6)
    expect(Object.values(falls).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(2 * won)
    expect(Object.values(wins).every(({ share, low, high }) => low <= share && share <= high)).toBe(true)
  })
})

describe('a forecast', () => {
  const [endurance] = tacticalRulesets

  it(`of mirrored sides, each going first in half of ${FIGHTS} fights, has one half within its interval`, () => {
    // Who goes first is the author's side, which is the first unless the sides are called the other way round.
    const { board, state, sides } = prepared(endurance!, ['guard', 'captain'])
    let won = 0
    let decided = 0
    for (const [turn, side] of sides.entries()) {
      const player = byTactics(board, chanceOf(turn))
      const begin = { type: 'begin', by: 'gm', with: { 'begin.author': side } } as const
      const start = carryOut(board, state, begin, player).state
      for (let i = 0; i < FIGHTS / 2; i++) {
        const { winner } = fight(board, start, 5, i)
        if (winner !== null) decided++
        if (winner === sides[0]) won++
      }
    }
    const { low, high } = estimate(won, decided)
    expect(low).toBeLessThanOrEqual(5_000)
    expect(high).toBeGreaterThanOrEqual(5_000)
  })

  it('of many against one is no contest, and says whose absence would change it', () => {
    const { board, state, sides } = begun(endurance!, ['guard'], ['captain', 'captain', 'goblin'])
    const { wins } = forecast(board, state, { fights: 10, seed: 1 })
    expect(wins[sides[1]]!.share).toBe(10_000)
    const foes = Object.values(state.combatants).filter(c => c.side === sides[1])
    const gains = whoMatters(board, state, { side: sides[0], among: foes.map(({ id }) => id), fights: 10, seed: 1 })
    expect(gains.map(({ who }) => who).toSorted()).toEqual(foes.map(({ id }) => id).toSorted())
    expect(gains.map(({ gain }) => gain)).toEqual(gains.map(({ gain }) => gain).toSorted((a, b) => b - a))
  })

  it('gives an interval that is right near nothing and all as well', () => {
    // Wilson, z = 1.96. 0 of 10: the upper bound is z² / (10 + z²) = 3.8416 / 13.8416 = 27.75 %.
    expect(estimate(0, 10)).toEqual({ share: 0, low: 0, high: 2_775 })
    expect(estimate(10, 10)).toEqual({ share: 10_000, low: 7_225, high: 10_000 })
    // 50 of 100: the middle stays one half, z / (1 + 0.038416) × √(0.0025 + 3.8416 / 40000) = 9.62 % either way.
    expect(estimate(50, 100)).toEqual({ share: 5_000, low: 4_038, high: 5_962 })
    expect(estimate(0, 0)).toEqual({ share: 0, low: 0, high: 10_000 })
  })
})
