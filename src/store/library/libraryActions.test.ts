import { expect, test } from 'vitest'
import { actions, useTable } from '../state/useTable'
import { openTable } from '../testing/openTable'

const names = () =>
  useTable
    .getState()
    .fights.map(({ name }) => name)
    .toSorted()

test('what was not deleted is not said to be, and says why; nothing else is brought back for it', async () => {
  const table = await openTable()
  const [a, b] = table.fights
  expect(await actions.deleteFight(b)).toBe(true)
  table.break('deleteFight')
  expect(await actions.deleteFight(a)).toBe(false)
  expect(useTable.getState().notice).toBe('The storage does not answer.')
  await actions.undelete()
  expect(names()).toEqual(['A'])
})

test('the fight that was deleted last is given back, the open one closed before', async () => {
  const [a] = (await openTable()).fights
  await actions.openFight(a)
  expect(await actions.deleteFight(a)).toBe(true)
  expect(useTable.getState().fight).toBeNull()
  expect(names()).toEqual(['B'])
  await actions.undelete()
  expect(names()).toEqual(['A', 'B'])
})

test('a file that cannot be made says why', async () => {
  const table = await openTable()
  const [a] = table.fights
  expect(await actions.exportFight(a)).toMatchObject({ name: 'A.fray', file: expect.any(Blob) })
  actions.dismiss()
  table.break('readWhole', 'readRaw')
  expect(await actions.exportFight(a)).toBeNull()
  expect(useTable.getState().notice).toBe('The storage does not answer.')
})

test('of a fight that cannot be read the file has what lies there, and says so', async () => {
  const table = await openTable()
  const [a] = table.fights
  table.break('readWhole')
  const exported = await actions.exportFight(a)
  expect(exported?.name).toBe('A (as it was kept).json')
  expect(JSON.parse(await exported!.file.text())).toMatchObject({ record: { name: 'A' }, rows: [expect.any(String)] })
  expect(useTable.getState().notice).toContain('cannot be read')
})

test('the open fight goes by its new name at once, and a copy by a name of its own', async () => {
  const [a] = (await openTable()).fights
  await actions.openFight(a)
  await actions.renameFight(a, 'The bridge')
  expect(useTable.getState().fight?.name).toBe('The bridge')
  await actions.duplicateFight(a)
  expect(names()).toEqual(['B', 'The bridge', 'The bridge (copy)'])
})
