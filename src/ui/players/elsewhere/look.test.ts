import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moved, scaled } from './look'

const map = { width: 40, height: 25 }

it('a part of the map is moved as far as the map reaches, and no further', () => {
  const view = { x: 5, y: 5, width: 10, height: 8 }
  expect(moved(view, 3, -2, map)).toEqual({ x: 8, y: 3, width: 10, height: 8 })
  expect(moved(view, -50, 50, map)).toEqual({ x: 0, y: 17, width: 10, height: 8 })
})

it('a part of the map grows about its middle to all of it', () => {
  expect(scaled({ x: 10, y: 10, width: 10, height: 8 }, 1.5, map)).toEqual({ x: 7.5, y: 8, width: 15, height: 12 })
  expect(scaled({ x: 10, y: 10, width: 10, height: 8 }, 100, map)).toEqual({ x: 0, y: 0, width: 40, height: 25 })
})

it('however it is moved and scaled, what is looked at lies on the map', () => {
  const step = fc.record({
    x: fc.double({ min: -60, max: 60, noNaN: true }),
    y: fc.integer({ min: -60, max: 60 }),
    by: fc.double({ min: 0.01, max: 9, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), steps => {
      let view = { x: 0, y: 0, width: 22, height: 14 }
      for (const { x, y, by } of steps) view = scaled(moved(view, x, y, map), by, map)
      expect(view.x).toBeGreaterThanOrEqual(0)
      expect(view.y).toBeGreaterThanOrEqual(0)
      expect(view.x + view.width).toBeLessThanOrEqual(map.width + 1e-9)
      expect(view.y + view.height).toBeLessThanOrEqual(map.height + 1e-9)
      expect(Math.min(view.width, view.height)).toBeGreaterThan(1)
    }),
  )
})
