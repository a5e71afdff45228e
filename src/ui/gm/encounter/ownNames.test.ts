import { expect, test } from 'vitest'
import type { EntryCard } from '~/store/entries/fightStanding'
import { rulesets } from '~/rulesets'
import { ownNames } from './ownNames'
import { readTyped } from './joinForm'

const rules = (await rulesets.find(({ id }) => id === 'endurance')!.load()).state.sheet

const card = (name: string, more: Partial<EntryCard> = {}): EntryCard => ({
  id: name,
  rev: 1,
  kind: 'creature',
  name,
  system: 'endurance',
  tags: [],
  origin: '',
  facts: ['health 12'],
  made: 0,
  changed: 0,
  ...more,
})
const cards = [
  card('Bog thing'),
  card('guard', { id: 'own guard' }),
  card('Ogre', { system: 'tiny' }),
  card('Thrown away', { trashed: 1 }),
  card('Bog thing', { id: 'an older one' }),
  card('Unit 7'),
  card('The Karst company', { kind: 'party', facts: ['Roland', 'Boudica'] }),
  card('Nobody yet', { kind: 'party', facts: [] }),
  card('By day', { kind: 'map' }),
]
const own = ownNames(cards, 'endurance')
const typed = (text: string) => readTyped(text, rules, 'words', own)

test('what can be typed is of these rules, not thrown away, and of one name the latest', () => {
  expect(own.map(({ id }) => id)).toEqual(['Bog thing', 'own guard', 'Unit 7', 'The Karst company'])
})

test('one’s own is found among ready-made ones and other names, in one line or several, before what is ready-made', () => {
  const { all, problems } = typed('3 bog things, guard x2, captain, Roland\nunit 7\nKarst company rested')
  expect(problems).toEqual([])
  expect(all).toMatchObject([
    { count: 3, name: 'Bog thing', own: { id: 'Bog thing' } },
    { count: 2, name: 'guard', own: { id: 'own guard' } },
    { count: 1, preset: 'captain' },
    { count: 1, name: 'Roland' },
    { count: 1, name: 'Unit 7', own: { id: 'Unit 7' } },
    { count: 1, name: 'The Karst company', own: { kind: 'party', size: 2 }, isRested: true },
  ])
  expect('own' in all[2]! || 'own' in all[3]!).toBe(false)
})

test('a party comes once, and as it stands unless it is said', () => {
  expect(typed('the KARST  company').all).toMatchObject([{ own: { kind: 'party' } }])
  expect('isRested' in typed('The Karst company').all[0]!).toBe(false)
  expect(typed('2 The Karst company').problems).toEqual(['“2 The Karst company” was not understood'])
})

test('beside a stat line a name of one’s own stands for itself', () => {
  expect(typed('Goblin: 10 endurance, spear\nBog thing\n2 guard').all).toMatchObject([
    { name: 'Goblin' },
    { own: { id: 'Bog thing' } },
    { count: 2, own: { id: 'own guard' } },
  ])
})
