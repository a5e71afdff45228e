import { expect, test } from 'vitest'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import { differences } from './differences'

test('two states differ in the pools, conditions, presence and squares of those who are in either, and in nothing else', () => {
  const { play, roland, guard } = skirmish()
  const here = play.fight.state
  expect(differences({ ruleset, terrain }, here, here)).toEqual([])
  play.do({ type: 'guard', by: roland })
  const [pool] = ruleset.display.pools(here.combatants[guard]!)
  play.do({ type: 'adjust', by: 'gm', with: { who: [guard], pool: pool!.key, by: -1 } })
  const there = play.fight.state
  expect(differences({ ruleset, terrain }, here, there)).toEqual([
    expect.objectContaining({ who: 'Roland', what: 'Conditions' }),
    { who: here.combatants[guard]!.name, what: pool!.label, here: `${pool!.cur}`, there: `${pool!.cur - 1}` },
  ])
  play.do({ type: 'place', by: 'gm', with: { who: guard, cell: 26 } })
  expect(differences({ ruleset, terrain }, there, play.fight.state)).toEqual([
    { who: here.combatants[guard]!.name, what: 'Square', here: 'column 2, row 1', there: 'column 3, row 3' },
  ])
  play.do({ type: 'leave', by: 'gm', with: { who: [guard] } })
  expect(differences({ ruleset, terrain }, here, play.fight.state)).toContainEqual({
    who: here.combatants[guard]!.name,
    what: '',
    here: 'in the fight',
    there: 'not in the fight',
  })
})
