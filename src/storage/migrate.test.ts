import { expect, test } from 'vitest'
import type { Snapshot } from '~/engine'
import { type Journal, migrate, type Migration } from './migrate'

const journal: Journal = {
  start: { nextId: 1 } as Snapshot,
  rows: [{ row: 'close', redo: [] }],
}
const add = (from: number): Migration => ({
  from,
  migrate: ({ start, rows }) => ({ start: { ...start, nextId: start.nextId + from }, rows }),
})

test('a journal goes through every step between two versions, in order, and stays as it is itself', () => {
  expect(migrate(journal, 1, 3, [add(2), add(1), add(3)]).start.nextId).toBe(4)
  expect(journal.start.nextId).toBe(1)
})

test('a journal of the present version is left alone', () => {
  expect(migrate(journal, 1, 1, [])).toBe(journal)
})

test('a gap in the numbers and a step that loses rows are refused', () => {
  expect(() => migrate(journal, 1, 3, [add(1)])).toThrow('no way from journal version 2')
  const loses: Migration = { from: 1, migrate: ({ start }) => ({ start, rows: [] }) }
  expect(() => migrate(journal, 1, 2, [loses])).toThrow('lost rows')
})
