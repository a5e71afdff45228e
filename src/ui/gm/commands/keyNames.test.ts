import { expect, test } from 'vitest'
import { isSingle, keyName, shownKey, spokenKey } from './keyNames'

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
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

test('a key is shown as it is pressed', () => {
  expect(shownKey('Shift+d')).toBe('Shift+D')
  expect(shownKey('Ctrl+Alt+z')).toBe('Ctrl+Alt+Z')
  expect(shownKey('F2')).toBe('F2')
  expect(spokenKey('Ctrl+Shift+z')).toBe('Control+Shift+Z')
})
