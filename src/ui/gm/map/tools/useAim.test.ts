import { expect, test } from 'vitest'
import type { Asked, QuestionTable } from '~/engine'
import { aimOf } from './useAim'

const target = {
  ask: 0,
  slot: 0,
  kind: 'choice',
  key: 'strike.whom',
  of: 'roland',
  see: 'all',
  min: 1,
  max: 1,
  options: [{ value: 'guard' }, { value: 'captain', whyNot: { rule: 'END-ATK-02', code: 'noSight' } }],
  default: 'guard',
} as unknown as Asked
const QUESTIONS: QuestionTable = {
  'strike.whom': { meaning: 'target', ofAttack: true },
  'strike.roll': { ofAttack: true },
  'strike.defend': { meaning: 'reaction', ofAttack: true },
  'begin.save': {},
}
const asked = (key: string, of: string, facts?: { readonly target: string }) =>
  ({ ...target, key, of, kind: 'roll', facts }) as unknown as Asked

test('the line goes to whoever is proposed, and to whom the hand is on, broken where that is closed', () => {
  expect(aimOf(target, QUESTIONS, null, 'roland')).toEqual({ from: 'roland', to: 'guard', isClosed: false })
  expect(aimOf(target, QUESTIONS, 'captain', 'roland')).toEqual({ from: 'roland', to: 'captain', isClosed: true })
  expect(aimOf(target, QUESTIONS, 'nobody asked about', 'roland')).toBeNull()
})

test('it stays while the other answers and while the dice are rolled, and belongs to no other question', () => {
  expect(aimOf(asked('strike.defend', 'guard'), QUESTIONS, null, 'roland')).toEqual({
    from: 'roland',
    to: 'guard',
    isClosed: false,
  })
  expect(aimOf(asked('strike.roll', 'roland', { target: 'guard' }), QUESTIONS, null, 'roland')?.to).toBe('guard')
  expect(aimOf(asked('strike.defend', 'captain', { target: 'guard' }), QUESTIONS, null, 'roland')?.to).toBe('guard')
  expect(aimOf(asked('strike.roll', 'roland'), QUESTIONS, null, 'roland')).toBeNull()
  expect(aimOf(asked('begin.save', 'guard'), QUESTIONS, null, 'roland')).toBeNull()
  expect(aimOf(asked('strike.defend', 'guard'), QUESTIONS, null, 'gm')).toBeNull()
})
