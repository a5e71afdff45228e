import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facesIn, isFull, readBoxes, typed, typeDigit, writeBoxes } from './diceBoxes'

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

/** Types digits as a hand does: each goes where the one before has left the keyboard. */
function typeAll(digits: string, sides: readonly number[]) {
  const boxes = sides.map(() => '')
  const refused: number[] = []
  let at = 0
  for (const digit of digits) {
    const did = typed(boxes, sides, at, digit)
    if ('refused' in did) refused.push(did.refused)
    else {
      boxes[did.at] = did.box
      at = did.at + Number(isFull(did.box, sides[did.at]!) && did.at + 1 < sides.length)
    }
  }
  return { boxes, refused }
}

test('a digit that cannot go on the number of one die begins the next', () => {
  expect(typeAll('174', [10, 10, 10])).toEqual({ boxes: ['1', '7', '4'], refused: [] })
  expect(typeAll('157', [12, 12, 12])).toEqual({ boxes: ['1', '5', '7'], refused: [] })
  expect(typeAll('1123', [12, 12, 12])).toEqual({ boxes: ['11', '2', '3'], refused: [] })
  expect(typeAll('1920', [20, 20])).toEqual({ boxes: ['19', '20'], refused: [] })
  expect(typeAll('645', [6, 6, 6])).toEqual({ boxes: ['6', '4', '5'], refused: [] })
})

test('a number beyond the last die is refused, and what stands there stays', () => {
  expect(typeAll('21', [20])).toEqual({ boxes: ['2'], refused: [0] })
  expect(typeAll('25', [20])).toEqual({ boxes: ['2'], refused: [0] })
  expect(typeAll('20', [20])).toEqual({ boxes: ['20'], refused: [] })
  expect(typeAll('9', [6, 6])).toEqual({ boxes: ['', ''], refused: [0] })
  expect(typeAll('69', [6, 6])).toEqual({ boxes: ['6', ''], refused: [1] })
  expect(typeAll('19', [12, 6])).toEqual({ boxes: ['1', ''], refused: [1] })
})

test('a typed-over box begins anew', () => {
  expect(typed(['17', '4'], [20, 20], 0, '9', true)).toEqual({ at: 0, box: '9' })
  expect(typed(['17', '4'], [20, 20], 0, '9')).toEqual({ at: 1, box: '9' })
})

test('0 is ten on a d10, 00 a hundred on a d100, and nothing on another die', () => {
  expect(typeAll('0', [10])).toEqual({ boxes: ['10'], refused: [] })
  expect(typeAll('70', [10, 10])).toEqual({ boxes: ['7', '10'], refused: [] })
  expect(typeAll('10', [10, 10])).toEqual({ boxes: ['10', ''], refused: [] })
  expect(typeAll('00', [100])).toEqual({ boxes: ['100'], refused: [] })
  expect(typeAll('07', [100])).toEqual({ boxes: ['7'], refused: [] })
  expect(facesIn(['0'], [100])).toBeUndefined()
  expect(typeAll('0', [20])).toEqual({ boxes: [''], refused: [0] })
  expect(typeAll('0', [6])).toEqual({ boxes: [''], refused: [0] })
})
