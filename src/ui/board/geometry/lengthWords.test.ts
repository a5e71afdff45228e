import { expect, test } from 'vitest'
import { shownFigure, shownLength, spokenLength } from './lengthWords'

test('a length is shown in metres, feet or squares', () => {
  expect((['metres', 'feet', 'squares'] as const).map(unit => shownLength(6, unit))).toEqual([
    '6 m',
    '20 ft',
    '6 squares',
  ])
  expect((['metres', 'feet', 'squares'] as const).map(unit => shownLength(1, unit))).toEqual([
    '1 m',
    '3 ft',
    '1 square',
  ])
  expect((['metres', 'feet', 'squares'] as const).map(unit => shownFigure(6, unit))).toEqual(['6', '20', '6'])
})

test('squares of five feet are told in feet', () => {
  expect([shownLength(8, 'five feet'), shownFigure(8, 'five feet')]).toEqual(['40 ft', '40'])
  expect(spokenLength(1, 'five feet')).toBe('5 feet')
})

test('a length is spoken in whole words', () => {
  expect((['metres', 'feet', 'squares'] as const).map(unit => spokenLength(1, unit))).toEqual([
    '1 metre',
    '3 feet',
    '1 square',
  ])
  expect(spokenLength(6, 'metres')).toBe('6 metres')
})

test('half zones are told as zones', () => {
  const halves = [0, 1, 2, 3, 4]
  expect(halves.map(n => shownLength(n, 'half zones'))).toEqual([
    '0 zones',
    'half a zone',
    '1 zone',
    '1½ zones',
    '2 zones',
  ])
  expect(halves.map(n => shownFigure(n, 'half zones'))).toEqual(['0', '½', '1', '1½', '2'])
  expect(spokenLength(3, 'half zones')).toBe('1 and a half zones')
})
