import { describe, expect, expectTypeOf, it } from 'vitest'
import * as v from 'valibot'
import { flag, houseRules, oneOf, silent } from './houseRules'

const { schema, settings } = houseRules({
  mayReact: flag(false, 'TOY-OPT-01', 'The surprised may react', { also: ['TOY-ACT-02'] }),
  metres: oneOf([1, 2, 3], 'TOY-OPT-02', 'Within (m)'),
  resilience: oneOf([1, 2, 3], 'TOY-OPT-03', 'Points of a sleeper', { usual: 2 }),
  difficulty: oneOf(['missing health', 4, 6], 'TOY-OPT-04', 'Against', { words: ['what is missing', 'four', 'six'] }),
  seats: silent(v.array(v.string()), ['first']),
})

describe('house rules', () => {
  it('are usually as they are written: a flag as it says, of several the first, unless another is named', () => {
    expect(settings.defaults).toEqual({
      mayReact: false,
      metres: 1,
      resilience: 2,
      difficulty: 'missing health',
      seats: ['first'],
    })
  })

  it('have a switch each, in their order, with the row, the values and what these are called', () => {
    expect(settings.toggles).toEqual([
      {
        key: 'mayReact',
        label: 'The surprised may react',
        rule: 'TOY-OPT-01',
        values: [true, false],
        also: ['TOY-ACT-02'],
      },
      { key: 'metres', label: 'Within (m)', rule: 'TOY-OPT-02', values: [1, 2, 3] },
      { key: 'resilience', label: 'Points of a sleeper', rule: 'TOY-OPT-03', values: [1, 2, 3] },
      {
        key: 'difficulty',
        label: 'Against',
        rule: 'TOY-OPT-04',
        values: ['missing health', 4, 6],
        words: ['what is missing', 'four', 'six'],
      },
    ])
  })

  it.each([
    { mayReact: 'yes' },
    { metres: 4 },
    { metres: '1' },
    { difficulty: 5 },
    { seats: [7] },
    { seats: undefined },
  ])('are checked: not %j', wrong => {
    expect(v.is(schema, settings.defaults)).toBe(true)
    expect(v.is(schema, { ...settings.defaults, ...wrong })).toBe(false)
  })

  it('take every value that a switch offers', () => {
    for (const { key, values } of settings.toggles)
      for (const value of values) expect(v.is(schema, { ...settings.defaults, [key]: value }), key).toBe(true)
  })

  it('have the types of their values', () => {
    expectTypeOf(settings.defaults.mayReact).toEqualTypeOf<boolean>()
    expectTypeOf(settings.defaults.metres).toEqualTypeOf<1 | 2 | 3>()
    expectTypeOf(settings.defaults.difficulty).toEqualTypeOf<'missing health' | 4 | 6>()
    expectTypeOf(settings.defaults.seats).toEqualTypeOf<string[]>()
  })
})
