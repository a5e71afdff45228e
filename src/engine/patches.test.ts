import fc from 'fast-check'
import { applyPatches as immerPatches, enablePatches } from 'immer'
import { describe, expect, it } from 'vitest'
import { applyPatches, diff } from './patches'
import type { Patch } from './snapshot'

enablePatches()

const value = fc.letrec(tie => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('any'), { maxKeys: 3 }),
  ),
})).any
const root = fc.dictionary(fc.constantFrom('p', 'q', 'r'), value, { maxKeys: 3 })

describe('patches', () => {
  it('lead from any value to any other, to the order of its fields', () => {
    fc.assert(
      fc.property(root, root, (before, after) => {
        expect(JSON.stringify(applyPatches(before, diff(before, after)))).toBe(JSON.stringify(after))
      }),
    )
  })

  it('say nothing about what is the same, and little about what is nearly so', () => {
    const before = { a: { b: [1, 2, { c: 3 }] }, d: 4 }
    expect(diff(before, before)).toEqual([])
    expect(diff(before, { a: { b: [1, 2, { c: 5 }] }, d: 4 })).toEqual([
      { op: 'replace', path: ['a', 'b', 2, 'c'], value: 5 },
    ])
  })

  it('mean what they mean to immer, and leave what was as it was', () => {
    fc.assert(
      fc.property(root, root, root, (before, middle, after) => {
        const patches = [...diff(before, middle), ...diff(middle, after)]
        const was = JSON.stringify(before)
        expect(JSON.stringify(applyPatches(before, patches))).toBe(JSON.stringify(immerPatches(before, patches)))
        expect(JSON.stringify(before)).toBe(was)
      }),
    )
  })

  it('put into lists and take out of them as immer does', () => {
    const before = { list: [1, 2, 3], other: [{ n: 1 }] }
    const patches: Patch[] = [
      { op: 'add', path: ['list', 1], value: 9 },
      { op: 'remove', path: ['list', 0] },
      { op: 'replace', path: ['list', 'length'], value: 2 },
      { op: 'replace', path: ['other', 0], value: { n: 2 } },
      { op: 'replace', path: ['other', 0, 'n'], value: 3 },
    ]
    expect(applyPatches(before, patches)).toEqual({ list: [9, 2], other: [{ n: 3 }] })
    expect(applyPatches(before, patches)).toEqual(immerPatches(before, patches))
    expect(patches[3]!.value).toEqual({ n: 2 })
  })

  it.each([
    [['a', 'b', 'c']],
    [['list', 7, 'n']],
    [['__proto__', 'n']],
    [['a', '__proto__']],
    [['constructor', 'prototype', 'n']],
  ])('are refused where they lead nowhere: %j', path => {
    expect(() => applyPatches({ a: { n: 1 }, list: [] }, [{ op: 'replace', path, value: 1 }])).toThrow(
      'nothing to change',
    )
    expect(({} as { n?: unknown }).n).toBeUndefined()
  })

  it('share what they do not touch', () => {
    const before = { a: { n: 1 }, b: { n: 1 } }
    expect(applyPatches(before, [{ op: 'replace', path: ['a', 'n'], value: 2 }]).b).toBe(before.b)
  })
})
