import { expect, test } from 'vitest'
import { isSingle, keyFor, keyName, shownKey, TABLE_KEYS, tableKey } from './keyMap'

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('no key means two things', () => {
  const all = TABLE_KEYS.flatMap(([, keys]) => keys)
  expect(new Set(all).size).toBe(all.length)
})

test('a key is named with what is held, and Command counts as Ctrl', () => {
  expect(keyName(pressed('z', { ctrlKey: true }))).toBe('Ctrl+z')
  expect(keyName(pressed('Z', { metaKey: true, shiftKey: true }))).toBe('Ctrl+Shift+z')
  expect(keyName(pressed('D', { shiftKey: true }))).toBe('Shift+d')
  expect(keyName(pressed('?', { shiftKey: true }))).toBe('?')
  expect(keyName(pressed('F2'))).toBe('F2')
})

test('single characters are those that a field must be able to take', () => {
  expect(['d', 'Shift+d', '/', '?', '7'].every(isSingle)).toBe(true)
  expect(['Ctrl+z', 'F2', 'Enter', 'Escape'].some(isSingle)).toBe(false)
})

test('letters of the table come with Shift, so that every bare letter is free for the actions of the turn', () => {
  expect(tableKey('Shift+d')).toBe('damage')
  expect(tableKey('Ctrl+Shift+z')).toBe('redo')
  expect(tableKey('Shift+x')).toBeUndefined()
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(tableKey(letter), letter).toBeUndefined()
})

test('a key is shown as it is pressed', () => {
  expect(shownKey('Shift+d')).toBe('Shift+D')
  expect(shownKey('Ctrl+Alt+z')).toBe('Ctrl+Alt+Z')
  expect(shownKey('F2')).toBe('F2')
  expect(keyFor('ruler')).toBe('Shift+R')
})
