import { expect, test } from 'vitest'
import type { ChosenMap } from './chosenMap'
import { readNewFight } from './readNewFight'

/** The form as it stands before anything is typed. */
function filled(changes: Readonly<Record<string, string | readonly string[]>> = {}): FormData {
  const form = new FormData()
  const fields = { name: '', ruleset: 'tiny', width: '24', height: '16', sides: 'Heroes, Foes', ...changes }
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return form
}

const BLANK = { map: null, open: null }
const cellar = { words: 'Cellar, 10 × 8', given: { kind: 'file', found: { kind: 'map', name: 'Cellar' } } } as ChosenMap

test('untouched it asks for a blank grid with two sides', () => {
  expect(readNewFight(filled(), BLANK)).toEqual({
    fight: { name: 'New fight', ruleset: 'tiny', map: { kind: 'blank', width: 24, height: 16 } },
    sides: ['Heroes', 'Foes'],
  })
})

test('a map out of a file gives the fight its squares, and its name unless another is typed', () => {
  expect(readNewFight(filled(), { ...BLANK, map: cellar })).toMatchObject({
    fight: { name: 'Cellar', map: cellar.given },
  })
  expect(readNewFight(filled({ name: ' Ambush ' }), { ...BLANK, map: cellar })).toMatchObject({
    fight: { name: 'Ambush' },
  })
})

test('names of sides are trimmed and cut, empty ones left out', () => {
  expect(readNewFight(filled({ sides: ` Rats ,, ${'x'.repeat(70)},` }), BLANK)).toMatchObject({
    sides: ['Rats', 'x'.repeat(60)],
  })
})

test('a side named twice is refused by its name, capitals or not', () => {
  expect(readNewFight(filled({ sides: 'Rats, Cats, rats' }), BLANK)).toBe(
    'Sides: “rats” is named twice. Give each side a name of its own.',
  )
})

test('sides that come along stand in place of those typed, even of wrong ones', () => {
  const form = filled({ along: ['s1', 's2'], sides: 'Rats, Rats' })
  expect(readNewFight(form, { ...BLANK, open: { id: 'f1' } })).toMatchObject({
    fight: { follows: { fight: 'f1', sides: ['s1', 's2'] } },
    sides: [],
  })
  expect(readNewFight(filled(), { ...BLANK, open: { id: 'f1' } })).not.toHaveProperty('fight.follows')
})
