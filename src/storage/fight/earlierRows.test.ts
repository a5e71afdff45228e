import { expect, test } from 'vitest'
import { memoryJournal } from '../browser/memoryJournal'
import { addLines } from '../records/readFight'
import { headerChanges, mirrorHeader } from '../records/mirrorFile'
import { snapshotOf } from '../records/records'
import { chainOf, entry, HEADER, memoryMirror, START } from '../testing/fakes'
import { createEarlierRows, type Earlier } from './earlierRows'

const CHAIN = chainOf(3)
const LINES = CHAIN.map(({ line }) => line)

/** The rows before a snapshot on row 3 of a fight whose database holds `lines`. */
async function reading(lines: readonly string[]) {
  const journal = memoryJournal()
  await journal.write([...headerChanges(HEADER), ...addLines('f', lines)])
  const mirror = memoryMirror()
  const loaded: Earlier[] = []
  const snapshot = snapshotOf(3, LINES[2]!, 1, START)
  const earlier = createEarlierRows({
    fight: 'f',
    journal: () => journal,
    mirror,
    opening: { at: CHAIN[2]!, snapshot },
    loaded: found => loaded.push(found),
  })
  return { mirror, earlier, loaded }
}

test('they are read once, and told before anybody has them', async () => {
  const { earlier, loaded } = await reading(LINES)
  const [one, other] = await Promise.all([earlier.read(), earlier.read()])
  expect(one).toEqual({ start: HEADER.start, rows: [entry(1), entry(2), entry(3)], lines: LINES })
  expect(other).toBe(one)
  expect([loaded, earlier.value]).toEqual([[one], one])
})

test('they come from the mirror where the journal is damaged', async () => {
  const { mirror, earlier } = await reading([LINES[0]!, 'nonsense', LINES[2]!])
  mirror.files.set('f', [mirrorHeader(HEADER), ...LINES])
  expect((await earlier.read()).lines).toEqual(LINES)
})

test('where neither has them it is said, and tried again when it is asked again', async () => {
  const { mirror, earlier, loaded } = await reading([])
  await expect(earlier.read()).rejects.toThrow('Actions 1 to 3 of this fight cannot be read: undo ends before them.')
  expect([earlier.value, loaded]).toEqual([undefined, []])
  mirror.files.set('f', [mirrorHeader(HEADER), ...LINES])
  expect((await earlier.read()).lines).toEqual(LINES)
})
