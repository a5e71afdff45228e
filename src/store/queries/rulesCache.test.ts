import { expect, test, vi } from 'vitest'
import { promptOf, offersOf, orderOf } from './rulesCache'
import type { FightView } from '../session/fightView'

/** A fight whose rules answer anew each time. */
function fightWith(answer: () => unknown): FightView {
  return {
    ruleset: { commands: { offers: answer }, display: { prompt: answer, order: answer } },
    snapshot: {},
    terrain: {},
  } as unknown as FightView
}

test('the rules are asked once for each question, as long as the fight stands as it does', () => {
  const answer = vi.fn(() => ({}))
  const fight = fightWith(answer)
  expect(promptOf(fight, 'c1')).toBe(promptOf(fight, 'c1'))
  expect(offersOf(fight, 'gm')).toBe(offersOf(fight, 'gm'))
  expect(orderOf(fight)).toBe(orderOf(fight))
  expect(answer).toHaveBeenCalledTimes(3)
})

test('another combatant and another state of the fight are other questions', () => {
  const fight = fightWith(() => ({}))
  expect(promptOf(fight, 'c1')).not.toBe(promptOf(fight, undefined))
  expect(offersOf(fight, 'c1')).not.toBe(offersOf(fight, 'c2'))
  expect(orderOf({ ...fight })).not.toBe(orderOf(fight))
})
