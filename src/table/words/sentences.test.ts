import { expect, test } from 'vitest'
import { lasted } from './sentences'

test('a fight that is over is told by its rounds, with no time that runs on', () => {
  expect([0, 1, 4].map(lasted)).toEqual([
    { roundName: 'After combat', seconds: null },
    { roundName: 'After 1 round', seconds: null },
    { roundName: 'After 4 rounds', seconds: null },
  ])
})
