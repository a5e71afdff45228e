import { expect, test } from 'vitest'
import { suggestionsAt, withSuggestion } from './suggestions'

const NAMES = ['guard', 'captain', 'Roland', 'Old guard', 'Toll captain']

/** The names for a text in which | is the caret. */
const at = (text: string) => suggestionsAt(text.replace('|', ''), text.indexOf('|'), NAMES).names

test.each([
  ['g|', ['guard', 'Old guard']],
  ['4 g|', ['guard', 'Old guard']],
  ['4x cap|', ['captain', 'Toll captain']],
  // Those that begin with it, those with a word that does, and any with it inside.
  ['a|', ['guard', 'captain', 'Roland', 'Old guard', 'Toll captain']],
  ['o|', ['Old guard', 'Roland', 'Toll captain']],
  // In a list of several names, and on a line of its own.
  ['4 guard, 2 cap|', ['captain', 'Toll captain']],
  ['4 guard\nRo|', ['Roland']],
  ['Ro|, captain', ['Roland']],
  // What is a name already needs no help, but for longer ones.
  ['guard|', ['Old guard']],
  ['Roland|', []],
  ['4 |', NAMES],
  ['Goblin: 4 HP, g|', []],
  // The line before is another one, whatever it ends with.
  ['Boss:\ngua|', ['guard', 'Old guard']],
  ['xyz|', []],
])('“%s” could become %j', (text, names) => {
  expect(at(text)).toEqual(names)
})

test('a name takes the place of its piece alone, and the number before it stays', () => {
  const text = '4 gu, captain'
  const found = suggestionsAt(text, 4, NAMES)
  expect(withSuggestion(text, found, 'guard')).toEqual({ text: '4 guard, captain', caret: 7 })
})

test('of many names the first eight are suggested', () => {
  const many = Array.from({ length: 5000 }, (_, i) => `Wolf ${i}`)
  expect(suggestionsAt('wo', 2, many).names).toEqual(many.slice(0, 8))
})
