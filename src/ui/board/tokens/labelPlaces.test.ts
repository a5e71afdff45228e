import { expect, test } from 'vitest'
import { isBetterBelow, labelPlaces as placesOf, type LabelSide } from './labelPlaces'

const map = { width: 20, height: 20 }
const label = { wide: 3, high: 1 }
const labelPlaces = (
  labelled: Parameters<typeof placesOf>[0],
  all: Parameters<typeof placesOf>[1],
  sides?: readonly LabelSide[],
) => placesOf(labelled, all, map, label, sides)
const at = (x: number, y: number, size = 1) => ({ x, y, size })

test('a label stands below its token where that is free', () => {
  expect(labelPlaces([at(5, 5), at(12, 5, 2)], [at(5, 5), at(12, 5, 2)])).toEqual(['below', 'below'])
})

test('it goes where it covers nobody: above, else beside', () => {
  expect(labelPlaces([at(5, 5)], [at(5, 5), at(6, 6)])).toEqual(['above'])
  expect(labelPlaces([at(5, 5)], [at(5, 5), at(6, 6), at(4, 4)])).toEqual(['right'])
  expect(labelPlaces([at(5, 5)], [at(5, 5), at(6, 6), at(4, 4), at(7, 5)])).toEqual(['left'])
})

test('two in a column do not write over each other, and nobody writes past the end of the map', () => {
  const [first, second] = [at(5, 5), at(5, 7)]
  expect(labelPlaces([first, second], [first, second])).toEqual(['below', 'below'])
  expect(new Set(labelPlaces([at(5, 5), at(8, 5)], [at(5, 5), at(8, 5)])).size).toBe(1)
  expect(labelPlaces([at(5, 5), at(6, 5)], [at(5, 5), at(6, 5)])).toEqual(['below', 'above'])
  expect(labelPlaces([at(5, 19)], [at(5, 19)])).toEqual(['above'])
})

test('what rises from a token stands above it, and makes way for whoever stands there', () => {
  expect(labelPlaces([at(5, 5)], [at(5, 5)], ['above', 'below'])).toEqual(['above'])
  expect(labelPlaces([at(5, 5)], [at(5, 5), at(5, 4)], ['above', 'below'])).toEqual(['below'])
})

test('what is told of a token stands above it, and below where it would cover others or leave the map', () => {
  const card = { wide: 11, high: 2 }
  expect(isBetterBelow(at(9, 9), [at(9, 9), at(8, 12)], map, card)).toBe(false)
  expect(isBetterBelow(at(9, 9), [at(9, 9), at(6, 7)], map, card)).toBe(true)
  expect(isBetterBelow(at(9, 9), [at(9, 9), at(6, 7), at(5, 10), at(12, 11)], map, card)).toBe(false)
  expect(isBetterBelow(at(9, 1), [at(9, 1)], map, card)).toBe(true)
})

test('a label of two lines is not written over by the one of the next', () => {
  const targets = [at(5, 5), at(6, 6), at(5, 7), at(7, 8)]
  const sides = placesOf(targets, targets, map, { wide: 4, high: 1.3 })
  expect(sides).toEqual(['above', 'right', 'left', 'below'])
})
