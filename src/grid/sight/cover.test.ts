import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centreLine, passesThrough } from '../lines'
import { crosses } from '../map/segmentWithin'
import { footprint } from '../squares'

const WIDTH = 10
const rect = (x: number, y: number, size = 1) => footprint(WIDTH, y * WIDTH + x, size)
const edge = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2 })

describe('a shot past a cover square', () => {
  it('is hindered when the line between the centres passes through its interior [END-ACT-15]', () => {
    expect(passesThrough(centreLine(rect(0, 0), rect(4, 0)), rect(2, 0))).toBe(true)
    expect(passesThrough(centreLine(rect(0, 0), rect(4, 1)), rect(2, 0))).toBe(true)
    expect(passesThrough(centreLine(rect(0, 0), rect(4, 1)), rect(4, 0))).toBe(false)
    expect(passesThrough(centreLine(rect(0, 0), rect(1, 0)), rect(2, 0))).toBe(false)
  })

  it('is not hindered by a corner or a border that the line only touches [END-ACT-15]', () => {
    expect(passesThrough(centreLine(rect(0, 0), rect(3, 3)), rect(2, 1))).toBe(false)
    // The centre of a 2×2 token is a corner of squares: the line runs along a border.
    expect(passesThrough(centreLine(rect(0, 0, 2), rect(6, 0, 2)), rect(4, 0))).toBe(false)
    expect(passesThrough(centreLine(rect(0, 0, 2), rect(6, 0, 2)), { x0: 4, y0: 0, x1: 4, y1: 1 })).toBe(true)
  })

  it('counts a line that begins or ends inside, and one of no length', () => {
    expect(passesThrough(centreLine(rect(0, 0), rect(4, 0)), rect(4, 0))).toBe(true)
    expect(passesThrough(centreLine(rect(4, 0), rect(4, 0)), rect(4, 0))).toBe(true)
    expect(passesThrough(centreLine(rect(4, 0), rect(4, 0)), rect(5, 0))).toBe(false)
  })

  it('is hindered exactly when some point of the line lies inside', () => {
    const spot = fc.tuple(fc.nat(8), fc.nat(8))
    fc.assert(
      fc.property(spot, spot, spot, ([ax, ay], [bx, by], [x, y]) => {
        // On a 9 × 9 map a line that passes through the interior of a square does so at one of these points.
        const points = 1024
        const inside = Array.from({ length: points + 1 }, (_, i) => i / points).some(t => {
          const px = ax + 0.5 + (bx - ax) * t
          const py = ay + 0.5 + (by - ay) * t
          return px > x && px < x + 1 && py > y && py < y + 1
        })
        expect(passesThrough(centreLine(rect(ax, ay), rect(bx, by)), rect(x, y))).toBe(inside)
      }),
    )
  })
})

describe('a shot past a cover edge', () => {
  it('is hindered when the line crosses it [END-ACT-15]', () => {
    expect(crosses(rect(0, 0), rect(4, 0), [edge(4, 0, 4, 1)])).toBe(true)
    expect(crosses(rect(0, 0), rect(4, 0), [edge(4, 1, 5, 1), edge(3.9, 0.4, 4.2, 0.7)])).toBe(true)
    expect(crosses(rect(0, 0), rect(4, 0), [edge(5, 0, 5, 1), edge(4, 1, 5, 1)])).toBe(false)
    expect(crosses(rect(0, 0), rect(4, 0), [])).toBe(false)
  })

  it('is not hindered by the end of an edge, but by two that meet there', () => {
    expect(crosses(rect(0, 0), rect(2, 2), [edge(2, 1, 2, 2)])).toBe(false)
    expect(crosses(rect(0, 0), rect(2, 2), [edge(2, 1, 2, 2), edge(2, 2, 2, 3)])).toBe(true)
    expect(crosses(rect(0, 0), rect(2, 2), [edge(2, 2, 2, 2)])).toBe(false)
  })
})
