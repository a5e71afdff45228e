import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frame, IN_HAND } from './frame'

const at = (x: number, y: number, size = 1) => ({ at: { x, y }, size })

it('a map that can be read from afar is shown whole, wherever everybody stands', () => {
  expect(frame({ width: 22, height: 14 }, [at(0, 0)])).toEqual({ x: 0, y: 0, width: 22, height: 14 })
})

it('a larger one is shown round everybody on it', () => {
  expect(frame({ width: 60, height: 40 }, [at(30, 20), at(33, 22)])).toEqual({ x: 21, y: 14, width: 22, height: 14 })
})

it('those who stand far apart are all in it', () => {
  expect(frame({ width: 60, height: 14 }, [at(3, 5), at(50, 5, 2)])).toEqual({ x: 1, y: 0, width: 53, height: 14 })
})

it('a large map with nobody on it is shown whole', () => {
  expect(frame({ width: 60, height: 40 }, [{ at: null, size: 1 }])).toEqual({ x: 0, y: 0, width: 60, height: 40 })
})

it('in a hand it is nearer: everybody, and a few squares round them', () => {
  const map = { width: 22, height: 14 }
  expect(frame(map, [at(5, 5), at(8, 6)], IN_HAND)).toEqual({ x: 3, y: 2, width: 8, height: 8 })
  expect(frame(map, [at(1, 5), at(18, 6)], IN_HAND)).toEqual({ x: 0, y: 2, width: 21, height: 8 })
})

it('lies inside the map and holds everybody', () => {
  const sides = fc.record({ width: fc.integer({ min: 1, max: 90 }), height: fc.integer({ min: 1, max: 90 }) })
  const places = fc.array(fc.tuple(fc.nat(999), fc.nat(999)), { maxLength: 5 })
  fc.assert(
    fc.property(sides, places, (map, list) => {
      const tokens = list.map(([x, y]) => at(x % map.width, y % map.height))
      const view = frame(map, tokens)
      expect(view.x).toBeGreaterThanOrEqual(0)
      expect(view.y).toBeGreaterThanOrEqual(0)
      expect(view.x + view.width).toBeLessThanOrEqual(map.width)
      expect(view.y + view.height).toBeLessThanOrEqual(map.height)
      for (const { at: place } of tokens) {
        expect(place.x >= view.x && place.x < view.x + view.width).toBe(true)
        expect(place.y >= view.y && place.y < view.y + view.height).toBe(true)
      }
    }),
  )
})
