import { expect, test } from 'vitest'
import { endurance } from '~/rulesets/endurance'
import { murdham } from '~/rulesets/murdham'
import { ratbags } from '~/rulesets/ratbags'
import { tiny } from '~/rulesets/tiny'
import { lengthUnit, wayUnit } from './mapSettings'

test('lengths are shown as the rules count until the GM chooses', () => {
  expect([ratbags, tiny, endurance, murdham].map(rules => lengthUnit(rules, null))).toEqual([
    'five feet',
    'five feet',
    'metres',
    'metres',
  ])
  expect([ratbags, tiny, endurance, murdham].map(rules => wayUnit(rules, null))).toEqual([
    'five feet',
    'five feet',
    'metres',
    'half zones',
  ])
})

test('what the GM has chosen goes before, in the feet of the rules; ways through zones are told in zones', () => {
  expect(lengthUnit(ratbags, 'feet')).toBe('five feet')
  expect(lengthUnit(ratbags, 'metres')).toBe('metres')
  expect(lengthUnit(endurance, 'feet')).toBe('feet')
  expect(wayUnit(ratbags, 'squares')).toBe('squares')
  expect(wayUnit(murdham, 'feet')).toBe('half zones')
  expect(lengthUnit(murdham, 'feet')).toBe('feet')
})
