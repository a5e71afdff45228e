import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beyond, EDGES, fitted, freePart, moved, near, scaled } from './look'

const map = { width: 40, height: 25 }
/** A box of these proportions. */
const box = (ratio: number) => ({ width: 300 * ratio, height: 300 })

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
  expect(fitted(view, box(0.5), map)).toEqual({ x: 10, y: 4, width: 10, height: 20 })
  expect(fitted(view, box(2), map)).toEqual({ x: 7, y: 10, width: 16, height: 8 })
  expect(fitted(view, box(0.1), map)).toEqual({ x: 10, y: 0, width: 10, height: 25 })
  expect(fitted({ ...view, y: 17 }, box(0.5), map)).toEqual({ x: 10, y: 5, width: 10, height: 20 })
  expect(fitted(view, null, map)).toEqual(view)
})

it('zoomed in an upright box it fills the box, where the whole map could not', () => {
  const strip = { width: 24, height: 14 }
  const whole = fitted({ x: 0, y: 0, ...strip }, box(0.5), strip)
  expect(whole).toEqual({ x: 0, y: 0, ...strip })
  const near = fitted(scaled(whole, 1 / 4, strip), box(0.5), strip)
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
        const more = fitted(view, box(ratio), map)
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

const one = (x: number, y: number, size = 1) => ({ at: { x, y }, size })
const PHONE = { width: 390, height: 650 }

it('in a hand everybody is seen as long as faces are large enough, and else the part round one of them, as large as has room', () => {
  const small = { x: 2, y: 3, width: 12, height: 20 }
  expect(near(small, PHONE, { x: 3, y: 4 })).toEqual(small)
  const all = { x: 2, y: 0, width: 30, height: 25 }
  expect(near(all, null, null)).toEqual(all)
  expect(near(all, PHONE, { x: 20, y: 9 })).toEqual({ x: 12.5, y: 0, width: 15, height: 25 })
  // No further than everybody.
  expect(near(all, PHONE, { x: 2.5, y: 9 })).toMatchObject({ x: 2, width: 15 })
  expect(near(all, PHONE, null)).toMatchObject({ x: 9.5, width: 15 })
  // As near as needed to fill the box, but for a strip of a map.
  expect(near({ ...all, height: 20 }, PHONE, null)).toMatchObject({ width: 12, height: 20 })
  expect(near({ ...all, height: 5 }, PHONE, null)).toMatchObject({ width: 8, height: 5 })
})

it('whatever is seen first in a hand, a square has the pixels that a face needs, and whoever it is about is in it', () => {
  const px = fc.integer({ min: 200, max: 900 })
  fc.assert(
    fc.property(px, px, fc.nat(39), fc.nat(24), (width, height, x, y) => {
      const view = near({ x: 0, y: 0, ...map }, { width, height }, { x: x + 0.5, y: y + 0.5 })
      expect(Math.min(width / view.width, height / view.height)).toBeGreaterThanOrEqual(25 - 1e-9)
      expect(beyond(view, [one(x, y)])).toEqual({ left: [], right: [], up: [], down: [] })
    }),
  )
})

it('whoever stands outside is told at one edge, the nearest first, and nobody twice', () => {
  const view = { x: 10, y: 10, width: 10, height: 10 }
  const [far, nearby, corner, big, inside] = [one(0, 12), one(8, 15), one(22, 5), one(12, 19, 4), one(10, 10)]
  const found = beyond(view, [far, nearby, corner, big, inside, { at: null, size: 1 }])
  expect(found).toEqual({ left: [nearby, far], right: [], up: [corner], down: [big] })
  expect(EDGES.flatMap(edge => found[edge])).toHaveLength(4)
})

it('a sign at an edge stands in the middle of it, or where it covers fewer', () => {
  const view = { x: 0, y: 0, width: 16, height: 26 }
  expect(freePart(view, 'left', [one(12, 13)])).toBe(0.5)
  expect(freePart(view, 'left', [one(0, 13)])).toBe(0.4)
  expect(freePart(view, 'left', [one(0, 13), one(0, 10)])).toBe(0.25)
  expect(freePart(view, 'right', [one(0, 13)])).toBe(0.5)
  expect(freePart(view, 'up', [one(8, 1)])).not.toBe(0.5)
  expect(freePart(view, 'down', [one(8, 25)])).not.toBe(0.5)
})
