import { expect, test } from 'vitest'
import type { Asked } from '~/engine'
import { ruleset, skirmish } from '../testing/skirmish'
import { latestDeed } from './deed'
import { rollAhead } from './rollAhead'

/** Roland attacks the guard, up to the dice of the attack. */
function aiming() {
  const { play, roland, guard } = skirmish()
  expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
  while (play.fight.asks?.[0]?.key !== 'attack.dice') {
    const ask = play.fight.asks![0]!
    expect(play.answer(ask, ask.default!, { source: 'click' })).toBeNull()
  }
  return { play, ask: play.fight.asks[0] as Asked }
}

test.each([
  [[1, 1, 5], 'miss'],
  [[4, 2, 5], 'hit'],
] as const)('dice %j come to the same before they are taken as after it', (faces, kind) => {
  const { play, ask } = aiming()
  const ahead = rollAhead(ruleset, play.fight, ask, faces)!
  expect(ahead.kind).toBe(kind)
  expect(play.answer(ask, [...faces], { source: 'physical' })).toBeNull()
  expect(latestDeed(ruleset, play.log())!.sum).toMatchObject({ total: ahead.sum!.total, against: ahead.sum!.against })
})

test('what a critical hit does besides is no total of its dice', () => {
  const { play, ask } = aiming()
  const { sum, kind } = rollAhead(ruleset, play.fight, ask, [6, 5, 19])!
  const adds = (ask.kind === 'roll' && ask.stated?.adds) || []
  expect([sum!.total, sum!.against, kind]).toEqual([adds.reduce((of, { n }) => of + n, 11), null, 'critical'])
})

test('what lies there is not taken by being looked at', () => {
  const { play, ask } = aiming()
  const before = play.fight.timeline.mark
  const { length } = play.fight.events
  rollAhead(ruleset, play.fight, ask, [4, 2, 5])
  expect([play.fight.timeline.mark, play.fight.events.length, play.fight.asks?.[0]?.key]).toEqual([
    before,
    length,
    'attack.dice',
  ])
})

test('dice that do not fit the question come to nothing', () => {
  const { play, ask } = aiming()
  expect(rollAhead(ruleset, play.fight, ask, [4])).toBeNull()
  expect(rollAhead(ruleset, play.fight, { ...ask, key: 'other.dice' }, [4, 2, 5])).toBeNull()
})
