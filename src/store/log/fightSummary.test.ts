import { expect, it } from 'vitest'
import type { Json } from '~/engine'
import { ruleset, skirmish } from '../testing/skirmish'
import { fightSummary, summaryText, exitsIn } from './fightSummary'

/** Roland strikes the guard; everything else as it is proposed. */
function struck() {
  const { play, roland, guard } = skirmish()
  play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })
  while (play.fight.asks) {
    const [ask] = play.fight.asks
    const value: Json =
      ask!.key === 'attack.dice' ? [4, 2, 5] : ask!.kind === 'roll' ? play.proposed(ask!) : ask!.default!
    play.answer(ask!, value, { source: 'physical' })
  }
  const summary = () => fightSummary(ruleset, play.log(), play.fight.state)
  return { play, roland, guard, summary }
}

const total = (amounts: Readonly<Record<string, number>>) => Object.values(amounts).reduce((sum, n) => sum + n, 0)

it('what one took is what the other lost, and what was undone is not counted', () => {
  const { play, roland, guard, summary } = struck()
  const { rounds, parts, out } = summary()
  const [first, second] = parts
  expect([rounds, out, first!.who, second!.who]).toEqual([1, [], roland, guard])
  expect(total(first!.dealt)).toBeGreaterThan(0)
  expect(second!.taken).toEqual(first!.dealt)
  expect(second!.dealt).toEqual({})
  play.undo('command')
  expect(summary().parts.flatMap(({ dealt }) => Object.keys(dealt))).toEqual([])
})

it('what the GM takes away is nobody’s doing, and who falls by it fell by nobody', () => {
  const { play, roland, guard, summary } = struck()
  const before = summary().parts
  const path = ['combatants', guard, 'sheet', 'status', 'unconscious']
  const patches = [{ op: 'replace', path, value: true }]
  expect(play.do({ type: 'gm.set', by: 'gm', with: { patches: patches as Json } })).toBeNull()
  expect(summary().out).toEqual([{ who: guard, how: 'fell', by: null, round: 1 }])
  expect(summary().parts).toEqual(before)
  expect(summary().parts[0]!.who).toBe(roland)
})

it.each([
  ['surrenders', 'surrendered'],
  ['flees', 'fled'],
  ['dies', 'fell'],
])('whoever is out by the decree “%s” is told as one who %s', (what, how) => {
  const { play, guard, summary } = struck()
  expect(play.do({ type: 'decree', by: 'gm', with: { who: [guard], what } })).toBeNull()
  expect(summary().out).toEqual([{ who: guard, how, by: null, round: 1 }])
})

it('whoever the GM takes out of the fight left it, and falls in it again once back', () => {
  const { play, guard, summary } = struck()
  expect(play.do({ type: 'leave', by: 'gm', with: { who: [guard] } })).toBeNull()
  expect(play.do({ type: 'return', by: 'gm', with: { who: [guard] } })).toBeNull()
  expect(play.do({ type: 'decree', by: 'gm', with: { who: [guard], what: 'falls' } })).toBeNull()
  expect(summary().out.map(({ how }) => how)).toEqual(['left', 'fell'])
})

it('is told as text, line by line', () => {
  const text = summaryText(
    {
      rounds: 1,
      out: [
        { who: 'b', how: 'fell', by: 'a', round: 1 },
        { who: 'c', how: 'fell', by: null, round: 1 },
        { who: 'd', how: 'surrendered', by: 'a', round: 1 },
        { who: 'e', how: 'fled', by: null, round: 1 },
        { who: 'f', how: 'left', by: null, round: 1 },
      ],
      parts: [
        { who: 'a', dealt: { Health: 9 }, taken: {}, spent: { Endurance: 2, Stress: 1 } },
        { who: 'c', dealt: {}, taken: {}, spent: {} },
      ],
      ground: ['Spear', 'Shield'],
    },
    'The bridge',
    id => id.toUpperCase(),
  )
  expect(text.split('\n')).toEqual([
    'The bridge, 1 round.',
    'B fell in round 1, by A.',
    'C fell in round 1.',
    'D surrendered in round 1, because of A.',
    'E fled in round 1.',
    'F left in round 1.',
    'A: took from others Health 9; spent Endurance 2, Stress 1.',
    'On the ground: Spear, Shield.',
  ])
})

it('has no line about the ground where nothing lies there, and counts rounds in the plural', () => {
  const text = summaryText({ rounds: 2, out: [], parts: [], ground: [] }, 'The bridge', id => id)
  expect(text).toBe('The bridge, 2 rounds.')
})

it('whoever falls, flees or surrenders in the command that ends combat is out of it, though the end takes the mark off them', () => {
  const where = (state: string) => ({ to: 'who', where: { state } })
  const display = {
    isOut: () => false,
    outcomes: {
      fell: [
        { kind: 'broken', ...where('routed') },
        { kind: 'broken', ...where('surrendered'), surrenders: true },
        { kind: 'down', ...where('down') },
        { kind: 'injury', ...where('hurt') },
      ],
    },
  } as unknown as Parameters<typeof exitsIn>[0]
  const states = { a: 'routed', b: 'surrendered', c: 'down', d: 'hurt' }
  const combatants = Object.fromEntries(Object.keys(states).map(id => [id, { id, gone: false }]))
  const lines = Object.entries(states).map(([who, state]) => ({ event: { type: 'fell', with: { who, state } } }))
  const ends = (before: string, after: string) =>
    exitsIn(display, {
      entry: { command: { type: 'endRound', by: 'gm' }, lines },
      before: { phase: before, combatants },
      after: { phase: after, combatants },
      round: 3,
    } as unknown as Parameters<typeof exitsIn>[1]).map(({ who, how, round }) => [who, how, round])
  expect(ends('combat', 'over')).toEqual([
    ['a', 'fled', 3],
    ['b', 'surrendered', 3],
    ['c', 'fell', 3],
  ])
  expect([ends('combat', 'combat'), ends('over', 'over')]).toEqual([[], []])
})
