import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_DICE, notation } from './notation'

describe('dice notation', () => {
  it('reads dice and numbers with their signs', () => {
    expect(notation('2d6+3')).toEqual({ dice: [6, 6], signs: [1, 1], bonus: 3 })
    expect(notation(' D20 - d4 − 1 ')).toEqual({ dice: [20, 4], signs: [1, -1], bonus: -1 })
    expect(notation('7')).toEqual({ dice: [], signs: [], bonus: 7 })
  })

  it.each(['', '2d', 'd1', '2d6 3', '++2', 'd6+', '0d6', '51d6', 'd1001', '10000', 'abc', '2d6x', '9'.repeat(61)])(
    'says what is wrong with %j',
    text => {
      expect(notation(text)).toEqual({ problem: expect.stringMatching(/./) })
    },
  )

  it('never throws, and never gives more dice than it may', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789d+- −D') }), text => {
        const read = notation(text)
        return 'problem' in read ? read.problem.length > 0 : read.dice.length <= MAX_DICE
      }),
    )
  })
})
