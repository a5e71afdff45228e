import { expect, test } from 'vitest'
import { type Change, StoreGone } from '../ports'
import { addLines } from '../records/readFight'
import { headerChanges } from '../records/mirrorFile'
import { BEFORE_FIRST, entry, fakeClock, HEADER, heldJournal, settle } from '../testing/fakes'
import { createWriter } from './writer'

/** A writer of a fight that is in the database and has no rows yet, and what it told. */
async function writing({ isEmpty = false, anew = async (): Promise<Change[] | null> => headerChanges(HEADER) } = {}) {
  const journal = heldJournal()
  const clock = fakeClock()
  const told: string[] = []
  const writer = createWriter({
    fight: 'f',
    fence: 1,
    journal: () => journal,
    clock,
    chainEnd: BEFORE_FIRST,
    saved: 0,
    lines: [],
    trouble: '',
    events: {
      changed: () => {},
      saved: () => told.push(`saved ${writer.saved}`),
      gone: () => told.push('gone'),
      anew,
      ended: words => told.push(words),
    },
  })
  if (!isEmpty) {
    void journal.write(headerChanges(HEADER))
    await journal.serve()
  }
  const rows = () => journal.range('rows', ['f'])
  const play = async (...values: number[]) => {
    writer.append(values.map(entry))
    await settle()
  }
  return { journal, clock, told, writer, rows, play }
}

test('rows of one tick share a transaction, and are saved when it has succeeded', async () => {
  const { journal, writer, rows, play } = await writing()
  writer.append([entry(1)])
  await play(2)
  expect([journal.waiting, writer.state, writer.unsaved]).toEqual([1, 'writing', 2])
  await journal.serve()
  expect([writer.state, writer.unsaved]).toEqual(['saved', 0])
  expect(await rows()).toEqual(writer.lines)
})

test('one write is under way at a time: what comes meanwhile goes with the next one', async () => {
  const { journal, writer, rows, play } = await writing()
  await play(1)
  await play(2, 3)
  expect(journal.waiting).toBe(1)
  await journal.serve()
  expect([journal.waiting, writer.unsaved]).toEqual([1, 2])
  await journal.serve()
  expect(await rows()).toEqual(writer.lines)
})

test('after a failed write nothing is written until the GM asks, and then all of it', async () => {
  const { journal, writer, rows, play } = await writing()
  await play(1)
  await journal.serve(new Error('The disk is full.'))
  expect([writer.state, writer.trouble]).toEqual([
    'not saved',
    'This browser could not write to its storage (The disk is full.).',
  ])
  await play(2)
  expect(journal.waiting).toBe(0)
  await writer.reconcile()
  await journal.serve()
  expect([writer.state, writer.trouble]).toEqual(['saved', ''])
  expect(await rows()).toEqual(writer.lines)
})

test('a write that is not answered is told, and counts all the same when it is answered at last', async () => {
  const { journal, clock, writer, play } = await writing()
  await play(1)
  clock.advance(1_000)
  expect(writer.state).toBe('saving')
  clock.advance(4_000)
  expect([writer.state, writer.trouble]).toEqual(['not saved', 'The storage of this browser does not answer.'])
  await journal.serve()
  expect([writer.state, writer.trouble]).toEqual(['saved', ''])
})

test('the answer of a write that was given up for a comparison counts no more', async () => {
  const { journal, clock, told, writer, play } = await writing()
  await play(1)
  clock.advance(5_000)
  await writer.reconcile()
  // The comparison found nothing and wrote the row again. The first write fails only now.
  expect(journal.waiting).toBe(2)
  await journal.serve(new Error('Too late.'))
  expect(writer.state).toBe('writing')
  await journal.serve()
  expect([writer.state, told]).toEqual(['saved', ['saved 0', 'saved 1']])
})

test('a row of a later writer in its place ends it, and it takes nothing more', async () => {
  const { journal, told, writer, play } = await writing()
  void journal.write(addLines('f', ['1 2 0 null']))
  await play(1)
  await journal.serve()
  await journal.serve()
  expect([writer.state, told]).toEqual(['ended', ['Another window plays this fight now.']])
  expect(writer.append([entry(2)])).toBe(false)
})

test('a database that is gone is told, and that it was until the next comparison', async () => {
  const { journal, told, writer, play } = await writing()
  await play(1)
  await journal.serve(new StoreGone('gone'))
  expect([writer.state, writer.trouble, told]).toEqual([
    'not saved',
    'The storage of this browser was cleared.',
    ['gone'],
  ])
})

test('a fight that the database has forgotten is written again from its header on', async () => {
  const { journal, writer, rows, play } = await writing({ isEmpty: true })
  await play(1)
  await journal.serve(new StoreGone('gone'))
  const reconciled = writer.reconcile()
  await settle()
  await journal.serve()
  await reconciled
  await journal.serve()
  expect(writer.state).toBe('saved')
  expect(await journal.get('fights', ['f'])).toEqual(HEADER.record)
  expect(await rows()).toEqual(writer.lines)
})

test('of two changes of one key the later one is written, with the next rows', async () => {
  const { journal, writer, play } = await writing()
  writer.also({ store: 'meta', put: ['draft', 'f', 'a'], value: 'old' })
  writer.also({ store: 'meta', put: ['draft', 'f', 'a'], value: 'new' })
  await play(1)
  await journal.serve()
  expect([journal.waiting, await journal.get('meta', ['draft', 'f', 'a'])]).toEqual([0, 'new'])
})

test('it is settled when nothing is in flight, or when nothing will be', async () => {
  const { journal, writer, play } = await writing()
  let isSettled = false
  await play(1)
  void writer.settled().then(() => (isSettled = true))
  await settle()
  expect(isSettled).toBe(false)
  await journal.serve(new Error('The disk is full.'))
  expect(isSettled).toBe(true)
})

test('what goes along without rows is written by itself, tells of no row, and finds out who has written since', async () => {
  const { journal, told, writer, play } = await writing()
  const draft = (value: string) => {
    writer.also({ store: 'meta', put: ['draft', 'f', 'a'], value })
    return settle()
  }
  await play(1)
  await journal.serve()
  await draft('x')
  expect([journal.waiting, writer.state, writer.unsaved]).toEqual([1, 'writing', 0])
  await journal.serve()
  expect([told, await journal.get('meta', ['draft', 'f', 'a']), writer.state]).toEqual([['saved 1'], 'x', 'saved'])
  void journal.write(addLines('f', ['2 2 0 null'], 1))
  await journal.serve()
  await draft('y')
  await journal.serve()
  expect([writer.state, told.at(-1)]).toEqual(['ended', 'Another window plays this fight now.'])
  expect(await journal.get('meta', ['draft', 'f', 'a'])).toBe('x')
})

test('that the row before is there is asked once after each doubt, and no click is dearer for it', async () => {
  const { journal, writer, play } = await writing()
  const asked: unknown[] = []
  const { write } = journal
  Object.assign(journal, {
    write: (changes: Change[], expected: { key: unknown }[] = []) => {
      asked.push(expected.map(({ key }) => key))
      return write(changes, expected as never)
    },
  })
  await play(1)
  await journal.serve()
  await play(2)
  await journal.serve()
  await play(3)
  await journal.serve(new Error('The disk is full.'))
  await writer.reconcile()
  await journal.serve()
  await play(4)
  await journal.serve()
  expect([asked, writer.saved]).toEqual([[[], [], [], [['f', 2]], []], 4])
})

test('a fight that was cleared before its beginning was read is not written again, and says so', async () => {
  const { journal, writer, play } = await writing({ isEmpty: true, anew: async () => null })
  await play(1)
  await journal.serve(new StoreGone('gone'))
  await writer.reconcile()
  expect([writer.state, writer.trouble, journal.waiting]).toEqual([
    'not saved',
    'The storage of this browser was cleared, and the beginning of this fight had not been read yet.',
    0,
  ])
})

test('a comparison that fails says why, and the next one goes on', async () => {
  const { journal, writer, play } = await writing()
  await play(1)
  await journal.serve(new Error('The disk is full.'))
  const { last } = journal
  Object.assign(journal, { last: () => Promise.reject(new Error('No answer.')) })
  await writer.reconcile()
  expect([writer.state, writer.trouble]).toEqual([
    'not saved',
    'This browser could not write to its storage (No answer.).',
  ])
  Object.assign(journal, { last })
  await writer.reconcile()
  await journal.serve()
  expect([writer.state, writer.trouble, writer.unsaved]).toEqual(['saved', '', 0])
})
