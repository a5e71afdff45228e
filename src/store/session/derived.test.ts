import { expect, test, vi } from 'vitest'
import type { Combatant, Ruleset, Snapshot } from '~/engine'
import type { TableTypes, Terrain } from '~/table'
import { derivedFrom, once } from './derived'

const combatant = (id: string) => ({ id, name: `Guard ${id}`, side: 's1' }) as unknown as Combatant<TableTypes>

const snapshot = {
  sides: { s1: { id: 's1', name: 'Reds', badge: 1 } },
  combatants: { a: combatant('a'), b: combatant('b') },
} as unknown as Snapshot<TableTypes>

/** Rules by which guard a has these signs and says these words in its row. */
function rules(signs: readonly string[] = [], words = 'ready') {
  const asked = vi.fn((_: unknown, of: unknown) => [{ of }])
  const ruleset = {
    display: {
      order: () => [
        {
          name: 'Reds',
          rows: [
            { who: 'a', state: 'ready', words },
            { who: 'b', state: 'ready', words: 'ready' },
          ],
        },
      ],
      badges: ({ id }: { id: string }) => (id === 'a' ? signs : []).map(code => ({ code, words: code })),
      pools: () => [{ key: 'hp', label: 'HP', cur: 3, max: 9 }],
      poolColours: { hp: 'blood' },
      life: ['hp'],
      isOut: () => false,
      prompt: asked,
    },
    conditions: { prone: { icon: 'prone' } },
    commands: { offers: (_: unknown, __: unknown, of: unknown) => asked(_, of) },
  } as unknown as Ruleset<TableTypes>
  return { ruleset, asked }
}

const terrain = {} as Terrain
const from = (
  signs: readonly string[] = [],
  words = 'ready',
  at = snapshot,
  before = derivedFrom({ ...rules(), snapshot, terrain }),
) => ({
  before,
  now: derivedFrom({ ...rules(signs, words), snapshot: at, terrain }, before),
})

test('what says the same after a click is what it was', () => {
  const { before, now } = from([], 'ready', { ...snapshot })
  expect(now.order).toBe(before.order)
  expect(now.shown['a']).toBe(before.shown['a'])
  expect(now.shown['a']).toEqual({
    combatant: snapshot.combatants['a'],
    side: 1,
    out: null,
    badges: [],
    pools: [{ key: 'hp', label: 'HP', cur: 3, max: 9, colour: 'blood' }],
    ring: [{ left: 3, of: 9 }],
  })
})

test('a row that says something else is another, its neighbour is not', () => {
  const { before, now } = from([], 'has acted')
  expect(now.order[0]!.rows[0]!.words).toBe('has acted')
  expect(now.order[0]!.rows[1]).toBe(before.order[0]!.rows[1])
  expect(now.shown['a']).toBe(before.shown['a'])
})

test.each([
  ['a badge', () => from(['prone'])],
  ['its record', () => from([], 'ready', { ...snapshot, combatants: { ...snapshot.combatants, a: combatant('a') } })],
])('a combatant of whom %s is another is shown anew, its neighbour is not', (_, given) => {
  const { before, now } = given()
  expect(now.shown['a']).not.toBe(before.shown['a'])
  expect(now.shown['b']).toBe(before.shown['b'])
})

test('another number of the side shows all of them anew', () => {
  const sides = { s1: { ...snapshot.sides['s1']!, badge: 2 } }
  const { now } = from([], 'ready', { ...snapshot, sides })
  expect(now.shown['b']!.side).toBe(2)
})

test('the rules are asked once for whom the fight waits, and once for the offers of each', () => {
  const { ruleset, asked } = rules()
  const { prompt, offers } = derivedFrom({ ruleset, snapshot, terrain })
  expect(asked).not.toHaveBeenCalled()
  expect(prompt('a')).toBe(prompt('a'))
  expect(prompt()).not.toBe(prompt('a'))
  expect(offers('gm')).toBe(offers('gm'))
  expect(offers('a')).not.toBe(offers('b'))
  expect(asked).toHaveBeenCalledTimes(5)
})

test('who may step in on a way is worked out once, however often it is aimed at', () => {
  const find = vi.fn((way: readonly number[]) => way.length)
  const asked = once(find, JSON.stringify)
  expect([asked([1, 2]), asked([1, 2]), asked([1])]).toEqual([2, 2, 1])
  expect(find).toHaveBeenCalledTimes(2)
})
