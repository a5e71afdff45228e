import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shallowEqual } from './slice'

describe('sameEntries', () => {
  const one = { name: 'one' }

  it.each([
    [[], []],
    [
      [1, one, NaN],
      [1, one, NaN],
    ],
    [{}, {}],
    [
      { a: 1, b: one, c: undefined },
      { c: undefined, b: one, a: 1 },
    ],
    [null, null],
    [undefined, undefined],
    ['a', 'a'],
  ])('finds %j and %j the same', (a, b) => expect(shallowEqual(a, b)).toBe(true))

  it.each([
    [[1], [1, 2]],
    [[1, 2], [1]],
    [[one], [{ ...one }]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, []],
    [['a'], { 0: 'a' }],
    [null, {}],
    [undefined, null],
    ['a', ['a']],
  ])('finds %j and %j different', (a, b) => expect(shallowEqual(a, b)).toBe(false))

  it('knows maps, sets and other objects only as themselves', () => {
    const set = new Set([1])
    expect(shallowEqual(set, set)).toBe(true)
    expect(shallowEqual(set, new Set([2]))).toBe(false)
    expect(shallowEqual(new Map(), new Map([[1, 2]]))).toBe(false)
    expect(shallowEqual(new Date(0), new Date(1))).toBe(false)
  })

  it('says of two records of numbers what their sorted entries say', () => {
    const text = (record: Record<string, number>) =>
      Object.entries(record)
        .map(String)
        .toSorted((x, y) => x.localeCompare(y))
        .join()
    const records = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(2))
    fc.assert(
      fc.property(records, records, (a, b) => {
        expect(shallowEqual({ ...a }, { ...b })).toBe(text(a) === text(b))
      }),
    )
  })
})
