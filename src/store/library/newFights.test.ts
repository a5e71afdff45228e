import { expect, test } from 'vitest'
import { actions, asGm, useTable } from '../state'
import { openTable } from '../testing/openTable'

/** A fight with Roland in it. */
async function withRoland() {
  const table = await openTable()
  await actions.openFight(table.fights[0])
  asGm('side.add', { name: 'Heroes', show: 'exact' })
  const [side] = Object.keys(useTable.getState().fight!.snapshot.sides)
  asGm('join', { list: [{ name: 'Roland', side: side!, cell: 3 }] })
  asGm('join', { list: [{ name: 'Ann', side: side!, cell: 4 }] })
  return table
}

const names = () => Object.values(useTable.getState().fight!.snapshot.combatants).map(({ name }) => name)

test('by other rules a fight is there once more, open, with who was in it, and the first to be looked at is selected', async () => {
  const { fights } = await withRoland()
  await actions.switchRules('tiny')
  const { fight, selection, notice } = useTable.getState()
  expect([fight!.ruleset.id, names(), notice]).toEqual(['tiny', ['Roland', 'Ann'], null])
  expect(fight!.id).not.toBe(fights[0])
  expect(selection).toEqual(Object.keys(fight!.snapshot.combatants).slice(0, 1))
})

test('a new fight has a name that no other has', async () => {
  await withRoland()
  const given = { ruleset: 'tiny', map: { kind: 'blank', width: 4, height: 4 } } as const
  for (const name of ['New fight', 'New fight', 'A']) await actions.newFight({ name, ...given })
  expect(useTable.getState().fights.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['A', 'A (2)', 'B', 'New fight', 'New fight (2)']),
  )
})

test('what cannot be made says why, and leaves open what was', async () => {
  const { fights } = await withRoland()
  await actions.demoFight('tiny')
  expect([useTable.getState().notice, useTable.getState().fight!.id]).toEqual(['There is no demo.', fights[0]])
})
