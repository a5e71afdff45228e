import { expect, test } from 'vitest'
import { actions, useTable } from '../state'
import { openTable } from '../testing/openTable'

const names = () =>
  useTable
    .getState()
    .fights.map(({ name }) => name)
    .toSorted()

test('what could not be deleted is not said to be, says why, and stays open', async () => {
  const table = await openTable()
  const [a] = table.fights
  await actions.openFight(a)
  table.break('trashFight')
  expect(await actions.trashFight(a)).toBe(false)
  expect(useTable.getState().notice).toBe('The storage does not answer.')
  expect(useTable.getState().fight?.id).toBe(a)
  expect(names()).toEqual(['A', 'B'])
})

test('what is deleted lies in the trash, closed, and is put back from there', async () => {
  const [a] = (await openTable()).fights
  await actions.openFight(a)
  expect(await actions.trashFight(a)).toBe(true)
  expect(useTable.getState().fight).toBeNull()
  expect(names()).toEqual(['B'])
  expect(useTable.getState().trash).toMatchObject([{ name: 'A', keptUntil: expect.any(Number) }])
  await actions.giveBackFight(a)
  expect(names()).toEqual(['A', 'B'])
  expect(useTable.getState().trash).toEqual([])
})

test('a fight is tagged, and stays so in the trash', async () => {
  const [a] = (await openTable()).fights
  await actions.tagFight(a, ['one-shot'])
  expect(useTable.getState().fights.find(({ id }) => id === a)?.tags).toEqual(['one-shot'])
  await actions.renameFight(a, 'A')
  await actions.trashFight(a)
  expect(useTable.getState().trash).toMatchObject([{ tags: ['one-shot'] }])
})

test('emptied, the trash is empty, and of the fights that are open in no list none is touched', async () => {
  const [a, b] = (await openTable()).fights
  await actions.trashFight(a)
  // In the meantime another window has put it back.
  await actions.giveBackFight(a)
  await actions.trashFight(b)
  await actions.emptyTrash([a, b])
  expect(names()).toEqual(['A'])
  expect(useTable.getState().trash).toEqual([])
})

test('a fight in the trash that is called for says so, and is put back from there', async () => {
  const [a] = (await openTable()).fights
  await actions.trashFight(a)
  await actions.openFight(a)
  const { trouble } = useTable.getState()
  expect(trouble?.words).toBe('This fight lies in the trash.')
  const way = trouble?.options.find(({ words }) => words === 'Put it back')
  if (way && 'go' in way) way.go()
  await expect.poll(() => useTable.getState().fight?.id).toBe(a)
  expect(useTable.getState().trash).toEqual([])
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

test('a fight that could not be deleted and was not open is not opened by that', async () => {
  const table = await openTable()
  const [a, b] = table.fights
  await actions.openFight(b)
  table.break('trashFight')
  expect(await actions.trashFight(a)).toBe(false)
  expect(useTable.getState().fight?.id).toBe(b)
})

test('a browser without pictures has no bytes of unused ones, and what cannot be counted is none', async () => {
  const table = await openTable()
  expect(await actions.unusedPictures()).toBe(0)
  expect(await actions.deleteUnusedPictures()).toBe(0)
  table.break('listPictures', 'deleteUnusedPictures')
  expect(await actions.unusedPictures()).toBe(0)
  expect(await actions.deleteUnusedPictures()).toBe(0)
  expect(useTable.getState().notice).toBe('The storage does not answer.')
})
