import { expect, test } from 'vitest'
import { actions, useTable } from '../state/useTable'
import { openTable } from '../testing/openTable'

test('of two fights that are opened one right after the other the last stays, and the first may be played elsewhere', async () => {
  const { fights, elsewhere } = await openTable()
  const [a, b] = fights
  await Promise.all([actions.openFight(a), actions.openFight(b)])
  expect(useTable.getState().fight?.name).toBe('B')
  expect(await elsewhere(a)).toMatchObject({ kind: 'open', fight: { writer: true } })
})

test('a fight that is opened twice at once is open', async () => {
  const [a] = (await openTable()).fights
  await Promise.all([actions.openFight(a), actions.openFight(a)])
  expect(useTable.getState().fight).toMatchObject({ name: 'A', writer: true })
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Heroes' } })
  expect(Object.values(useTable.getState().fight!.snapshot.sides)).toMatchObject([{ name: 'Heroes' }])
})

test('a fight that cannot be shown is not held: another window may play it', async () => {
  const table = await openTable()
  const [a] = table.fights
  table.break('terrain')
  await actions.openFight(a)
  expect(useTable.getState()).toMatchObject({ fight: null, notice: 'This map cannot be read.' })
  expect(await table.elsewhere(a)).toMatchObject({ kind: 'open', fight: { writer: true } })
})

test('what belongs to a fight goes with it: selection, log, drafts and refusal', async () => {
  const [a, b] = (await openTable()).fights
  await actions.openFight(a)
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Heroes' } })
  actions.select(['c1'])
  actions.draft('note', 'half')
  actions.do({ type: 'nothing of the kind', by: 'gm' })
  expect(useTable.getState()).toMatchObject({ log: { length: 1 }, selection: ['c1'], drafts: { note: 'half' } })
  expect(useTable.getState().refusal).not.toBeNull()
  await actions.openFight(b)
  expect(useTable.getState()).toMatchObject({ log: { length: 0 }, selection: [], drafts: {}, refusal: null })
  await actions.openFight(a)
  expect(useTable.getState()).toMatchObject({ log: { length: 1 }, drafts: { note: 'half' } })
})

test('undo and redo say what they would do', async () => {
  const [a] = (await openTable()).fights
  await actions.openFight(a)
  expect(useTable.getState().fight).toMatchObject({ steps: 0, undoes: null, redoes: null })
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Heroes' } })
  const { words } = useTable.getState().log.at(0)!
  expect(words).not.toBe('')
  expect(useTable.getState().fight).toMatchObject({ steps: 1, undoes: words, redoes: null })
  actions.undo()
  expect(useTable.getState().fight).toMatchObject({ steps: 1, undoes: null, redoes: words })
})
