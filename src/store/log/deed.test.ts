import { expect, test } from 'vitest'
import type { Json } from '~/engine'
import { ruleset, skirmish } from '../testing/skirmish'
import { byVictim, latestDeed } from './deed'

/** An attack of Roland on the guard with these dice; everything else as it is proposed. */
function attacked(...faces: readonly number[]) {
  const { play, roland, guard } = skirmish()
  expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
  const answer = () => {
    const [ask] = play.fight.asks ?? []
    const value: Json =
      ask!.key === 'attack.dice' ? [...faces] : ask!.kind === 'roll' ? play.proposed(ask!) : ask!.default!
    expect(play.answer(ask!, value, { source: 'physical' })).toBeNull()
  }
  const deed = () => latestDeed(ruleset, play.log())
  return { play, roland, guard, answer, deed }
}

test('before anything was rolled there is none', () => {
  const { play } = skirmish()
  expect(latestDeed(ruleset, play.log())).toBeNull()
})

test('a miss is told with its dice, its total, and what it had to reach', () => {
  const { play, guard, roland, answer, deed } = attacked(1, 1, 5)
  while (play.fight.asks) answer()
  expect(byVictim(deed()!.outcomes)).toEqual([{ to: guard, kinds: ['miss'] }])
  expect(deed()).toMatchObject({ by: roland, open: false, changes: [], out: [] })
  expect(
    deed()!
      .dice.slice(0, 3)
      .map(({ face }) => face),
  ).toEqual([1, 1, 5])
  expect(deed()!.dice[2]!.sides).toBe(20)
  expect(deed()!.sum!.total).toBeLessThan(deed()!.sum!.against!)
})

test('at a moment of the past it is the one that had been done last then', () => {
  const { play, guard, answer } = attacked(1, 1, 5)
  const before = play.log().present
  while (play.fight.asks) answer()
  const missed = play.log().present
  expect(latestDeed(ruleset, play.log(), before - 1)).toBeNull()
  expect(byVictim(latestDeed(ruleset, play.log(), missed)!.outcomes)).toEqual([{ to: guard, kinds: ['miss'] }])
})

test('a hit is told with what was lost and by whom, and what decided it is marked', () => {
  const { play, guard, answer, deed } = attacked(4, 2, 5)
  while (play.fight.asks) answer()
  const { outcomes, sum, changes } = deed()!
  expect(byVictim(outcomes)).toEqual([{ to: guard, kinds: ['hit'] }])
  expect(changes.some(({ who, n }) => who === guard && n < 0)).toBe(true)
  expect(sum!.parts.reduce((of, { n }) => of + n, 0)).toBe(sum!.total)
  const margin = sum!.total - sum!.against!
  expect(sum!.parts.map(({ decides }) => decides)).toEqual(sum!.parts.map(({ n }) => n > margin))
  expect(sum!.parts.some(({ decides }) => decides)).toBe(true)
})

test('it stays while others act without rolling, and goes back with the undo', () => {
  const { play, roland, answer, deed } = attacked(4, 2, 5)
  while (play.fight.asks) answer()
  const before = deed()
  expect(play.do({ type: 'endTurn', by: roland })).toBeNull()
  expect(deed()).toBe(before)
  play.undo('command')
  play.undo('command')
  expect(deed()).toBeNull()
})
