import { beforeEach, expect, test, vi } from 'vitest'
import { boundsOf, type Mark } from '../../parts/testing/drawing'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import type { BoardToken } from '../props'
import type { TokenLook } from '../tokens/tokenDrawing'
import { TokenSheets } from './tokenSheets'

beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 1)
})

const look = (id: string, cell: number, more: Partial<BoardToken> = {}): TokenLook => ({
  token: { id, name: id, spoken: id, letter: id, side: 0, cell, size: 1, badges: [], ...more },
  marks: { selected: false, choice: 'none' },
})
const five = [look('a', 0), look('b', 11), look('c', 22), look('d', 33), look('e', 44)]

function painted(
  looks: readonly TokenLook[],
  how: Parameters<typeof boardDrawing>[0] = {},
  sheets = new TokenSheets(looks),
) {
  const drawn = boardDrawing(how)
  sheets.paint(drawn.canvas)
  const copies = drawn.marks.filter(({ kind }) => kind === 'image').map(({ image }) => image as [Sheet, ...number[]])
  return { ...drawn, copies, sheets }
}
interface Sheet {
  readonly width: number
  readonly height: number
  readonly g: { readonly marks: readonly Mark[] }
}

test('each token is copied from its own place of the picture, with its margin, to its own square', () => {
  const { copies } = painted(five, { square: 60 })
  const [sheet] = copies[0]!
  // Squares of 60 pixels with a tenth on every side, three columns, two rows.
  expect([sheet.width, sheet.height]).toEqual([216, 144])
  const letterIn = (left: number, top: number, side: number) =>
    sheet.g.marks
      .filter(({ kind, lines }) => {
        const [[x, y] = [0, 0]] = lines[0]!.points
        return kind === 'words' && x > left && x < left + side && y > top && y < top + side
      })
      .map(({ words }) => words)
  const copied = copies.map(([, left, top, wide, high, x, y, width, height]) => ({
    letters: letterIn(left!, top!, wide!),
    side: [wide, high],
    at: [x, y, width, height].map(n => Math.round(n! * 10) / 10),
  }))
  expect(copied).toEqual(
    five.map(({ token: { letter } }, i) => ({ letters: [letter], side: [72, 72], at: [i - 0.1, i - 0.1, 1.2, 1.2] })),
  )
})

test('in its place of the picture a token lies as on the map', () => {
  const { copies } = painted([look('a', 0, { side: 2 })], { square: 60 })
  const token = boundsOf(...copies[0]![0].g.marks.filter(({ ink, kind }) => ink === 'side2' && kind === 'fill'))
  const rim = (0.06 + 0.88 * 0.07) * 60
  expect([token.x0 - 6, token.y0 - 6, 66 - token.x1, 66 - token.y1]).toEqual(Array(4).fill(expect.closeTo(rim)))
})

test('squares of up to 15, 30 and 60 pixels have pictures as large; wider ones are painted one by one', () => {
  const widthOf = (square: number) => painted([look('a', 0)], { square }).copies[0]?.[0].width
  expect([10, 15, 16, 30, 31, 60, 61].map(widthOf)).toEqual([18, 18, 36, 36, 72, 72, undefined])
  expect(painted([look('a', 0)], { square: 61 }).words()).toEqual(['a'])
  vi.stubGlobal('devicePixelRatio', 2)
  expect(widthOf(60)).toBe(144)
})

test('a picture is kept as long as squares are as large and letters too', () => {
  const { sheets, copies } = painted([look('a', 0)], { square: 60 })
  expect(painted([], { square: 59 }, sheets).copies[0]![0]).toBe(copies[0]![0])
  expect(painted([], { square: 31 }, sheets).copies[0]![0]).not.toBe(copies[0]![0])
})

test('large tokens are painted themselves, and their place in the picture stays empty', () => {
  const { copies, words } = painted([look('a', 0), look('b', 11, { size: 2 })], { square: 60 })
  expect([copies.length, words()]).toEqual([1, ['b']])
  expect(copies[0]![0].g.marks.filter(({ kind }) => kind === 'words').map(one => one.words)).toEqual(['a'])
})

test('the dead lie below the others', () => {
  const { copies } = painted([look('a', 0), look('b', 11, { dead: true }), look('c', 22, { dead: false })], {
    square: 60,
  })
  expect(copies.map(([, , , , , x]) => Math.round(x! + 0.1))).toEqual([1, 0, 2])
})

test.each([
  [{ x0: 3 }, true],
  [{ x0: 4 }, false],
  [{ y0: 3 }, true],
  [{ y0: 4 }, false],
  [{ x1: 1 }, true],
  [{ x1: 0 }, false],
  [{ y1: 1 }, true],
  [{ y1: 0 }, false],
])('a token on column 2, row 2 is copied with its margin into a view of %o: %s', (seen, isPainted) => {
  expect(painted([look('a', 22)], { square: 60, seen }).copies).toHaveLength(Number(isPainted))
})

test('nobody needs no picture', () => {
  expect(painted([], { square: 60 }).marks).toEqual([])
})
