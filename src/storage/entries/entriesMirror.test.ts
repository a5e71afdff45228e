import { expect, test } from 'vitest'
import { memoryJournal } from '../browser/memoryJournal'
import { entryTexts, tombstoneTexts, type EntryTexts, readHead } from '../records/entry'
import { fakeClock, memoryMirror, settle } from '../testing/fakes'
import { createEntriesMirror } from './entriesMirror'
import type { Stored } from './readEntries'

const FILE = 'entries'
const PLAIN = { kind: 'handout' as const, origin: '', made: 0, changed: 0, notes: '' }
const texts = (id: string, rev: number): EntryTexts =>
  entryTexts({ ...PLAIN, id, rev, name: id, tags: [], facts: [], data: { text: `${rev}` } })
const line = ({ head, body }: EntryTexts) => `${head}\t${body}`
const damaged = (text: string) => text.replace('handout', 'handouX')

/** A second copy with these lines; another window holds its lock for so many tries of ours. */
function copy(lines: readonly string[] = [], { busy = 0 } = {}) {
  const clock = fakeClock()
  const file = memoryMirror()
  if (lines.length > 0) file.files.set(FILE, [...lines])
  const count = { tries: 0, held: 0, released: 0 }
  const lock = {
    take: async () => {
      if (++count.tries <= busy) return null
      count.held++
      return () => void count.held--
    },
    isHeld: async () => count.held > 0,
  }
  const entriesMirror = { ...file, release: async () => void count.released++ }
  const mirror = createEntriesMirror({ entriesMirror, lock, clock })
  /** So much time, in steps of what is waited between two tries. */
  const pass = async (pauses: number) => {
    for (let i = 0; i < pauses; i++) {
      clock.advance(50)
      await settle()
    }
  }
  return { mirror, entriesMirror, count, pass, lines: () => file.files.get(FILE) ?? [] }
}

/** A database with these entries. */
async function database(...held: readonly EntryTexts[]) {
  const journal = memoryJournal()
  const stored = new Map<string, Stored>()
  for (const { head: text, body } of held) {
    const head = readHead(text)!
    stored.set(head.id, { text, head })
    await journal.write([{ store: 'entries', put: ['body', head.id], value: body }])
  }
  return [journal, stored] as const
}

test.each([
  [0, 0],
  [1, 1],
  [99, 99],
])('while another window has the file for %i tries, it waits as many pauses and writes then', async (busy, pauses) => {
  const { mirror, count, pass, lines } = copy([], { busy })
  mirror.add([texts('a', 1)])
  await settle()
  if (pauses > 0) {
    await pass(pauses - 1)
    expect(lines()).toEqual([])
    await pass(1)
  }
  expect(lines()).toEqual([line(texts('a', 1))])
  expect(count).toEqual({ tries: busy + 1, held: 0, released: 1 })
})

test('after a hundred tries it gives up until the two are compared the next time', async () => {
  const { mirror, count, pass, lines } = copy([], { busy: 101 })
  mirror.add([texts('a', 1)])
  await settle()
  await pass(101)
  await mirror.settled()
  expect([count.tries, lines()]).toEqual([100, []])
  const compared = mirror.align(...(await database(texts('a', 1))))
  await settle()
  await pass(1)
  expect(await compared).toEqual({ lost: [], isRead: true })
  expect(lines()).toEqual([line(texts('a', 1))])
})

test.each(['append', 'release'] as const)(
  'a file whose %s fails is given to the next window all the same',
  async what => {
    const { mirror, entriesMirror, count } = copy()
    const works = { ...entriesMirror }
    entriesMirror[what] = () => Promise.reject(new Error('full'))
    const [journal, stored] = await database(texts('a', 1))
    expect(await mirror.align(journal, stored)).toEqual({ lost: [], isRead: false })
    expect(count.held).toBe(0)
    Object.assign(entriesMirror, works)
    expect(await mirror.align(journal, stored)).toEqual({ lost: [], isRead: true })
    expect(count.held).toBe(0)
  },
)

test('what is added twice is written one after the other', async () => {
  const { mirror, lines } = copy()
  mirror.add([texts('a', 1), texts('b', 1)])
  mirror.add([texts('a', 2)])
  await mirror.settled()
  expect(lines()).toEqual([texts('a', 1), texts('b', 1), texts('a', 2)].map(line))
  expect(await mirror.textsOf('a')).toEqual(texts('a', 2))
})

test.each<[string, readonly string[], readonly EntryTexts[], readonly EntryTexts[], readonly EntryTexts[]]>([
  ['both have the same', [line(texts('a', 1))], [texts('a', 1)], [], []],
  ['only the file has it', [line(texts('a', 1))], [], [texts('a', 1)], []],
  ['only the file has it, as it was put in', [line(texts('a', 0))], [], [texts('a', 0)], []],
  ['the file has a later one', [line(texts('a', 2))], [texts('a', 1)], [texts('a', 2)], []],
  ['the file has an earlier one', [line(texts('a', 1))], [texts('a', 2)], [], [texts('a', 2)]],
  ['only the database has it', [], [texts('a', 1)], [], [texts('a', 1)]],
  ['the file has several', [2, 1, 3].map(rev => line(texts('a', rev))), [texts('a', 2)], [texts('a', 3)], []],
  [
    'it was deleted for good',
    [line(texts('a', 1))],
    [tombstoneTexts({ id: 'a', rev: 2 })],
    [],
    [tombstoneTexts({ id: 'a', rev: 2 })],
  ],
  ['the card in the file is damaged', [damaged(line(texts('a', 2)))], [texts('a', 1)], [], [texts('a', 1)]],
  ['a line of the file is nothing at all', ['nonsense', line(texts('a', 1))], [texts('a', 1)], [], []],
])('compared with the database: %s', async (_, held, stored, lost, added) => {
  const { mirror, lines } = copy(held)
  expect(await mirror.align(...(await database(...stored)))).toEqual({ lost, isRead: true })
  expect(lines()).toEqual([...held, ...added.map(line)])
})

test.each([
  [202, 202],
  [203, 1],
])('a file of %i lines for one entry has %i once it was compared', async (before, after) => {
  const lines = Array.from({ length: before }, (_, rev) => line(texts('a', rev)))
  const { mirror, lines: now } = copy(lines)
  await mirror.align(...(await database(texts('a', before - 1))))
  expect(now()).toEqual(lines.slice(-after))
})
