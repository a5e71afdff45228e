import { expect, test } from 'vitest'
import type { Asked, Json } from '~/engine'
import { newPlay, ruleset, terrain } from '../testing/skirmish'

/** Roland attacks a guard who has others beside him; `quiet`: the questions that nobody wants to hear. */
function crowd(beside: number, quiet: readonly string[] = []) {
  const play = newPlay(ruleset, terrain, { isQuiet: ({ key }) => quiet.includes(key) })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(play.fight.state.sides) as [string, string]
  gm('join', { list: [{ name: 'Roland', preset: 'Roland', side: heroes, cell: 0 }] })
  const cells = [1, 2, 13, 14, 12].slice(0, beside + 1)
  gm('join', { list: cells.map((cell, i) => ({ name: `Guard ${i}`, preset: 'guard', side: guards, cell })) })
  const [roland, target, ...others] = Object.keys(play.fight.state.combatants) as [string, string, ...string[]]
  gm('begin', { 'begin.author': heroes, 'begin.surprise': 'none' })
  expect(play.do({ type: 'takeTurn', by: roland })).toBeNull()
  expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': target } })).toBeNull()
  return { play, target, others }
}

const first = (asks: readonly Asked[] | null) => asks![0]!

test('all who may step in are known with the first of them, and nothing of it is played', () => {
  const { play, others } = crowd(3)
  const ask = first(play.fight.asks)
  const { mark } = play.fight.timeline
  expect(ask.key).toBe('attack.intercept')
  expect(play.alike(ask).map(({ of }) => of)).toEqual(others)
  expect(first(play.fight.asks)).toBe(ask)
  expect(play.fight.timeline.mark).toEqual(mark)
})

test('a question that stands alone is alike to none', () => {
  const { play, others } = crowd(1)
  expect(play.alike(first(play.fight.asks)).map(({ of }) => of)).toEqual(others)
  const { play: alone, target } = crowd(0)
  const ask = first(alone.fight.asks)
  expect(ask).toMatchObject({ key: 'attack.defend', of: target })
  expect(alone.alike(ask)).toEqual([ask])
})

test('dice are alike to none, and so is what nobody may pass over, or what is asked of nobody any more', () => {
  const { play, target } = crowd(0)
  const defend = first(play.fight.asks)
  expect(defend).toMatchObject({ key: 'attack.defend', of: target })
  expect(play.answer(defend, defend.default!, { source: 'click' })).toBeNull()
  const roll = first(play.fight.asks)
  expect(roll.kind).toBe('roll')
  expect(play.alike(roll)).toEqual([roll])
  play.undo('command')
  expect(play.fight.asks).toBeNull()
  expect(play.alike(defend)).toEqual([defend])
})

test('what the GM wants to hear no more of takes its default, and is told as having come by itself', () => {
  const { play, target } = crowd(3, ['attack.intercept'])
  expect(first(play.fight.asks)).toMatchObject({ key: 'attack.defend', of: target })
  const { steps, mark } = play.fight.timeline
  const { entries } = steps[mark.done]!
  const declined = entries.flatMap(entry => (entry.key === 'attack.intercept' && 'of' in entry ? [entry] : []))
  expect(declined.map(({ value, source }) => [value, source])).toEqual(Array(3).fill(['no', 'auto']))
})
