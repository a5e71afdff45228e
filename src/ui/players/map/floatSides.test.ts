import { expect, test } from 'vitest'
import { floatSides } from './floatSides'

const at = (x: number, y: number, size = 1) => ({ x, y, size })

test('what has become of one stands above it', () => {
  expect(floatSides([at(5, 5)], [at(5, 5), at(9, 9)])).toEqual([[0, -1]])
})

test('it is written over nobody, as long as there is a side without anybody', () => {
  expect(floatSides([at(5, 5)], [at(5, 5), at(5, 4)])).toEqual([[0, 1]])
  expect(floatSides([at(5, 5)], [at(5, 5), at(5, 4), at(5, 6)])).toEqual([[1, 0]])
  expect(floatSides([at(5, 5, 2)], [at(5, 5, 2), at(6, 4), at(5, 7), at(8, 5)])).toEqual([[-1, 0]])
})

test('nor over what has become of another', () => {
  const four = [at(7, 10), at(9, 10), at(10, 11), at(7, 11)]
  expect(floatSides(four, four)).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [0, 1],
  ])
})
