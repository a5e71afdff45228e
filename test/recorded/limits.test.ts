import * as v from 'valibot'
import { expect, it } from 'vitest'
import { limitsOf } from './limits'

it('finds what a check lets pass by trying, and one line for places that differ by their index alone', () => {
  const schema = v.object({
    n: v.pipe(v.number(), v.minValue(-3), v.maxValue(999)),
    list: v.pipe(v.array(v.object({ n: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })), v.maxLength(3)),
    named: v.pipe(
      v.array(v.object({ id: v.string() })),
      v.maxLength(4),
      v.check(list => new Set(list.map(({ id }) => id)).size === list.length),
    ),
    word: v.pipe(v.string(), v.maxLength(20)),
    any: v.number(),
    one: v.picklist(['a', 'b']),
  })
  const problem = (value: unknown) => (v.safeParse(schema, value).success ? undefined : 'wrong')
  const value = { n: 0, list: [{ n: 0 }, { n: 1 }], named: [{ id: 'a' }], word: 'a', any: 4, one: 'a' }
  expect([...limitsOf(value, problem)]).toEqual([
    ['n', '-3 to 999'],
    ['list', '0 to 3 of them'],
    ['list.*.n', '0 to 1'],
    ['named', '0 to 4 of them'],
    ['named.*.id', 'up to Infinity letters'],
    ['word', 'up to 20 letters'],
    ['any', '-Infinity to Infinity'],
  ])
  expect(() => limitsOf({ ...value, one: 'c' }, problem)).toThrow('wrong')
})
