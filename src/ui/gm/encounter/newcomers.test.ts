import { expect, test } from 'vitest'
import { readNewcomers } from './newcomers'

const presets = ['guard', 'captain', 'Roland', 'boss']

test.each([
  ['4 guard', { count: 4, name: 'Guard', preset: 'guard' }],
  ['4 guards', { count: 4, name: 'Guard', preset: 'guard' }],
  ['4x guard', { count: 4, name: 'Guard', preset: 'guard' }],
  ['guard x4', { count: 4, name: 'Guard', preset: 'guard' }],
  ['guard ×  4', { count: 4, name: 'Guard', preset: 'guard' }],
  ['  GUARD ', { count: 1, name: 'Guard', preset: 'guard' }],
  ['2 bosses', { count: 2, name: 'Boss', preset: 'boss' }],
  ['roland', { count: 1, name: 'Roland', preset: 'Roland' }],
  ['Marta the Red', { count: 1, name: 'Marta the Red' }],
  ['3rd guard', { count: 1, name: '3rd guard' }],
  ['3 Angry wolf', { count: 3, name: 'Angry wolf' }],
  ['3 angry wolf', { count: 3, name: 'Angry wolf' }],
  ['ärger', { count: 1, name: 'Ärger' }],
  ['d’Artagnan', { count: 1, name: 'd’Artagnan' }],
  ['100 guard', { count: 100, name: 'Guard', preset: 'guard' }],
])('"%s" is understood', (typed, found) => {
  expect(readNewcomers(typed, presets)).toEqual(found)
})

test.each([
  '',
  '   ',
  '0 guard',
  '101 guard',
  '999999 guard',
  '-3 guard',
  '−3 guard',
  '2.5 guard',
  'guard x -3',
  'guard ×99999',
  'x'.repeat(61),
  // Stat lines that cannot be read.
  'Ogre: 999999 HP, 9 STR',
  'Ogre: -5 HP',
])('"%s" brings nobody in', typed => {
  expect(readNewcomers(typed, presets)).toBeUndefined()
})
