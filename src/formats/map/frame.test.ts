import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipSegment } from './frame'

const wall = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2, kind: 'wall' }) as const
const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true })

describe('a segment on a map of 10 × 8 squares', () => {
  it('keeps its very numbers when it is inside, the borders included', () => {
    expect(clipSegment(wall(0, 0, 10, 8), 10, 8)).toEqual(wall(0, 0, 10, 8))
    expect(clipSegment(wall(10, 0.1, 10, 0.7), 10, 8)).toEqual(wall(10, 0.1, 10, 0.7))
  })

  it('is cut at the border that it crosses', () => {
    expect(clipSegment(wall(-5, 4, 5, 4), 10, 8)).toEqual(wall(0, 4, 5, 4))
    expect(clipSegment(wall(5, 3, 15, 13), 10, 8)).toEqual(wall(5, 3, 10, 8))
  })

  it('is nothing when it passes by', () => {
    expect(clipSegment(wall(-1, -1, -1, 9), 10, 8)).toBeUndefined()
    expect(clipSegment(wall(9, -2, 12, 1), 10, 8)).toBeUndefined()
    expect(clipSegment(wall(10, 4, 12, 4), 10, 8)).toBeUndefined()
  })

  it('never leaves the map, from wherever it comes', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (x1, y1, x2, y2) => {
        const clipped = clipSegment(wall(x1, y1, x2, y2), 10, 8)
        if (clipped === undefined) return
        for (const x of [clipped.x1, clipped.x2]) expect(x >= 0 && x <= 10).toBe(true)
        for (const y of [clipped.y1, clipped.y2]) expect(y >= 0 && y <= 8).toBe(true)
      }),
    )
  })
})
