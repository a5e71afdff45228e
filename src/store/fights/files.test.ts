import { expect, test } from 'vitest'
import { pictureOnMap, pixelsBeside } from './files'

const map = { width: 20, height: 10, pixelsPerSquare: 50, pictureAt: { x: 0, y: 0 } }

test('a picture beside its map is as large as the file says, also where it ends inside the last square', () => {
  expect(pixelsBeside(map, { width: 1000, height: 500 })).toBe(50)
  expect(pixelsBeside(map, { width: 960, height: 460 })).toBe(50)
})

test('one that does not fit is as wide as the map', () => {
  expect(pixelsBeside(map, { width: 2000, height: 1000 })).toBe(100)
  expect(pixelsBeside(map, { width: 950, height: 500 })).toBe(47.5)
})

test('a picture that is shifted lies beside its squares', () => {
  const shifted = { ...map, pictureAt: { x: -0.5, y: 0.25 } }
  expect(pictureOnMap(shifted, { width: 1000, height: 500 })).toEqual({ x: -0.5, y: 0.25, width: 20, height: 10 })
})
