import { expect, test } from 'vitest'
import type { Asked } from '~/engine'
import { aimOf } from './useAim'

const target = {
  ask: 0,
  slot: 0,
  kind: 'choice',
  key: 'attack.target',
  of: 'roland',
  see: 'all',
  min: 1,
  max: 1,
  options: [{ value: 'guard' }, { value: 'captain', whyNot: { rule: 'END-ATK-02', code: 'noSight' } }],
  default: 'guard',
} as unknown as Asked
const asked = (key: string, of: string, facts?: { readonly target: string }) =>
  ({ ...target, key, of, kind: 'roll', facts }) as unknown as Asked

test('the line goes to whoever is proposed, and to whom the hand is on, broken where that is closed', () => {
  expect(aimOf(target, null, 'roland')).toEqual({ from: 'roland', to: 'guard', isClosed: false })
  expect(aimOf(target, 'captain', 'roland')).toEqual({ from: 'roland', to: 'captain', isClosed: true })
  expect(aimOf(target, 'nobody asked about', 'roland')).toBeNull()
})

test('it stays while the other answers and while the dice are rolled, and belongs to no other question', () => {
  expect(aimOf(asked('attack.defend', 'guard'), null, 'roland')).toEqual({
    from: 'roland',
    to: 'guard',
    isClosed: false,
  })
  expect(aimOf(asked('attack.roll', 'roland', { target: 'guard' }), null, 'roland')?.to).toBe('guard')
  expect(aimOf(asked('attack.intercept', 'captain', { target: 'guard' }), null, 'roland')?.to).toBe('guard')
  expect(aimOf(asked('attack.roll', 'roland'), null, 'roland')).toBeNull()
  expect(aimOf(asked('begin.save', 'guard'), null, 'roland')).toBeNull()
  expect(aimOf(asked('attack.defend', 'guard'), null, 'gm')).toBeNull()
})
