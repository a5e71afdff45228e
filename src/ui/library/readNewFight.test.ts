import { expect, test } from 'vitest'
import { type ChosenMap, readNewFight } from './readNewFight'

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
    fight: { name: 'New fight', publicName: '', ruleset: 'tiny', map: { kind: 'blank', width: 24, height: 16 } },
    sides: ['Heroes', 'Foes'],
  })
})

test('what the players read is asked for apart, and is nothing unless it is typed', () => {
  expect(readNewFight(filled({ name: 'Ambush', publicName: ' The old inn ' }), BLANK)).toMatchObject({
    fight: { name: 'Ambush', publicName: 'The old inn' },
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

test('sides that come along are not added once more, and the others that are typed are', () => {
  const open = { id: 'f1', sides: { s1: { name: 'Heroes' }, s2: { name: 'Guards' } } }
  expect(readNewFight(filled({ along: ['s1'], sides: 'heroes, Rats, Cats' }), { ...BLANK, open })).toMatchObject({
    fight: { follows: { fight: 'f1', sides: ['s1'] } },
    sides: ['Rats', 'Cats'],
  })
  expect(readNewFight(filled(), { ...BLANK, open })).not.toHaveProperty('fight.follows')
})
