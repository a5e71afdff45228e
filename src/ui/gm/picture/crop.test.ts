import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centredOn, cropWords, movedCrop, scaled, usualCrop, type Crop, type Pixels } from './crop'

const pictures = fc.record({ width: fc.integer({ min: 1, max: 2_048 }), height: fc.integer({ min: 1, max: 2_048 }) })
const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const point = fc.record({ x: number(5_000), y: number(5_000) })
type Step = (picture: Pixels, crop: Crop) => Crop
const steps: fc.Arbitrary<Step> = fc.oneof(
  point.map(
    (by): Step =>
      (picture, crop) =>
        movedCrop(picture, crop, by),
  ),
  point.map(
    (at): Step =>
      (picture, crop) =>
        centredOn(picture, crop, at),
  ),
  fc.double({ min: 0.001, max: 1_000, noNaN: true }).map(
    (by): Step =>
      (picture, crop) =>
        scaled(picture, crop, by),
  ),
)

it('the usual frame is the largest, in the middle, and in a portrait at the face', () => {
  expect(usualCrop({ width: 300, height: 300 })).toEqual({ x: 0, y: 0, side: 300 })
  expect(usualCrop({ width: 900, height: 300 })).toEqual({ x: 300, y: 0, side: 300 })
  expect(usualCrop({ width: 300, height: 450 })).toEqual({ x: 0, y: 0, side: 300 })
  expect(usualCrop({ width: 300, height: 900 })).toEqual({ x: 0, y: 150, side: 300 })
})

it('it becomes no smaller than a sixteenth of the shorter side', () => {
  const picture = { width: 320, height: 480 }
  expect(scaled(picture, usualCrop(picture), 0.001).side).toBe(20)
})

it('wherever it is moved and however it is scaled, the frame is inside the picture and large enough to be seen', () => {
  fc.assert(
    fc.property(pictures, fc.array(steps, { maxLength: 12 }), (picture, taken) => {
      const { x, y, side } = taken.reduce((crop, step) => step(picture, crop), usualCrop(picture))
      const shorter = Math.min(picture.width, picture.height)
      expect(side).toBeGreaterThanOrEqual(Math.min(shorter, Math.max(1, shorter / 16)))
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + side).toBeLessThanOrEqual(picture.width + 1e-6)
      expect(y + side).toBeLessThanOrEqual(picture.height + 1e-6)
    }),
  )
})

it('a frame is scaled about its middle, and put with its middle where somebody points', () => {
  const picture = { width: 400, height: 400 }
  const crop = scaled(picture, usualCrop(picture), 0.5)
  expect(crop).toEqual({ x: 100, y: 100, side: 200 })
  expect(centredOn(picture, crop, { x: 150, y: 220 })).toEqual({ x: 50, y: 120, side: 200 })
  expect(movedCrop(picture, crop, { x: -30, y: 999 })).toEqual({ x: 70, y: 200, side: 200 })
})

it('a frame is told in words', () => {
  expect(cropWords({ width: 400, height: 800 }, { x: 0, y: 100, side: 200 })).toBe(
    '25% from the left, 25% from the top, size 50%',
  )
})
