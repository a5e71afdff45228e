import { expect, test } from 'vitest'
import type { EntryCard } from '~/store/entries/entry'
import { counted, found, indexOf, linesOf, tagsOf } from './findCards'

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
const fight = { id: 'f', name: 'The toll bridge', ruleset: 'endurance', changed: 0 }
const index = indexOf([fight], entries, id => (id === 'endurance' ? 'Endurance & Health' : id))
const names = (search: string, tags: readonly string[] = [], isTrash = false) =>
  found(index, search, tags, isTrash).map(({ id }) => id)

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
  expect(names('', [], true)).toEqual(['Ogre'])
  expect(tagsOf(entries, 1)).toEqual(['toll road'])
  expect([...counted(found(index, 'toll', [], false))]).toEqual([
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
  expect(linesOf(many, 'all', 2).map(line => ('cards' in line ? line.cards.length : line.count))).toEqual([20, 2, 2, 2])
  expect(linesOf(many, 'creature', 3)).toHaveLength(1 + 7)
  expect(linesOf(many, 'party', 3)).toEqual([])
})
