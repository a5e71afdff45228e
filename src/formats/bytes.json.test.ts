import { describe, expect, it } from 'vitest'
import { parseJson } from './bytes'
import { limits } from './report/limits'
import { problemSentence } from './report/problem'

function refusal(text: string): string {
  const parsed = parseJson(text, 'map.json')
  return parsed.ok ? 'it was taken' : parsed.problems.map(problemSentence).join('\n')
}

describe('JSON out of a file', () => {
  it('names line and column of the first fault', () => {
    expect(refusal('{\n  "a": 1,\n  "b": oops\n}')).toBe(
      'map.json: is not valid JSON: unexpected “o” at line 3, column 8',
    )
  })

  it('says that a cut file ends too early', () => {
    expect(refusal('{"image": "iVBOR')).toContain('incomplete')
    expect(refusal('   ')).toContain('empty')
  })

  it('refuses nesting beyond the limit in words, not with an overflow', () => {
    expect(refusal('['.repeat(100_000) + ']'.repeat(100_000))).toContain(`the limit is ${limits.nesting.most} levels`)
  })

  it('drops __proto__ at every level and leaves prototypes alone', () => {
    const parsed = parseJson('{"__proto__":{"taken":1},"list":[{"\\u005f_proto__":{"taken":1},"kept":2}]}', 'map.json')
    expect(parsed).toEqual({ ok: true, value: { list: [{ kept: 2 }] }, problems: [] })
    expect(parsed.ok && Object.keys(parsed.value ?? {})).toEqual(['list'])
    expect(Reflect.get({}, 'taken')).toBeUndefined()
  })
})
