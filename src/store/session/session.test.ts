import { expect, onTestFinished, test, vi } from 'vitest'
import { PLAY } from '~/words/en/store'
import { rulesets } from '~/rulesets'
import { actions, useTable } from '../state'
import { openTable } from '../testing/openTable'
import { branchLines } from './branchLines'

/** The simulated browser does one thing at a time, on a machine that may be busy. */
const LONG = { timeout: 20_000 }

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

test('that the picture of a map is lost is said, and nothing of the kind where it is there or the map never had one', async () => {
  const table = await openTable()
  const notices: (string | null)[] = []
  for (const id of [
    table.fights[0],
    await table.keep('Hall', new Blob(['picture'], { type: 'image/png' })),
    await table.keep('Cellar', null),
  ]) {
    actions.dismiss()
    await actions.openFight(id)
    notices.push(useTable.getState().notice)
  }
  expect(notices).toEqual([null, null, PLAY.bare])
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
  // Of a gesture of several commands the last one says what it was for, in both directions.
  actions.redo()
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Guards' } })
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Wolves', along: true } })
  const { undoes } = useTable.getState().fight!
  expect(undoes).toMatch(/Wolves/)
  actions.undo()
  expect(useTable.getState().fight).toMatchObject({ undoes: words, redoes: undoes })
})

test('what another window plays is shown as it goes on, without leaving the fight for a moment', async () => {
  const { fights, elsewhere } = await openTable()
  const [a, b] = fights
  await actions.openFight(b)
  const other = await elsewhere(a)
  if (other.kind !== 'open') throw new Error(other.words)
  await actions.openFight(a)
  const seen: (number | undefined)[] = []
  onTestFinished(useTable.subscribe(({ fight }) => void seen.push(fight?.steps)))
  for (const [i, name] of ['Heroes', 'Foes'].entries()) {
    const side = { name, show: 'exact', badge: i, more: {}, id: `s${i + 1}` }
    const rules = { id: rulesets[0]!.id, version: 1 }
    other.fight.append([
      { row: 'open', command: { type: 'side.add', by: 'gm', with: { name, show: 'exact' } }, rules },
      { row: 'close', redo: [{ op: 'add', path: ['sides', side.id], value: side }] },
    ])
    await vi.waitFor(() => expect(useTable.getState().fight?.steps).toBe(i + 1), LONG)
  }
  expect(useTable.getState().fight).toMatchObject({ writer: false, snapshot: { sides: { s2: { name: 'Foes' } } } })
  expect(seen).not.toContain(undefined)
})

test('a window that watches takes over also while the fight is being opened', async () => {
  const { fights, elsewhere } = await openTable()
  const [a, b] = fights
  await actions.openFight(b)
  await elsewhere(a)
  await Promise.all([actions.openFight(a), actions.takeOver()])
  expect(useTable.getState().fight).toMatchObject({ name: 'A', writer: true })
})

test('what could not be saved before another window took over is said, and stays on the screen', async () => {
  const { fights, elsewhere, fill } = await openTable()
  const [a] = fights
  await actions.openFight(a)
  fill(true)
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Heroes' } })
  await vi.waitFor(() => expect(useTable.getState().saveStatus.state).toBe('not saved'), LONG)
  fill(false)
  await elsewhere(a, 'take over')
  await vi.waitFor(() => expect(useTable.getState().notice).toContain('of its last actions were not saved'), LONG)
  await vi.waitFor(() => expect(useTable.getState().fight).toMatchObject({ writer: false, steps: 0 }), LONG)
})

test('a look at the past shows the moment in this window, changes nothing, and ends with whatever is done', async () => {
  const [a] = (await openTable()).fights
  await actions.openFight(a)
  for (const name of ['Heroes', 'Foes']) actions.do({ type: 'side.add', by: 'gm', with: { name } })
  const now = useTable.getState().fight!
  actions.look(1)
  const then = useTable.getState().fight!
  expect(Object.values(then.snapshot.sides)).toMatchObject([{ name: 'Heroes' }])
  expect(then).toMatchObject({
    past: { done: 1, after: now.undoes!.replace('Foes', 'Heroes') },
    writer: false,
    steps: 2,
  })
  expect(actions.do({ type: 'side.add', by: 'gm', with: { name: 'Wolves' } })).toBe(false)
  expect(useTable.getState().fight).toBe(then)
  actions.look(null)
  expect(useTable.getState().fight).toMatchObject({ past: null, writer: true, snapshot: now.snapshot })
  actions.look(2)
  expect(useTable.getState().fight).toMatchObject({ past: null })
  actions.look(3)
  expect(useTable.getState().fight).toMatchObject({ past: null })

  actions.look(0)
  expect(useTable.getState().fight!.past).toEqual({ done: 0, after: null, foretold: null })
  actions.go({ done: 1, entries: null })
  expect(useTable.getState().fight).toMatchObject({ past: null, mark: { done: 1 }, writer: true })
})

test('playing on after an undo keeps what was left as a branch, which can be played again', async () => {
  const [a] = (await openTable()).fights
  await actions.openFight(a)
  for (const name of ['Heroes', 'Foes']) actions.do({ type: 'side.add', by: 'gm', with: { name } })
  const { undoes } = useTable.getState().fight!
  actions.undo()
  actions.do({ type: 'side.add', by: 'gm', with: { name: 'Wolves' } })
  const { ruleset, line } = useTable.getState().fight!
  const [first, second] = branchLines(ruleset, line)
  expect(first).toMatchObject({ id: 0, parent: null, from: 0, length: 2, last: undoes, isPlayed: false })
  expect(second).toMatchObject({ id: 1, parent: 0, from: 1, length: 1, isPlayed: true })
  expect(Object.values(first!.end().sides).map(({ name }) => name)).toEqual(['Heroes', 'Foes'])
  actions.openBranch(0)
  const { snapshot, log } = { ...useTable.getState().fight!, log: useTable.getState().log }
  expect(Object.values(snapshot.sides).map(({ name }) => name)).toEqual(['Heroes', 'Foes'])
  expect(log.at(1)!.words).toBe(undoes)
})
