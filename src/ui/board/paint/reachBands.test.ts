import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reachBands } from './reachBands'

describe('the shades of the reach', () => {
  it('puts squares side by side into one run, and what is too dear into the last shade', () => {
    const [near, far] = reachBands(
      new Map([
        [0, 0],
        [1, 1],
        [2, 4],
        [3, 99],
      ]),
      [3, 6],
      10,
    )
    expect(near?.runs).toEqual([{ x: 0, y: 0, length: 2 }])
    expect(far?.runs).toEqual([{ x: 2, y: 0, length: 2 }])
  })

  it('does not join the end of a row to the start of the next', () => {
    const [band] = reachBands(
      new Map([
        [9, 1],
        [10, 1],
      ]),
      [3],
      10,
    )
    expect(band?.runs).toHaveLength(2)
    expect(band?.edges).toHaveLength(8)
  })

  it('draws a border once around a whole shade, including the cheaper ones inside it', () => {
    const cells = new Map([
      [11, 1],
      [12, 5],
    ])
    const [near, far] = reachBands(cells, [3, 6], 10)
    expect(near?.edges).toHaveLength(4)
    expect(far?.edges).toHaveLength(6)
  })

  it('keeps every square exactly once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99)), fc.nat(9), (squares, limit) => {
        const bands = reachBands(new Map(squares.map(cell => [cell, cell % 10])), [limit, limit + 3], 10)
        const kept = bands.flatMap(({ runs }) =>
          runs.flatMap(({ x, y, length }) => Array.from({ length }, (_, i) => y * 10 + x + i)),
        )
        expect(kept.sort((a, b) => a - b)).toEqual(squares.sort((a, b) => a - b))
      }),
    )
  })
})
