import { describe, expect, it } from 'vitest'
import type { Entry, Turn } from '../state/types'
import { byCount, hasGoneBy, waveOf } from './track'

const entry = (who: string, value: number, wave = 0, state: Entry['state'] = 'waiting', extra = false): Entry =>
  ({ who, value, wave, state, extra }) as Entry
const turn = (count: number | null, ...entries: Entry[]): Turn => ({ count, entries }) as unknown as Turn

describe('the order of a round', () => {
  it('goes by count, and by group within one', () => {
    const list = [entry('c', 4, 1), entry('b', 4, 0), entry('a', -2, 3), entry('d', 5, 0)]
    expect(list.toSorted(byCount).map(({ who }) => who)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('a count has gone by when a later one was resolved; the one that is resolved has not', () => {
    expect([3, 4, 5].map(value => hasGoneBy(turn(4), value))).toEqual([true, false, false])
    expect(hasGoneBy(turn(null), -20)).toBe(false)
  })
})

describe('the group that a late entry joins', () => {
  it('is that of its count which has not begun', () => {
    expect(waveOf(turn(3, entry('a', 4)), 'x', 4)).toBe(0)
    expect(waveOf(turn(3, entry('a', 4, 0, 'done'), entry('b', 4, 1)), 'x', 4)).toBe(1)
    expect(waveOf(turn(3, entry('a', 5)), 'x', 4), 'nobody has this count').toBe(0)
  })

  it('is one of its own after those that were resolved', () => {
    expect(waveOf(turn(4, entry('a', 4, 0, 'done')), 'x', 4)).toBe(1)
    expect(waveOf(turn(4), 'x', 4), 'whoever had it has left').toBe(0)
  })

  it('is never that of another entry of the same creature', () => {
    expect(waveOf(turn(3, entry('x', 4, 0, 'waiting', true)), 'x', 4)).toBe(1)
    expect(waveOf(turn(3, entry('x', 4, 0, 'waiting', true), entry('a', 4, 1)), 'x', 4)).toBe(1)
    expect(waveOf(turn(3, entry('x', 4, 0, 'done', true), entry('a', 4, 1)), 'x', 4)).toBe(1)
    expect(waveOf(turn(3, entry('a', 4, 0), entry('x', 4, 1)), 'x', 4)).toBe(2)
  })
})
