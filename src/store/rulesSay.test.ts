import { expect, test, vi } from 'vitest'
import { nowOf, offersOf, orderOf } from './rulesSay'
import type { OpenFight } from './types'

/** A fight whose rules answer anew each time. */
function fightWith(answer: () => unknown): OpenFight {
  return { ruleset: { offers: answer, now: answer, order: answer }, snapshot: {}, terrain: {} } as unknown as OpenFight
}

test('the rules are asked once for each question, as long as the fight stands as it does', () => {
  const answer = vi.fn(() => ({}))
  const fight = fightWith(answer)
  expect(nowOf(fight, 'c1')).toBe(nowOf(fight, 'c1'))
  expect(offersOf(fight, 'gm')).toBe(offersOf(fight, 'gm'))
  expect(orderOf(fight)).toBe(orderOf(fight))
  expect(answer).toHaveBeenCalledTimes(3)
})

test('another combatant and another state of the fight are other questions', () => {
  const fight = fightWith(() => ({}))
  expect(nowOf(fight, 'c1')).not.toBe(nowOf(fight, undefined))
  expect(offersOf(fight, 'c1')).not.toBe(offersOf(fight, 'c2'))
  expect(orderOf({ ...fight })).not.toBe(orderOf(fight))
})
