import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellsWith,
  packSquares,
  type Rows,
  rowsProblem,
  squaresProblem,
  unpackSquares,
  withWord,
  wordAt,
  wordsOf,
} from './sets'

const WIDTH = 7
const HEIGHT = 5
const strokes = fc.array(
  fc.record({
    cells: fc.array(fc.nat(WIDTH * HEIGHT - 1), { minLength: 1, maxLength: 12 }),
    word: fc.constantFrom('difficult', 'cover', 'z12', null),
  }),
  { maxLength: 8 },
)

describe('words on squares', () => {
  it('are what was painted last, whatever was painted before', () => {
    fc.assert(
      fc.property(strokes, list => {
        const plain = new Map<number, string>()
        let rows: Rows = {}
        for (const { cells, word } of list) {
          rows = withWord(rows, WIDTH, cells, word)
          for (const cell of cells) {
            if (word === null) plain.delete(cell)
            else plain.set(cell, word)
          }
        }
        expect(new Map(wordsOf(rows, WIDTH))).toEqual(plain)
        for (let cell = 0; cell < WIDTH * HEIGHT; cell++) expect(wordAt(rows, WIDTH, cell)).toBe(plain.get(cell))
        expect(rowsProblem(rows)).toBeUndefined()
        // The same squares are always the same texts, so that equal states are equal bytes.
        expect(withWord({}, WIDTH, [], null)).toEqual({})
        let again: Rows = {}
        for (const [cell, word] of plain) again = withWord(again, WIDTH, [cell], word)
        expect(again).toEqual(rows)
      }),
    )
  })

  it('are short texts by row', () => {
    const rows = withWord(withWord({}, 10, [4, 5, 6, 32], 'difficult'), 10, [9], 'cover')
    expect(rows).toEqual({ 0: '4 3difficult 2 1cover', 3: '2 1difficult' })
    expect(cellsWith(rows, 10, 'difficult')).toEqual([4, 5, 6, 32])
    expect(withWord(rows, 10, [4], 'difficult')).toBe(rows)
    expect(withWord(rows, 10, [32], null)).toEqual({ 0: rows[0] })
  })

  it.each([
    [{ x: '1a' }, 'x is no row'],
    [{ 0: '' }, 'row 0'],
    [{ 3: '2 x' }, 'row 3'],
    [{ 1: '2000a' }, '2000 squares long'],
    [{ 1: 4 }, 'row 1'],
  ])('are refused when they are nonsense: %j', (rows, words) => {
    expect(rowsProblem(rows)).toContain(words)
  })

  it('cannot be anything', () => {
    expect(() => withWord({}, 10, [1], '3 x')).toThrow('cannot be written')
  })
})

describe('a set of squares', () => {
  it('comes back as it was packed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), cells => {
        const packed = packSquares(cells)
        expect(unpackSquares(packed)).toEqual(cells.toSorted((a, b) => a - b))
        if (cells.length > 0) expect(squaresProblem(packed, { width: 61, height: 1 })).toBeUndefined()
      }),
    )
    expect(packSquares([3, 1, 2, 9])).toEqual([1, 3, 9, 1])
  })

  it.each([
    [[], 'pairs'],
    [[1], 'pairs'],
    [[4, 1, 2, 1], 'rising order'],
    [[0, 0], 'rising order'],
    [[1.5, 1], 'rising order'],
    [[8, 3], 'square 10 is not on this map of 5 × 2 squares'],
  ])('is refused when it is nonsense: %j', (squares, words) => {
    expect(squaresProblem(squares, { width: 5, height: 2 })).toContain(words)
  })
})
