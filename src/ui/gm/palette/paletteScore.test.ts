import { expect, test } from 'vitest'
import type { PaletteItem } from './aroundItems'
import { paletteScore, ranked, ruleScore } from './paletteScore'

const TITLES = [
  'Paint ground',
  'Curtain',
  'Undo',
  'Redo',
  'Picture of Aldric',
  'Fog: reveal and hide',
  'Place an area',
  'Attack Toll captain',
  'Attack',
  'Toll captain',
  'Full screen',
]

/** What is found, the best first, as the palette lists it. */
const found = (typed: string) =>
  TITLES.map(title => ({ title, score: paletteScore(title, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ title }) => title)

test('the exact word comes first', () => {
  expect(found('undo')).toEqual(['Undo'])
  expect(found('attack')[0]).toBe('Attack')
  expect(found('fog')[0]).toBe('Fog: reveal and hide')
})

test('letters strewn over a title are no hit', () => {
  expect(found('fog')).not.toContain('Picture of Aldric')
  expect(found('retcon')).toEqual([])
  expect(found('timer')).toEqual([])
})

test('several words are found in any order, each by its beginning', () => {
  expect(found('att capt')).toEqual(['Attack Toll captain'])
  expect(found('captain attack')).toEqual(['Attack Toll captain'])
  expect(found('captain')[0]).toBe('Toll captain')
})

test('further words find it too, after those that are called so', () => {
  expect(paletteScore('Ruler', 'measure', ['measure distance'])).toBeGreaterThan(0)
  expect(paletteScore('Ruler', 'measure', ['measure distance'])).toBeLessThan(paletteScore('Measure it', 'measure'))
  expect(paletteScore('Map: fog, ground', 'map')).toBeGreaterThan(
    paletteScore('The map as they see it', 'map', ['map']),
  )
})

test('whatever can be done comes before every rule, also when only a further word finds it', () => {
  const weakest = paletteScore('Attack Toll captain', 'e', ['end turn of the one who acts'])
  expect(weakest).toBeGreaterThan(0)
  for (const title of ['End', 'End combat', 'e']) expect(ruleScore(title, 'end'), title).toBeLessThan(weakest)
  expect(ruleScore('When it is combat', 'combat')).toBeGreaterThan(0)
  expect(ruleScore('When it is combat', 'fog')).toBe(0)
})

test('a rule is found by its id, and not by the first letters that all of its system have', () => {
  expect(ruleScore('Guard', 'END-ACT-08', ['END-ACT-08'])).toBeGreaterThan(0)
  expect(ruleScore('Guard', 'end-act', ['END-ACT-08'])).toBeGreaterThan(0)
  expect(ruleScore('Guard', 'end', ['END-ACT-08'])).toBe(0)
})

const item = (words: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  words,
  group: 'gm',
  act: () => undefined,
  ...more,
})

test('the list has the best first, what was made of the typed words before it, rules last, and each row once', () => {
  const made = item('Guard A: health 8 → 12')
  const items = [
    item('When it is combat', { group: 'END-INIT-01', isRule: true }),
    item('Stop the action here', { search: 'combat' }),
    item('End combat'),
    item('End combat'),
    made,
  ]
  const words = (typed: string) => ranked(items, new Set([made]), typed).map(found => found.words)
  expect(words('combat')).toEqual([made.words, 'End combat', 'Stop the action here', 'When it is combat'])
  expect(words('end combat')).toEqual([made.words, 'End combat'])
  expect(words('xyz')).toEqual([made.words])
})

test('a command goes before a condition of which no more than the beginning was typed, and after one that was typed whole', () => {
  const flees = item('Guard A flees')
  const fleeing = (isBegun: boolean) => item('Guard A: fleeing', isBegun ? { isBegun } : {})
  const words = (isBegun: boolean) => {
    const made = fleeing(isBegun)
    return ranked([made, flees], new Set([made]), 'flee guard a').map(found => found.words)
  }
  expect(words(true)).toEqual(['Guard A flees', 'Guard A: fleeing'])
  expect(words(false)).toEqual(['Guard A: fleeing', 'Guard A flees'])
})
