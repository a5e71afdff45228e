import { expect, it } from 'vitest'
import { creaturesOf } from './importBytes'

const monster = { name: 'Wolf', source: 'MM', hp: { average: 11 }, ac: [13], str: 12 }

it('an empty list, or one of other things, holds no creatures of any format', () => {
  for (const value of [[], [7], [{}], {}, null, 'wolf', [monster, 7]])
    expect(creaturesOf(value, 'wolves.json')).toBeUndefined()
})

it('a list of entries is read as the file that would hold them', () => {
  const list = creaturesOf([monster], 'wolves.json')
  expect(list?.ok).toBe(true)
  expect(list).toEqual(creaturesOf({ monster: [monster] }, 'wolves.json'))
})
