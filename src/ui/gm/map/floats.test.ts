import { expect, it } from 'vitest'
import { floats } from './floats'

const combatants = { foe: { cell: 3, sheet: {} } }

it.each([
  [['miss'], [], 'miss'],
  [['blocked'], [], 'miss'],
  // What a blow takes is rolled after it has struck.
  [['hit'], [], 'loss'],
  [['critical'], [], 'loss'],
  [['hit'], [-3], 'loss'],
  [['saved'], [2], 'gain'],
] as const)('%j with %j stands at the token as a %s', (kinds, numbers, tone) => {
  const deed = {
    done: 1,
    by: 'hero',
    outcomes: kinds.map(kind => ({ kind, to: 'foe', by: 'hero' })),
    changes: numbers.map(n => ({ who: 'foe', pool: 'hp', label: 'HP', n })),
  }
  expect(floats(deed as never, { combatants } as never, () => 1)).toMatchObject([{ cell: 3, tone }])
})
