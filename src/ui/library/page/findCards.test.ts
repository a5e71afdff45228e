import { expect, test } from 'vitest'
import type { EntryCard } from '~/store/entries/fightStanding'
import { columnsOf, counted, found, heightOf, indexOf, isIn, linesOf, NO_SEARCH, tagsOf } from './findCards'

const card = (name: string, more: Partial<EntryCard> = {}): EntryCard => ({
  id: name,
  rev: 1,
  kind: 'creature',
  name,
  tags: [],
  origin: 'from “The toll bridge”',
  facts: [],
  made: 0,
  changed: 0,
  ...more,
})
const entries = [
  card('Toll captain', { tags: ['toll road', 'leader'], system: 'endurance', facts: ['health 14'] }),
  card('Toll guard', { tags: ['toll road'], system: 'tiny' }),
  card('Ogre', { trashed: 1 }),
  card('The Karst company', { kind: 'party', facts: ['Roland', 'Boudica'] }),
]
const fight = { id: 'f', name: 'The toll bridge', ruleset: 'endurance', changed: 0, tags: ['one-shot'] }
const old = { ...fight, id: 'o', name: 'Old toll', trashed: 1, keptUntil: 2 }
const index = indexOf([fight, old], entries, id => (id === 'endurance' ? 'Endurance & Health' : id))
const names = (search: string, tags: readonly string[] = [], isTrash = false) =>
  found(index, { ...NO_SEARCH, words: search, tags }, isTrash).map(({ id }) => id)

test.each([
  ['toll', ['f', 'Toll captain', 'Toll guard', 'The Karst company']],
  ['TOLL endur', ['f', 'Toll captain']],
  ['leader', ['Toll captain']],
  ['boudica', ['The Karst company']],
  ['health 14', ['Toll captain']],
  ['ogre', []],
])('“%s” finds by name, tag, system and what a card says, every word of it', (search, ids) => {
  expect(names(search)).toEqual(ids)
})

test('tags narrow to entries that have all of them, and the trash is apart', () => {
  expect(names('', ['toll road'])).toEqual(['Toll captain', 'Toll guard'])
  expect(names('', ['toll road', 'leader'])).toEqual(['Toll captain'])
  expect(names('', ['one-shot'])).toEqual(['f'])
  expect(names('', [], true)).toEqual(['o', 'Ogre'])
  expect(names('old', [], true)).toEqual(['o'])
  expect(tagsOf(index.cards, 1)).toEqual(['toll road'])
  expect([...counted(found(index, { ...NO_SEARCH, words: 'toll' }, false))]).toEqual([
    ['fight', 1],
    ['creature', 2],
    ['party', 1],
  ])
})

test('everything shows a few lines of each kind, one kind all of its own', () => {
  const many = indexOf(
    [],
    Array.from({ length: 20 }, (_, n) => card(`${n}`)),
    String,
  ).cards
  const across = 2 * 264 + 8
  expect(columnsOf('creature', across)).toBe(2)
  expect(columnsOf('creature', across - 1)).toBe(1)
  expect(columnsOf('creature', 1), 'never none').toBe(1)
  const all = linesOf(many, 'all', across)
  expect(all.map(line => ('cards' in line ? line.cards.length : 'count' in line && line.count))).toEqual([
    20, 2, 2, 2, 2,
  ])
  expect(all[0]).toMatchObject({ heading: 'Creatures', more: 'creature' })
  const own = linesOf(many, 'creature', across)
  expect(own).toHaveLength(1 + 10)
  expect(own[0]).toEqual({ heading: 'Creatures', count: 20 })
  const prepared = indexOf([], [card('By day', { kind: 'map' }), card('The writ', { kind: 'handout' })], String).cards
  expect(linesOf(prepared, 'all', 500)).toMatchObject([{ heading: 'Prepared', count: 2 }, { cards: prepared }])
  expect(linesOf(prepared, 'handout', 500)).toMatchObject([{ heading: 'Handouts', count: 1 }, {}])
  expect(linesOf(many, 'party', across)).toEqual([])
  const some = linesOf(
    prepared,
    'all',
    500,
    new Map([
      ['map', 3],
      ['rules', 1],
    ]),
  )
  expect(some[0], 'of how many these were found').toMatchObject({ heading: 'Prepared', count: 2, of: 4 })
})

test('on a wide page parties stand beside the creatures, each kind as many lines as it has room for', () => {
  const { cards } = indexOf(
    [],
    [card('Company', { kind: 'party' }), ...Array.from({ length: 9 }, (_, n) => card(`${n}`))],
    String,
  )
  const [line, ...others] = linesOf(cards, 'all', 900)
  expect(others).toEqual([])
  expect(line).toMatchObject({
    left: [{ heading: 'Parties' }, { columns: 1 }],
    right: [{ heading: 'Creatures', more: 'creature' }, { columns: 2 }, {}, {}, {}],
    width: 250,
  })
  expect(heightOf(line!)).toBe(40 + 4 * (68 + 8))
  expect([isIn(line!, 'Company'), isIn(line!, '3'), isIn(line!, '8'), isIn(line!, null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(linesOf(cards, 'all', 500).map(heightOf)).toEqual([40, 132, 40, 76, 76, 76, 76])
})

test('the cards stand by their names as one counts, by when they were made, or as they are listed', () => {
  const those = [card('Guard 10', { made: 3 }), card('Guard 9', { made: 9 }), card('archer', { made: 5 })]
  const ids = (order: 'changed' | 'name' | 'made') => indexOf([], those, String, order).cards.map(({ id }) => id)
  expect(ids('changed')).toEqual(['Guard 10', 'Guard 9', 'archer'])
  expect(ids('name')).toEqual(['archer', 'Guard 9', 'Guard 10'])
  expect(ids('made')).toEqual(['Guard 9', 'archer', 'Guard 10'])
  const named = indexOf([], those, String, 'name')
  expect(found(named, { ...NO_SEARCH, words: 'guard' }, false).map(({ id }) => id)).toEqual(['Guard 9', 'Guard 10'])
})

test('what is to be checked is found by that', () => {
  const those = indexOf([], [card('Wolf', { checks: 2 }), card('Ogre')], String)
  expect(found(those, { ...NO_SEARCH, isToCheck: true }, false).map(({ id }) => id)).toEqual(['Wolf'])
})
