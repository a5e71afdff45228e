import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facesIn, isFull, readBoxes, typeDigit, writeBoxes } from './diceBoxes'

test('half-typed boxes come back from their draft', () => {
  expect(readBoxes('4,,17', 3)).toEqual(['4', '', '17'])
  expect(readBoxes(undefined, 2)).toEqual(['', ''])
  expect(readBoxes('4', 3)).toEqual(['4', '', ''])
  expect(writeBoxes(['4', '', '17'])).toBe('4,,17')
  expect(writeBoxes(['', ''])).toBeNull()
})

test('faces are there once every box holds one that its die has', () => {
  expect(facesIn(['4', '6', '17'], [6, 6, 20])).toEqual([4, 6, 17])
  expect(facesIn(['4', '', '17'], [6, 6, 20])).toBeUndefined()
  expect(facesIn(['4', '7', '17'], [6, 6, 20])).toBeUndefined()
  expect(facesIn(['0'], [6])).toBeUndefined()
})

test('a digit that makes no face of the die is not taken', () => {
  expect(typeDigit('', '7', 6)).toBeUndefined()
  expect(typeDigit('', '0', 20)).toBeUndefined()
  expect(typeDigit('1', '0', 20)).toBe('10')
  expect(typeDigit('2', '1', 20)).toBeUndefined()
})

test('a box is full when no further digit can be meant', () => {
  expect(isFull('4', 6)).toBe(true)
  expect(isFull('1', 20)).toBe(false)
  expect(isFull('2', 20)).toBe(false)
  expect(isFull('3', 20)).toBe(true)
  expect(isFull('', 6)).toBe(false)
})

test('every face of every die can be typed digit by digit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 100 }).chain(sides => fc.tuple(fc.constant(sides), fc.integer({ min: 1, max: sides }))),
      ([sides, face]) => {
        let box = ''
        for (const digit of String(face)) {
          expect(isFull(box, sides)).toBe(false)
          box = typeDigit(box, digit, sides) ?? 'refused'
        }
        expect(box).toBe(String(face))
      },
    ),
  )
})
