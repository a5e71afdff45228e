import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallsNear } from './wallsNear'

const at = fc.integer({ min: -10, max: 220 })
const wall = fc.record({ x1: at, y1: at, x2: at, y2: at, kind: fc.constant('wall' as const) })

test('no wall with a part in sight is left out, and each comes once in its order', () => {
  fc.assert(
    fc.property(fc.array(wall, { maxLength: 40 }), at, at, (walls, x0, y0) => {
      const seen = { x0, y0, x1: x0 + 20, y1: y0 + 12 }
      const found = wallsNear(walls, seen)
      const inSight = walls.filter(
        ({ x1, y1, x2, y2 }) =>
          Math.max(x1, x2) >= x0 &&
          Math.min(x1, x2) <= x0 + 21 &&
          Math.max(y1, y2) >= y0 &&
          Math.min(y1, y2) <= y0 + 13,
      )
      for (const one of inSight) expect(found.includes(one)).toBe(true)
      const places = found.map(one => (walls as readonly object[]).indexOf(one))
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
    }),
  )
})
