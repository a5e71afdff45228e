import { expect, test } from 'vitest'
import type { BoardToken } from '../../props'
import { aimSketch } from './aimSketch'

const look = (id: string, cell: number, size = 1) => ({
  token: { id, cell, size } as BoardToken,
  marks: { selected: false, choice: 'none' } as const,
})
/** On a map of ten by ten: one stands on column 2, row 1, the other, two squares wide, on column 7, row 4. */
const looks = [look('one', 12), look('other', 47, 2)]

test('the line of an attack covers both tokens, whichever way it goes', () => {
  const extent = { x0: 2, y0: 1, x1: 8, y1: 5 }
  expect(aimSketch({ from: 'one', to: 'other', isClosed: false }, looks, 10)?.extent).toEqual(extent)
  expect(aimSketch({ from: 'other', to: 'one', isClosed: false }, looks, 10)?.extent).toEqual(extent)
})

test('nobody aims at themselves, or at somebody who is not there', () => {
  expect(aimSketch({ from: 'one', to: 'one', isClosed: false }, looks, 10)).toBeNull()
  expect(aimSketch({ from: 'one', to: 'gone', isClosed: false }, looks, 10)).toBeNull()
})
