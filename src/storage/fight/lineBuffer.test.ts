import { expect, test } from 'vitest'
import { BEFORE_FIRST, chainOf, entry } from '../testing/fakes'
import { LineBuffer } from './lineBuffer'

const CHAIN = chainOf(5)
const LINES = CHAIN.map(({ line }) => line)

/** A buffer with the last lines of a chain of five, those from `first` on; all of them are on disk. */
function bufferFrom(first: number) {
  return new LineBuffer({ fight: 'f', fence: 2, end: CHAIN[4]!, saved: 5, lines: LINES.slice(first - 1) })
}

test('rows are added behind the end of the chain, with the number of the writer', () => {
  const buffer = new LineBuffer({ fight: 'f', fence: 1, end: BEFORE_FIRST, saved: 0, lines: [] })
  buffer.append([1, 2, 3, 4, 5].map(entry))
  expect(buffer.lines).toEqual(LINES)
  expect([buffer.first, buffer.end.seq, buffer.saved]).toEqual([1, 5, 0])
})

test('what is not on disk is written in order, at most a thousand rows at once', () => {
  const buffer = bufferFrom(4)
  buffer.append(Array.from({ length: 1_500 }, (_, n) => entry(n)))
  const { changes, upTo } = buffer.nextWrite()
  expect([changes.length, upTo]).toEqual([1_000, 1_005])
  expect(changes[0]).toEqual({ store: 'rows', add: ['f', 6], value: buffer.lines[2] })
  buffer.savedUpTo(upTo)
  expect(buffer.nextWrite().changes).toHaveLength(500)
})

test('earlier lines are put in front only if they leave no gap', () => {
  const buffer = bufferFrom(4)
  buffer.fill(LINES.slice(1, 3))
  expect(buffer.first).toBe(4)
  buffer.fill(LINES.slice(0, 3))
  expect([buffer.first, buffer.lines]).toEqual([1, LINES])
})

test('the last row on disk is expected as it is held, and nothing where it is not held', () => {
  expect(bufferFrom(5).lastAsHeld()).toEqual([{ store: 'rows', key: ['f', 5], value: LINES[4] }])
  expect(bufferFrom(6).lastAsHeld()).toEqual([])
  expect(bufferFrom(5).nothingBehind()).toEqual({ store: 'rows', key: ['f', 6], value: undefined })
})

test.each([
  ['has the same last line', LINES[4], { kind: 'agrees', saved: 5 }],
  ['has not got as far', LINES[3], { kind: 'agrees', saved: 4 }],
  ['ends just before what is in memory', LINES[2], { kind: 'agrees', saved: 3 }],
  ['ends long before', LINES[1], { kind: 'gap' }],
  ['has no row', undefined, { kind: 'gap' }],
  ['has the line of a later writer', '6 3 0 null', { kind: 'replaced' }],
  ['has another line there', chainOf(5, 0)[4]!.line, { kind: 'other rows' }],
  ['has nonsense', 7, { kind: 'other rows' }],
])('a database that %s is told from the others', (_, last, comparison) => {
  expect(bufferFrom(4).compare(last)).toEqual(comparison)
})
