import { expect, test } from 'vitest'
import { COMMANDS as WORDS } from '~/words/en/commands'
import { COMMANDS, commandOfKey } from './commands'
import { KEY } from './keyNames'

test('every command that has words stands in the table once', () => {
  const ids = COMMANDS.map(({ id }) => id).filter(id => !id.startsWith('language.'))
  expect(ids.toSorted()).toEqual(Object.keys(WORDS.words).toSorted())
})

test('no key means two things', () => {
  const all = [...COMMANDS.flatMap(({ keys }) => keys), ...Object.values(KEY)]
  expect(new Set(all).size).toBe(all.length)
})

test('every command can be reached: by a key, from the menu or in the palette', () => {
  for (const { id, keys, menu, palette } of COMMANDS)
    expect(keys.length > 0 || menu !== undefined || palette !== undefined, id).toBe(true)
})

test('whatever the menu offers is found by typing as well', () => {
  for (const { id, menu, palette } of COMMANDS) if (menu) expect(palette, id).toBeDefined()
})

test('letters of commands come with Shift, so that every bare letter is free for the actions of the turn', () => {
  expect(commandOfKey('Shift+d')?.id).toBe('damage')
  expect(commandOfKey('Ctrl+Shift+z')?.id).toBe('redo')
  expect(commandOfKey('Shift+x')).toBeUndefined()
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(commandOfKey(letter), letter).toBeUndefined()
})
