import { expect, test } from 'vitest'
import { isSingle, keyName, shownKey, TABLE_KEYS, tableKey } from './keyMap'

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const none = new Set<string>()

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

test('a letter of the table acts', () => {
  expect(tableKey('d', none)).toBe('damage')
  expect(tableKey('Ctrl+Shift+z', none)).toBe('redo')
  expect(tableKey('x', none)).toBeUndefined()
})

test("a letter the action bar claims is the action's, and the table's own always comes with Shift", () => {
  const taken = new Set(['d'])
  expect(tableKey('d', taken)).toBeUndefined()
  expect(tableKey('Shift+d', taken)).toBe('damage')
  expect(tableKey('Shift+h', taken)).toBe('heal')
  expect(shownKey('d', taken)).toBe('Shift+D')
  expect(shownKey('h', taken)).toBe('H')
  expect(shownKey('Ctrl+z', taken)).toBe('Ctrl+Z')
})
