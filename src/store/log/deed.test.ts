import { expect, test } from 'vitest'
import type { Json, Ruleset } from '~/engine'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { newPlay, ruleset, skirmish, terrain } from '../testing/skirmish'
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

test('whether a blow is critical and goes through the armour is told beside it, each test with its own dice', async () => {
  const tiny = (await rulesets.find(({ id }) => id === 'tiny')!.load()) as Ruleset<TableTypes>
  const play = newPlay(tiny, terrain)
  const gm = (type: string, given: { [key: string]: Json } = {}) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  const answer = (...faces: number[]) =>
    expect(play.answer(play.fight.asks![0]!, faces, { source: 'physical' })).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(play.fight.state.sides) as [string, string]
  gm('join', { list: [{ name: 'Roland', preset: 'Roland', side: heroes, cell: 0 }] })
  gm('join', { list: [{ name: 'Guard', preset: 'guard', side: guards, cell: 1 }] })
  const [roland, guard] = Object.keys(play.fight.state.combatants) as [string, string]
  gm('begin')
  answer(6, 6)
  answer(1, 1)
  expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
  answer(6, 2)
  answer(4, 3)
  answer(1, 2)
  const { sum, asides, dice } = latestDeed(tiny, play.log())!
  expect(sum).toMatchObject({ total: 6, against: 5 })
  expect(asides).toMatchObject([
    { words: 'critical', total: 7, against: 11 },
    { words: 'through the armour', total: 2, against: 5 },
  ])
  expect(dice.map(({ face, aside }) => [face, aside])).toEqual(
    [
      [6, -1],
      [2, -1],
      [4, 0],
      [3, 0],
      [1, 1],
      [2, 1],
    ].map(([face, aside]) => [face, aside]),
  )
})

test('saves of several stand each for themselves, with their own dice', async () => {
  const ratbags = (await rulesets.find(({ id }) => id === 'ratbags')!.load()) as Ruleset<TableTypes>
  const play = newPlay(ratbags, terrain)
  const gm = (type: string, given: { [key: string]: Json } = {}) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(play.fight.state.sides) as [string, string]
  gm('join', { list: ['Roland', 'Boudica'].map((name, cell) => ({ name, preset: name, side: heroes, cell })) })
  gm('join', { list: [{ name: 'Guard', preset: 'guard', side: guards, cell: 30 }] })
  gm('begin')
  for (let ask = play.fight.asks?.[0]; ask; ask = play.fight.asks?.[0])
    expect(
      play.answer(ask, ask.kind === 'roll' ? ask.dice.map(() => 20) : ask.default!, { source: 'physical' }),
    ).toBeNull()
  const { sum, asides, dice } = latestDeed(ratbags, play.log())!
  expect(sum).toBeNull()
  expect(asides).toMatchObject([
    { words: 'save', total: 20 },
    { words: 'save', total: 20 },
  ])
  expect(dice.map(({ aside }) => aside)).toEqual([0, 1])
})
