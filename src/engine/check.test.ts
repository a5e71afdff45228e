import { describe, expect, it } from 'vitest'
import { check } from './check'
import { option, type Choice } from './questions'
import { reason } from './reason'
import type { Json } from './snapshot'

const tooFar = reason('TOY-ATK-01', 'tooFar', {})
const tooDark = reason('TOY-ATK-01', 'tooDark', {})

/** A choice of some of four, two of them closed. */
function whyNot(value: Json, bounds: Pick<Choice, 'min' | 'max'> = { min: 1, max: 3 }) {
  const options = [option('a'), option('b'), option('far', tooFar), option('dark', tooDark)]
  return check({ request: { kind: 'choice', key: 'some', of: 'gm', see: 'all', options, ...bounds } }, value)
}

describe('an answer to a choice of several', () => {
  it('is a list of open options, as many as may be chosen, each once', () => {
    expect(whyNot(['a'])).toBeUndefined()
    expect(whyNot(['b', 'a'])).toBeUndefined()
    expect(whyNot('a')).toMatch('expects a list')
    expect(whyNot([])).toMatch('expects 1 to 3 options, got 0')
    expect(whyNot(['a', 'b', 'far', 'dark'])).toMatch('got 4')
    expect(whyNot(['a', 'a'])).toMatch('"a" is there twice')
  })

  it('is refused for its first closed option, and is none at all with one that is not offered, wherever it stands', () => {
    expect(whyNot(['a', 'far', 'dark'])).toBe(tooFar)
    expect(whyNot(['dark', 'far'])).toBe(tooDark)
    expect(whyNot(['far', 'z'])).toMatch('"z" is no option')
    expect(whyNot(['z', 'far'])).toMatch('"z" is no option')
    expect(whyNot(['far', 'far'])).toMatch('"far" is there twice')
  })

  it('is the value itself where exactly one is to be chosen', () => {
    const one = { min: 1, max: 1 }
    expect(whyNot('a', one)).toBeUndefined()
    expect(whyNot('far', one)).toBe(tooFar)
    expect(whyNot('z', one)).toMatch('"z" is no option')
    expect(whyNot(['a'], one)).toMatch('is no option')
  })
})
