import { expect, test } from 'vitest'
import { isGroup, orderGroups, type ShownRow } from './orderGroups'

const row = (name: string, state: ShownRow['state'] = 'ready', side = 1) =>
  ({ combatant: { id: name, name }, state, side }) as unknown as ShownRow

/** What stands there: a name, or a group of so many. */
const shown = (rows: readonly ShownRow[]) =>
  orderGroups(rows).map(item => (isGroup(item) ? `${item.base}: ${item.rows.length}` : item.combatant.name))

test('three of a name that follow each other are a group, also those who fight no more', () => {
  expect(shown([row('Roland'), row('Goblin A'), row('Goblin B', 'out'), row('Goblin C', 'spent')])).toEqual([
    'Roland',
    'Goblin: 3',
  ])
})

test('two are not, and neither are three with somebody between them: the order is not changed for it', () => {
  expect(shown([row('Goblin A'), row('Goblin B')])).toEqual(['Goblin A', 'Goblin B'])
  expect(shown([row('Goblin A'), row('Goblin B'), row('Ogre'), row('Goblin C')])).toEqual([
    'Goblin A',
    'Goblin B',
    'Ogre',
    'Goblin C',
  ])
})

test('of two sides, or without a letter of their own, they are no group', () => {
  expect(shown([row('Wolf 1'), row('Wolf 2', 'ready', 0), row('Wolf 3')])).toEqual(['Wolf 1', 'Wolf 2', 'Wolf 3'])
  expect(shown([row('Ann'), row('Ann'), row('Ann')])).toEqual(['Ann', 'Ann', 'Ann'])
})
