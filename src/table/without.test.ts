import fc from 'fast-check'
import { it } from 'vitest'
import { without, type Rectangle } from './without'

const rectangle = fc.record({
  x: fc.nat(6),
  y: fc.nat(6),
  width: fc.integer({ min: 1, max: 6 }),
  height: fc.integer({ min: 1, max: 6 }),
})
const covers = ({ x, y, width, height }: Rectangle, px: number, py: number) =>
  px >= x && px < x + width && py >= y && py < y + height

it('what is left of a rectangle covers each square once that the cut does not, and no other', () => {
  fc.assert(
    fc.property(rectangle, rectangle, (whole, cut) => {
      const left = without(whole, cut)
      for (let x = 0; x < 13; x++)
        for (let y = 0; y < 13; y++) {
          const expected = covers(whole, x, y) && !covers(cut, x, y) ? 1 : 0
          if (left.filter(part => covers(part, x, y)).length !== expected) return false
        }
      return left.length <= 4
    }),
  )
})
