import { expect, test } from 'vitest'
import * as v from 'valibot'
import { issueWords } from './issueWords'

test.each([
  [v.object({ evasion: v.pipe(v.number(), v.maxValue(999)) }), { evasion: 1000 }, 'evasion: at most 999'],
  [v.object({ multiplier: v.picklist([2, 3, 4]) }), { multiplier: 7 }, 'multiplier: one of 2, 3, 4'],
  [v.object({ name: v.pipe(v.string(), v.maxLength(4)) }), { name: 'Boudica' }, 'name: at most 4 letters'],
  [v.object({ list: v.pipe(v.array(v.number()), v.maxLength(1)) }), { list: [1, 2] }, 'list: at most 1'],
  [v.object({ name: v.string() }), {}, 'name: is missing'],
  [v.object({ name: v.string() }), { name: 3 }, 'name: is not what belongs there'],
  [v.strictObject({}), { name: 3 }, 'name: is not known here'],
  [
    v.object({
      name: v.pipe(
        v.string(),
        v.check(() => false, 'is no name'),
      ),
    }),
    { name: 'x' },
    'name: is no name',
  ],
  [v.picklist(['first', 'last']), 'none', 'the value: one of first, last'],
])('what is wrong is said with its place and its bounds', (schema, value, words) => {
  const read = v.safeParse(schema, value)
  expect(read.success).toBe(false)
  expect(issueWords(read.issues!, 'the value')).toBe(words)
})
