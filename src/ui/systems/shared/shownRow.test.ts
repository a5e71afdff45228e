import { expect, test } from 'vitest'
import type { Combatant, Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import { shownRow } from './shownRow'

const guard = { id: 'a', name: 'Guard', side: 's1' } as unknown as Combatant<TableTypes>

const snapshot = {
  sides: { s1: { id: 's1', name: 'Reds', badge: 1 } },
  combatants: { a: guard },
} as unknown as Snapshot<TableTypes>

/** The guard has these signs. */
const rules = (...codes: string[]) =>
  ({
    conditions: { prone: { icon: 'fallen' } },
    display: {
      poolColours: { hp: 'red' },
      badges: () => codes.map(code => ({ code, words: code })),
      pools: () => [{ key: 'hp', label: 'HP', cur: 3, max: 9 }],
    },
  }) as unknown as Ruleset<TableTypes>

const ready = { who: 'a', state: 'ready', words: 'ready' } as const

test('a row is what it was, as long as it shows the same', () => {
  const row = shownRow(rules('prone'), snapshot, ready)
  expect(row).toEqual({
    combatant: guard,
    state: 'ready',
    words: 'ready',
    note: '',
    reactions: undefined,
    side: 1,
    badges: [{ code: 'prone', words: 'prone', icon: 'fallen' }],
    pools: [{ key: 'hp', label: 'HP', cur: 3, max: 9, colour: 'red' }],
  })
  expect(shownRow(rules('prone'), { ...snapshot }, { ...ready })).toBe(row)
})

test.each([
  ['state', rules(), snapshot, { ...ready, state: 'spent' }],
  ['words', rules(), snapshot, { ...ready, words: 'has acted' }],
  ['note', rules(), snapshot, { ...ready, note: 'likely: attack Bob' }],
  ['reactions', rules(), snapshot, { ...ready, reactions: 1 }],
  ['badges', rules('prone'), snapshot, ready],
  [
    'side',
    rules(),
    { ...snapshot, sides: { s1: { id: 's1', name: 'Reds', badge: 2 } } } as unknown as Snapshot<TableTypes>,
    ready,
  ],
] as const)('another row where its %s is another', (field, ruleset, at, row) => {
  const before = shownRow(rules(), snapshot, ready)
  const after = shownRow(ruleset, at, row)
  expect(after).not.toBe(before)
  expect(after?.[field]).not.toEqual(before?.[field])
})

test('whoever stands in the order twice has two rows, each the one it was', () => {
  const twice = { ...ready, note: 'extra turn' }
  const rows = [shownRow(rules(), snapshot, ready), shownRow(rules(), snapshot, twice)]
  expect(shownRow(rules(), snapshot, ready)).toBe(rows[0])
  expect(shownRow(rules(), snapshot, twice)).toBe(rows[1])
})

test('another record of the combatant is another row', () => {
  const wounded = { ...guard }
  const before = shownRow(rules(), snapshot, ready)
  expect(
    shownRow(rules(), { ...snapshot, combatants: { a: wounded } } as unknown as Snapshot<TableTypes>, ready),
  ).not.toBe(before)
})

test('somebody who is not in the fight has no row', () => {
  expect(shownRow(rules(), snapshot, { ...ready, who: 'gone' })).toBeUndefined()
})
