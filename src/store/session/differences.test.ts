import { expect, test } from 'vitest'
import { ruleset, skirmish } from '../testing/skirmish'
import { differences } from './differences'

test('two states differ in the pools, conditions and presence of those who are in either, and in nothing else', () => {
  const { play, roland, guard } = skirmish()
  const here = play.fight.state
  expect(differences(ruleset, here, here)).toEqual([])
  play.do({ type: 'guard', by: roland })
  const [pool] = ruleset.display.pools(here.combatants[guard]!)
  play.do({ type: 'adjust', by: 'gm', with: { who: [guard], pool: pool!.key, by: -1 } })
  const there = play.fight.state
  expect(differences(ruleset, here, there)).toEqual([
    expect.objectContaining({ who: 'Roland', what: 'Conditions' }),
    { who: here.combatants[guard]!.name, what: pool!.label, here: `${pool!.cur}`, there: `${pool!.cur - 1}` },
  ])
  play.do({ type: 'leave', by: 'gm', with: { who: [guard] } })
  expect(differences(ruleset, here, play.fight.state)).toContainEqual({
    who: here.combatants[guard]!.name,
    what: '',
    here: 'in the fight',
    there: 'not in the fight',
  })
})
