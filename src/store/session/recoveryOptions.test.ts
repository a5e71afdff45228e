import { expect, test } from 'vitest'
import { SNAPSHOT_EVERY } from '~/storage/records/records'
import { keepSnapshots } from './recoveryOptions'

test('a state is kept when enough was done since the last one, and never in the middle of a command', () => {
  const kept: unknown[] = []
  const mark: { done: number; entries: number | null } = { done: 5, entries: null }
  const state = () => `state ${mark.done}`
  const keep = keepSnapshots({
    handle: { done: 5, keepSnapshot: (done: number, at: unknown) => void kept.push([done, at]) },
    play: {
      fight: {
        timeline: { mark },
        get state() {
          return state()
        },
      },
    },
  } as never)
  const at = (done: number, entries: number | null = null) => {
    Object.assign(mark, { done, entries })
    keep()
    return kept.length
  }
  expect([at(5), at(4 + SNAPSHOT_EVERY), at(5 + SNAPSHOT_EVERY, 0), at(9 + SNAPSHOT_EVERY, 2)]).toEqual([0, 0, 0, 0])
  expect([at(9 + SNAPSHOT_EVERY), at(8 + 2 * SNAPSHOT_EVERY), at(9 + 2 * SNAPSHOT_EVERY)]).toEqual([1, 1, 2])
  expect(kept).toEqual([9, 9 + SNAPSHOT_EVERY].map(done => [done + SNAPSHOT_EVERY, `state ${done + SNAPSHOT_EVERY}`]))
})
