import { describe, expect, it } from 'vitest'
import type { Field } from '~/engine'
import { fieldWords, isOrdinary, thingWords } from './thingWords'

const field = (label: string, key: string, kind: Field['kind']): Field => ({
  group: 'Bow',
  label,
  path: ['weapons', 0, key],
  plain: ['plain'],
  kind,
})
const words = { type: 'text', max: 60 } as const
const number = { type: 'integer', min: 0, max: 99 } as const
const FIELDS: readonly Field[] = [
  { ...field('Kind', 'kind', { type: 'option', options: ['melee', 'ranged'] }), reads: 'bare' },
  { ...field('Subclass (such as bows)', 'subclass', words), reads: 'bare' },
  field('Speed', 'speed', number),
  { ...field('Piercing: shots', 'dice', number), reads: 'dice' },
  field('Piercing: of', 'die', { type: 'die', sides: [6, 8] }),
  { ...field('Piercing: sort', 'type', words), reads: 'bare' },
  field('Piercing: bonus', 'bonus', number),
  field('Made', 'made', { type: 'option', options: ['plain', 'fine'] }),
  field('Two-handed', 'twoHanded', { type: 'flag' }),
]
const bow = {
  kind: 'ranged',
  subclass: 'bows',
  speed: 5,
  dice: 2,
  die: 8,
  type: 'piercing',
  bonus: 0,
  made: 'plain',
  twoHanded: true,
}

describe('what is written of a thing', () => {
  it('reads as a table would say it', () => {
    expect(thingWords(FIELDS, { weapons: [bow] }, 'Bow')).toEqual([
      'ranged',
      'bows',
      'speed 5',
      'piercing 2d8',
      'two-handed',
    ])
  })

  it('says what is out of the ordinary', () => {
    const other = { ...bow, type: 'fire', bonus: 3, made: 'fine', twoHanded: false }
    expect(thingWords(FIELDS, { weapons: [other] }, 'Bow').slice(3)).toEqual([
      'piercing 2d8',
      'fire',
      'piercing bonus 3',
      'made fine',
    ])
  })

  it('leaves a die without a number of dice as it is, and its own name out', () => {
    const fields = [field('Name', 'name', words), field('Damage', 'damage', { type: 'die', sides: [6] })]
    expect(thingWords(fields, { weapons: [{ name: 'Dagger', damage: 6 }] }, 'Dagger')).toEqual(['damage d6'])
  })
})

it('says what an armour is only where it is out of the ordinary, and then as a table would', () => {
  const made = field('leather: made', 'quality', {
    type: 'option',
    options: ['plain', 'mastercrafted'],
  })
  expect(isOrdinary(made, 'plain')).toBe(true)
  expect(isOrdinary(made, 'mastercrafted')).toBe(false)
  expect(fieldWords(made, 'mastercrafted')).toBe('leather: made mastercrafted')
  expect(fieldWords(field('leather: damaged', 'damaged', { type: 'flag' }), true)).toBe('leather: damaged')
  expect(fieldWords(field('Nature', 'nature', words), 'beast')).toBe('Nature: beast')
})
