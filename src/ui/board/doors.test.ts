import { expect, test } from 'vitest'
import { doorBeside } from './doors'

const door = (id: string, x: number, y: number) => ({ id, kind: 'door' as const, isClosed: true, x, y, spoken: id })

test('the door on the edge of a square, or at the end of an edge, is beside it', () => {
  const doors = [door('east', 3, 1.5), door('wide', 5, 2)]
  expect(doorBeside(1 * 10 + 2, 10, doors)?.id).toBe('east')
  expect(doorBeside(1 * 10 + 3, 10, doors)?.id).toBe('east')
  expect(doorBeside(2 * 10 + 4, 10, doors)?.id).toBe('wide')
  expect(doorBeside(1 * 10 + 1, 10, doors)).toBeUndefined()
})

test('of several the nearest is meant', () => {
  expect(doorBeside(0, 10, [door('corner', 1, 1), door('edge', 1, 0.5)])?.id).toBe('edge')
})
