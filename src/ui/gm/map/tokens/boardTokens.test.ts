import { beforeAll, expect, test } from 'vitest'
import type { Combatant, Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import { loadSystemParts } from '../../../systems'
import { boardTokens } from './boardTokens'

const combatant = (id: string, cell: number | null) =>
  ({
    id,
    name: `Guard ${id}`,
    letter: id,
    side: 's1',
    cell,
    known: 'named',
    gone: false,
    sheet: {},
  }) as unknown as Combatant<TableTypes>

/** Two guards on a map that is ten squares wide, and one who is not on it. */
const snapshot = {
  sides: { s1: { id: 's1', name: 'Reds', badge: 1 } },
  combatants: { a: combatant('a', 12), b: combatant('b', 13), c: combatant('c', null) },
} as unknown as Snapshot<TableTypes>

/** Whoever is in `prone` is so. */
const rules = (...prone: string[]) =>
  ({
    id: 'endurance',
    conditions: {},
    display: {
      isOut: () => false,
      badges: ({ id }: { id: string }) => (prone.includes(id) ? [{ code: 'prone', words: 'prone' }] : []),
    },
    state: { footprint: () => 1 },
  }) as unknown as Ruleset<TableTypes>

const NO_PICTURES = new Map()

beforeAll(() => loadSystemParts('endurance'))

test('a token is what it was, as long as nothing of what it shows or says is another', () => {
  const [a, b, ...rest] = boardTokens(rules(), snapshot, 10, { now: null }, NO_PICTURES)
  expect(rest).toEqual([])
  expect([a?.spoken, b?.spoken]).toEqual(['Guard a, Reds, column 3, row 2', 'Guard b, Reds, column 4, row 2'])
  const again = boardTokens(rules(), { ...snapshot }, 10, { now: null }, NO_PICTURES)
  expect(again[0]).toBe(a)
  expect(again[1]).toBe(b)
})

test('what comes from elsewhere than its combatant makes it another token', () => {
  const before = boardTokens(rules(), snapshot, 10, { now: null }, NO_PICTURES)
  const prone = boardTokens(rules('a'), snapshot, 10, { now: null }, NO_PICTURES)
  expect(prone.map(({ spoken }) => spoken)).toEqual(['Guard a, Reds, prone, column 3, row 2', before[1]!.spoken])
  expect(prone[1]).toBe(before[1])

  const acting = boardTokens(rules(), snapshot, 10, { now: 'b' }, NO_PICTURES)
  expect(acting.map(({ now }) => now)).toEqual([false, true])
  expect(acting[0]!.spoken).toContain('of Guard b')

  const renamed = { ...snapshot, sides: { s1: { ...snapshot.sides['s1']!, name: 'Blues', badge: 2 } } }
  const asked = boardTokens(rules(), snapshot, 10, { now: 'b', asked: 'a' }, NO_PICTURES)
  expect(asked[0]).toMatchObject({ asked: true, spoken: expect.stringContaining('Reds, asked, column 3') as string })
  expect(boardTokens(rules(), renamed, 10, { now: null }, NO_PICTURES)[0]).toMatchObject({ side: 2 })
  expect(boardTokens(rules(), snapshot, 5, { now: null }, NO_PICTURES)[0]!.spoken).toContain('column 3, row 3')
})
