import { expect, it } from 'vitest'
import type { Json } from '~/engine'
import { ruleset, skirmish } from '../testing/skirmish'
import { endToShow, fightEnd } from './fightEnd'

/** Roland strikes the guard with these dice, and again with the next; everything else as it is proposed. Then combat ends. */
function ended(...throws: readonly (readonly number[])[]) {
  const { play, roland, guard } = skirmish()
  for (const faces of throws) {
    expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
    while (play.fight.asks) {
      const [ask] = play.fight.asks
      const value: Json =
        ask!.key === 'attack.dice' ? [...faces] : ask!.kind === 'roll' ? play.proposed(ask!) : ask!.default!
      expect(play.answer(ask!, value, { source: 'physical' })).toBeNull()
    }
  }
  const before = fightEnd(ruleset, play.log(), play.fight.state)
  expect(play.do({ type: 'end', by: 'gm' })).toBeNull()
  while (play.fight.asks) play.answer(play.fight.asks[0]!, play.fight.asks[0]!.default!, { source: 'click' })
  const end = () => fightEnd(ruleset, play.log(), play.fight.state)
  return { play, roland, guard, before, end }
}

it('there is no end before the fight is over, and none once the end was undone', () => {
  const { play, before, end } = ended([4, 2, 5])
  expect(before).toBeNull()
  expect(end()).not.toBeNull()
  play.undo('command')
  expect(end()).toBeNull()
})

it('an end is shown once nothing is asked any more, until it was seen; what ends after it was taken back is another end', () => {
  const { play, end } = ended([4, 2, 5])
  const told = (seen: string | null, asks: readonly unknown[] | null = play.fight.asks) =>
    endToShow({ snapshot: play.fight.state, asks: asks as never, writer: true }, play.log(), seen)
  expect(told(null, [{ key: 'end.rest' }])).toEqual({ shows: false, seen: null })
  expect(told(null)).toEqual({ shows: true, seen: null })
  const seen = String(end()!.done)
  expect(told(seen)).toEqual({ shows: false, seen })
  play.undo('command')
  const { seen: kept } = told(seen)
  expect(play.do({ type: 'end', by: 'gm' })).toBeNull()
  expect(String(end()!.done)).toBe(seen)
  expect(told(kept)).toEqual({ shows: true, seen: null })
})

it('the largest blow of all is the deed of the fight, with whom it struck, what it took and when', () => {
  const { roland, guard, end } = ended([4, 2, 5], [6, 5, 19], [1, 1, 5])
  const { blow, rounds } = end()!
  expect(blow).toMatchObject({ by: roland, to: guard, round: 1 })
  expect(blow!.n).toBeGreaterThan(5)
  expect(['critical', 'down', 'death']).toContain(blow!.kind)
  expect(rounds).toBe(1)
})

it('the unluckiest die is the worst one of a hero’s test that failed: a bad die that hit all the same is none', () => {
  expect(ended([6, 5, 3]).end()!.unlucky).toBeNull()
  const { roland, guard, end } = ended([6, 5, 3], [1, 2, 9])
  expect(end()!.unlucky).toMatchObject({ of: roland, to: guard, face: 1 })
})

it('who fell is told with the round, and only those hold the field who still fight', () => {
  const { play, roland, guard, end } = ended([6, 5, 19], [6, 5, 19])
  const { state } = play.fight
  const isDown = ruleset.display.isOut(state.combatants[guard]!)
  expect(isDown).toBe(true)
  expect(end()!.out).toMatchObject([{ who: guard, how: 'fell', by: roland, round: 1 }])
  expect(end()!.holds).toEqual([state.combatants[roland]!.side])
})

it('whoever ran or surrendered does not hold the field, and each is told with the way they went and when', () => {
  const { play, roland, guard } = skirmish()
  const decree = (who: string, what: string) =>
    expect(play.do({ type: 'decree', by: 'gm', with: { who: [who], what } })).toBeNull()
  decree(guard, 'surrenders')
  decree(roland, 'flees')
  expect(play.do({ type: 'end', by: 'gm' })).toBeNull()
  const end = fightEnd(ruleset, play.log(), play.fight.state)!
  expect(end.holds).toEqual([])
  expect(end.out).toMatchObject([
    { who: roland, how: 'fled', round: 1 },
    { who: guard, how: 'surrendered', round: 1 },
  ])
})
