import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitted, moved, scaled } from './look'

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

it('in an upright box more is seen above and below, in a wide one on both sides, as far as the map reaches', () => {
  const view = { x: 10, y: 10, width: 10, height: 8 }
  expect(fitted(view, 0.5, map)).toEqual({ x: 10, y: 4, width: 10, height: 20 })
  expect(fitted(view, 2, map)).toEqual({ x: 7, y: 10, width: 16, height: 8 })
  expect(fitted(view, 0.1, map)).toEqual({ x: 10, y: 0, width: 10, height: 25 })
  expect(fitted({ ...view, y: 17 }, 0.5, map)).toEqual({ x: 10, y: 5, width: 10, height: 20 })
  expect(fitted(view, null, map)).toEqual(view)
})

it('zoomed in an upright box it fills the box, where the whole map could not', () => {
  const strip = { width: 24, height: 14 }
  const whole = fitted({ x: 0, y: 0, ...strip }, 0.5, strip)
  expect(whole).toEqual({ x: 0, y: 0, ...strip })
  const near = fitted(scaled(whole, 1 / 4, strip), 0.5, strip)
  expect(near.width / near.height).toBeCloseTo(0.5)
})

it('what is fitted lies on the map, holds what was looked at, and has the proportions of its box unless the map ends', () => {
  const number = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true })
  fc.assert(
    fc.property(
      number(0, 30),
      number(0, 20),
      number(1, 10),
      number(1, 5),
      number(0.2, 4),
      (x, y, width, height, ratio) => {
        const view = { x, y, width, height }
        const more = fitted(view, ratio, map)
        const near = 1e-9
        expect(more.x).toBeGreaterThanOrEqual(0)
        expect(more.y).toBeGreaterThanOrEqual(0)
        expect(more.x + more.width).toBeLessThanOrEqual(map.width + near)
        expect(more.y + more.height).toBeLessThanOrEqual(map.height + near)
        expect(more.x).toBeLessThanOrEqual(x + near)
        expect(more.y).toBeLessThanOrEqual(y + near)
        expect(more.x + more.width).toBeGreaterThanOrEqual(x + width - near)
        expect(more.y + more.height).toBeGreaterThanOrEqual(y + height - near)
        const isWhole = more.width === map.width || more.height === map.height
        if (!isWhole) expect(more.width / more.height).toBeCloseTo(ratio)
      },
    ),
  )
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
