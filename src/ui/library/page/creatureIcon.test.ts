import { expect, it } from 'vitest'
import { creatureIcon } from './creatureIcon'

it.each([
  ['Dire wolf', 'wolf'],
  ['Giant rat', 'rat'],
  ['Frost giant', 'giant'],
  ['Skeleton archer', 'dead'],
  ['Toll captain', 'soldier'],
  ['Crossbowman', 'archer'],
  ['Goblin shaman', 'creature'],
  ['Young red dragon', 'dragon'],
  ['Batrider', 'horse'],
  ['Riesenspinne', 'spider'],
  ['Räuberhauptmann', 'rogue'],
  ['Boudica', 'person'],
  ['', 'person'],
] as const)('“%s” is known by its face', (name, face) => {
  expect(creatureIcon(name)).toBe(face)
})
