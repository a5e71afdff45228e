import { expect, it, vi } from 'vitest'
import { rulesets } from '~/rulesets'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import { nextStep } from './nextStep'

it('a stand-off is looked for only once everybody may have had a turn without dice', async () => {
  const { play, roland } = skirmish()
  play.do({ type: 'endTurn', by: roland })
  const rules = await rulesets.find(({ id }) => id === ruleset.id)!.tactics()
  const next = vi.fn(rules.next)
  const tactics = { ...rules, next }
  const { state: snapshot, asks } = play.fight
  const looked = (sinceDice: number) => {
    next.mockClear()
    nextStep({ ruleset, tactics, terrain, snapshot, asks, sinceDice })
    return next.mock.calls.length
  }
  expect(looked(1)).toBe(1)
  expect(looked(2)).toBeGreaterThan(1)
})
