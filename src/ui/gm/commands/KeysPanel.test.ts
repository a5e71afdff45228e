import { expect, test } from 'vitest'
import type { Offer } from '~/engine'
import { keyLists } from './KeysPanel'

const offer = (name: string): Offer => ({ command: { type: name, by: 'c' }, name, group: 'main', cost: '', hotkey: '' })

/** Every key that stands in one list twice. */
const twice = (letters: ReadonlyMap<string, Offer>) =>
  keyLists(letters).flatMap(({ title, rows }) => {
    const keys = rows.flatMap(([shown]) => shown.split('  '))
    return keys.filter((key, i) => keys.indexOf(key) !== i).map(key => `${title}: ${key}`)
  })

test('no key means two things in one list, whatever letters the actions claim', () => {
  expect(twice(new Map())).toEqual([])
  const all = [...'abcdefghijklmnopqrstuvwxyz'].map(letter => [letter, offer(letter)] as const)
  expect(twice(new Map(all))).toEqual([])
  expect(
    twice(
      new Map([
        ['w', offer('Change weapon')],
        ['o', offer('Other Test')],
      ]),
    ),
  ).toEqual([])
})

test('what stands under Always does what it says, whatever letters the actions claim', () => {
  const all = new Map([...'abcdefghijklmnopqrstuvwxyz'].map(letter => [letter, offer(letter)] as const))
  const [always] = keyLists(all)
  expect(always).toEqual(keyLists(new Map())[0])
  const isTaken = ([shown]: readonly [string, ...unknown[]]) =>
    shown.split('  ').some(key => all.has(key.toLowerCase()))
  expect(always!.rows.filter(isTaken)).toEqual([])
})

test('the list names arrows and Tab', () => {
  const keys = keyLists(new Map()).flatMap(({ rows }) => rows.map(([shown]) => shown))
  expect(keys).toEqual(expect.arrayContaining(['← ↑ → ↓', 'Tab  Shift+Tab', 'Enter', 'Esc']))
})

test('the key of the menu stands among those of the map', () => {
  expect(keyLists(new Map()).flatMap(({ rows }) => rows.map(([keys]) => keys))).toContain('Shift+F10')
})
