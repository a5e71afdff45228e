import * as v from 'valibot'
import { expect, it } from 'vitest'
import { integer } from './fields'
import { fieldKinds } from './fieldKind'

const schema = v.pipe(
  v.object({
    hp: v.pipe(
      v.object({ cur: integer(0, 20), max: integer(1, 20) }),
      v.check(({ cur, max }) => cur <= max),
    ),
    feet: v.pipe(integer(0, 100), v.multipleOf(5)),
    armour: v.nullable(v.picklist(['none', 'light'])),
    weapons: v.array(
      v.object({ name: v.pipe(v.string(), v.maxLength(60)), die: v.picklist([4, 6]), held: v.boolean() }),
    ),
    abilities: v.objectWithRest({ strength: integer(0, 40) }, integer(0, 30)),
    word: v.string(),
  }),
  v.check(() => true),
)
const kindOf = fieldKinds(schema)

it('shows a field as its schema checks it', () => {
  expect(kindOf(['hp'])).toEqual({ type: 'pool', max: 20 })
  expect(kindOf(['feet'])).toEqual({ type: 'integer', min: 0, max: 100 })
  expect(kindOf(['armour'])).toEqual({ type: 'option', options: ['none', 'light'] })
  expect(kindOf(['weapons', 3, 'name'])).toEqual({ type: 'text', max: 60 })
  expect(kindOf(['weapons', 0, 'die'])).toEqual({ type: 'die', sides: [4, 6] })
  expect(kindOf(['weapons', 0, 'held'])).toEqual({ type: 'flag' })
})

it('finds what the GM has added beside the fields that a schema names', () => {
  expect(kindOf(['abilities', 'strength'])).toEqual({ type: 'integer', min: 0, max: 40 })
  expect(kindOf(['abilities', 'piety'])).toEqual({ type: 'integer', min: 0, max: 30 })
})

it('says which field of the editor has no schema, or no bound', () => {
  expect(() => kindOf(['shield'])).toThrow('shield: the schema has no shield')
  expect(() => kindOf(['word'])).toThrow('word: max_length is not set')
})
