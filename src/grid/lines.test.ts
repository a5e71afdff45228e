import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentsIn } from './lines'

const map = { width: 4, height: 3 }
const marked = (...cells: number[]) => Array.from({ length: 12 }, (_, cell) => (cells.includes(cell) ? 1 : 0))
const all = marked(...Array(12).keys())
const fixed = (x1: number, y1: number, x2: number, y2: number) => ({
  x1: x1 * 1024,
  y1: y1 * 1024,
  x2: x2 * 1024,
  y2: y2 * 1024,
})

it('a wall is cut to the squares that are known', () => {
  const wall = { x1: 0.5, y1: 0.5, x2: 3.5, y2: 0.5 }
  expect(segmentsIn(map, wall, marked(1, 2))).toEqual([fixed(1, 0.5, 3, 0.5)])
  expect(segmentsIn(map, wall, marked(0, 2))).toEqual([fixed(0.5, 0.5, 1, 0.5), fixed(2, 0.5, 3, 0.5)])
  expect(segmentsIn(map, wall, marked(4, 5, 6))).toEqual([])
})

it('a wall between two squares is known from either side', () => {
  const wall = { x1: 2, y1: 0, x2: 2, y2: 3 }
  expect(segmentsIn(map, wall, marked(1))).toEqual([fixed(2, 0, 2, 1)])
  expect(segmentsIn(map, wall, marked(10))).toEqual([fixed(2, 2, 2, 3)])
  expect(segmentsIn(map, wall, marked(0, 3))).toEqual([])
})

it('what is off the map is never known', () => {
  expect(segmentsIn(map, { x1: -2, y1: 1.5, x2: 9, y2: 1.5 }, all)).toEqual([fixed(0, 1.5, 4, 1.5)])
})

it('no part leaves the squares that are known, and none that runs through them is missing', () => {
  const along = (side: number) => fc.integer({ min: -4, max: side * 4 + 4 }).map(n => n / 4)
  const segment = fc.record({ x1: along(4), y1: along(3), x2: along(4), y2: along(3) })
  fc.assert(
    fc.property(segment, fc.array(fc.nat(11)), (wall, cells) => {
      const marks = marked(...cells)
      const parts = segmentsIn(map, wall, marks)
      const near = (x: number, y: number) =>
        cells.some(cell => {
          const [cx, cy] = [cell % 4, Math.floor(cell / 4)]
          const edge = 2 / 1024
          return x >= cx - edge && x <= cx + 1 + edge && y >= cy - edge && y <= cy + 1 + edge
        })
      for (const part of parts)
        for (let t = 0; t <= 1; t += 1 / 16)
          expect(near((part.x1 + (part.x2 - part.x1) * t) / 1024, (part.y1 + (part.y2 - part.y1) * t) / 1024)).toBe(
            true,
          )
      // Points of the wall deep inside a known square lie on one of the parts.
      for (let t = 1 / 64; t < 1; t += 1 / 32) {
        const [x, y] = [wall.x1 + (wall.x2 - wall.x1) * t, wall.y1 + (wall.y2 - wall.y1) * t]
        const inside = cells.some(
          cell =>
            x > (cell % 4) + 0.01 &&
            x < (cell % 4) + 0.99 &&
            y > Math.floor(cell / 4) + 0.01 &&
            y < Math.floor(cell / 4) + 0.99,
        )
        if (!inside) continue
        const isOn = parts.some(
          p =>
            Math.min(p.x1, p.x2) <= x * 1024 + 2 &&
            Math.max(p.x1, p.x2) >= x * 1024 - 2 &&
            Math.min(p.y1, p.y2) <= y * 1024 + 2 &&
            Math.max(p.y1, p.y2) >= y * 1024 - 2,
        )
        if (wall.x1 !== wall.x2 || wall.y1 !== wall.y2) expect(isOn).toBe(true)
      }
    }),
  )
})
