import { expect, test } from 'vitest'
import type { Change } from '../ports'
import { isSound, snapshotOf } from '../records/records'
import { chainOf, fakeClock, START } from '../testing/fakes'
import { createSnapshotKeeper } from './openFight'

const CHAIN = chainOf(4)

/** Keeps snapshots of a fight of so many rows that has some at `seqs`. Returns what is to be written. */
function kept(rows: number, seqs: readonly number[], state: 'saved' | 'ended' = 'saved'): Change[] {
  const changes: Change[] = []
  const lines = CHAIN.slice(0, rows).map(({ line }) => line)
  const chainEnd = CHAIN[rows - 1] ?? { seq: 0, sum: 0 }
  const writer = { state, chainEnd, lines, also: (change: Change) => changes.push(change) }
  createSnapshotKeeper('f', writer, fakeClock(), { base: '', seqs })(9, START)
  return changes
}

test('the state goes with the row it stands on, and with how far the fight has come', () => {
  const [snapshot, progress] = kept(4, [0])
  const value = snapshotOf(4, CHAIN[3]!.line, 9, START)
  expect(snapshot).toEqual({ store: 'snapshots', put: ['f', 4], value })
  expect(isSound(value, CHAIN[3]!.line)).toBe(true)
  expect(progress).toEqual({ store: 'meta', put: ['progress', 'f'], value: { id: 'f', changed: 0, commands: 9 } })
})

test('two are kept besides the start, and the oldest goes', () => {
  expect(kept(4, [0, 1, 2]).slice(2)).toEqual([{ store: 'snapshots', remove: ['f', 1] }])
})

test('none is kept before the first row, or when the writer has ended', () => {
  expect(kept(0, [0])).toEqual([])
  expect(kept(4, [0], 'ended')).toEqual([])
})
