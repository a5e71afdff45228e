import { expect, test } from 'vitest'
import { ruleset, skirmish } from '../testing/skirmish'
import { branchLines } from './branchLines'

test('a branch on which nothing came to its end is listed only while it is played, or has a name', () => {
  const { play, roland } = skirmish()
  const { done } = play.fight.timeline.mark
  const listed = () => branchLines(ruleset, play.fight).map(({ id }) => id)
  const attack = () => play.do({ type: 'attack', by: roland })
  attack()
  play.undo('command')
  attack()
  expect(play.fight.asks).not.toBeNull()
  expect(listed()).toEqual([0, 1])
  play.undo('command')
  play.do({ type: 'guard', by: roland })
  expect(play.fight.timeline.branches()).toHaveLength(3)
  expect(listed()).toEqual([0, 2])
  expect(branchLines(ruleset, play.fight)[1]).toMatchObject({
    from: done,
    length: 1,
    first: expect.stringContaining('Roland'),
  })
  play.nameBranch(1, 'the attack')
  expect(listed()).toEqual([0, 1, 2])
  expect(branchLines(ruleset, play.fight)[1]).toMatchObject({ name: 'the attack', length: 0, first: null, last: null })
})
