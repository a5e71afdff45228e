import { describe, expect, it } from 'vitest'
import { segmentWithin } from './segmentWithin'

const rect = { x0: 5, y0: 5, x1: 5, y1: 5 }
const edge = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2 })

describe('a piece of wall within 1 m of a footprint', () => {
  it('runs along its side, or touches a square next to it', () => {
    expect(segmentWithin(edge(6, 5, 6, 6), rect, 1)).toBe(true)
    expect(segmentWithin(edge(6.5, 4.5, 9, 1), rect, 1)).toBe(true)
  })

  it('does not lie on the far side of the squares around it, or beyond', () => {
    expect(segmentWithin(edge(7, 5, 7, 6), rect, 1)).toBe(false)
    expect(segmentWithin(edge(8, 0, 8, 12), rect, 1)).toBe(false)
  })
})
