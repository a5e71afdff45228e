import { expect, test } from 'vitest'
import { labelPlaces } from './labelPlaces'

const map = { width: 20, height: 20 }
const at = (x: number, y: number, size = 1) => ({ x, y, size })

test('a label stands below its token where that is free', () => {
  expect(labelPlaces([at(5, 5), at(12, 5, 2)], [at(5, 5), at(12, 5, 2)], map)).toEqual(['below', 'below'])
})

test('it goes where it covers nobody: above, else beside', () => {
  expect(labelPlaces([at(5, 5)], [at(5, 5), at(6, 6)], map)).toEqual(['above'])
  expect(labelPlaces([at(5, 5)], [at(5, 5), at(6, 6), at(4, 4)], map)).toEqual(['right'])
  expect(labelPlaces([at(5, 5)], [at(5, 5), at(6, 6), at(4, 4), at(7, 5)], map)).toEqual(['left'])
})

test('two in a column do not write over each other, and nobody writes past the end of the map', () => {
  const [first, second] = [at(5, 5), at(5, 7)]
  expect(labelPlaces([first, second], [first, second], map)).toEqual(['below', 'below'])
  expect(new Set(labelPlaces([at(5, 5), at(8, 5)], [at(5, 5), at(8, 5)], map)).size).toBe(1)
  expect(labelPlaces([at(5, 5), at(6, 5)], [at(5, 5), at(6, 5)], map)).toEqual(['below', 'above'])
  expect(labelPlaces([at(5, 19)], [at(5, 19)], map)).toEqual(['above'])
})
