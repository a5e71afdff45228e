import { expect, it } from 'vitest'
import { FACE_ICONS } from './faceIcons'
import { faceOf, KINDS } from './faces'
import { FURTHER_FACE_ICONS } from './furtherFaceIcons'
import { FURTHER_ICONS } from './furtherIcons'
import { GAME_ICONS, SKULL } from './gameIcons'

it.each([
  ['Dire wolf', 'wolf'],
  ['Werwolf', 'werewolf'],
  ['Giant rat', 'rat'],
  ['Frost giant', 'giant'],
  ['Skeleton archer', 'skeleton'],
  ['Toll captain', 'captain'],
  ['Räuberhauptmann', 'captain'],
  ['Crossbowman', 'archer'],
  ['Bogenschütze', 'archer'],
  ['Guard B', 'watchman'],
  ['Torwache 2', 'watchman'],
  ['Nachtwächter', 'watchman'],
  ['Ritter der Rose', 'knight'],
  ['Goblin shaman', 'goblin'],
  ['Young red dragon', 'dragon'],
  ['Wolf rider', 'rider'],
  ['Riesenspinne', 'spider'],
  ['Zwergenkönig', 'dwarf'],
  ['Höhlentroll', 'troll'],
  ['Geist des Müllers', 'ghost'],
  ['Nekromant', 'lich'],
  ['Hexe', 'witch'],
  ['Mönch', 'monk'],
  ['Bär', 'bear'],
  ['Barbarian', 'barbarian'],
  ['Bard', 'jester'],
] as const)('“%s” is known by its face', (name, face) => {
  expect(faceOf(name)).toBe(face)
})

it('every kind has a drawing, there are sixty or more, and each is told by some word', () => {
  const names = [...Object.keys(FACE_ICONS), ...Object.keys(FURTHER_FACE_ICONS)]
  expect(names.length).toBeGreaterThanOrEqual(60)
  const told = new Set<string>(KINDS.map(([, face]) => face))
  expect(names.filter(name => !told.has(name))).toEqual([])
})

it('no two drawings have one name', () => {
  const names = [GAME_ICONS, SKULL, FURTHER_ICONS, FACE_ICONS, FURTHER_FACE_ICONS].flatMap(table => Object.keys(table))
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})

it('a name without a kind keeps its face, and the heroes of the demo are told apart', () => {
  expect(['Roland', 'Boudica', 'Agnessa', 'Clementine'].map(faceOf)).toEqual(['knight', 'viking', 'person', 'archer'])
  expect(faceOf(' roland ')).toBe('knight')
})

it('nobody in particular is a hooded person', () => {
  for (const name of ['', 'Somebody', 'Jemand', 'Stranger']) expect(faceOf(name)).toBe('person')
})
