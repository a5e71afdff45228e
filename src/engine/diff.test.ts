import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff } from './diff'
import { patched } from './patch'

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
        expect(JSON.stringify(patched(before, diff(before, after)))).toBe(JSON.stringify(after))
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

  it('share what they do not touch', () => {
    const before = { a: { n: 1 }, b: { n: 1 } }
    expect(patched(before, [{ op: 'replace', path: ['a', 'n'], value: 2 }]).b).toBe(before.b)
  })
})
