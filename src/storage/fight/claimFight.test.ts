import { expect, test } from 'vitest'
import { type Change, Unexpected } from '../ports'
import { openingAt } from '../records/readFight'
import { JOURNAL_VERSION } from '../records/records'
import { chainOf, HEADER } from '../testing/fakes'
import { claimFight } from './claimFight'

const LINES = chainOf(2).map(({ line }) => line)
const FOUND = { ...openingAt(HEADER.start, LINES)!, seqs: [0] }

test('the claim is a line without a row at the next place, with a number above the last writer', async () => {
  const written: Change[] = []
  const { opening, writing } = await claimFight(
    HEADER.record,
    FOUND,
    'b2',
    async changes => void written.push(...changes),
  )
  expect(written).toEqual([
    { store: 'rows', add: ['f', 3], value: expect.stringMatching(/^3 2 [0-9a-z]{12} null[ \t]+$/) },
  ])
  expect([opening.end.seq, writing]).toEqual([3, { fence: 2, saved: 3, why: '' }])
})

test('a fight of an older Fray gets the number of this journal with it', async () => {
  const written: Change[] = []
  await claimFight({ ...HEADER.record, journal: 1 }, FOUND, 'b2', async changes => void written.push(...changes))
  expect(written[1]).toEqual({
    store: 'fights',
    put: ['f'],
    value: { ...HEADER.record, journal: JOURNAL_VERSION },
  })
})

test('where it cannot be written the fight is opened in memory, and says why', async () => {
  const { opening, writing } = await claimFight(HEADER.record, FOUND, 'b2', () => Promise.reject(new Error('full')))
  expect([opening.end.seq, writing.saved]).toEqual([3, 2])
  expect(writing.why).toContain('full')
})

test('a row that the window before has just added is not covered up', async () => {
  const claimed = claimFight(HEADER.record, FOUND, 'b2', () => Promise.reject(new Unexpected('there')))
  await expect(claimed).rejects.toThrow(Unexpected)
})
