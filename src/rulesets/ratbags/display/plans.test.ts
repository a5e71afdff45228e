import { expect, it } from 'vitest'
import { ratbags } from '~/rulesets/ratbags'
import { attack, begin, play, ratbagsTable } from '../../../../test/parties/ratbags'

it('what has been declared lies on the map until its phase is played RAT-TURN-03', () => {
  const { t, heroes, foes, put } = ratbagsTable()
  const ann = put('Ann', heroes, [0, 1])
  const bob = put('Bob', heroes, [0, 4])
  const foe = put('Foe', foes, [4, 1])
  const plans = () => ratbags.display.plans!(t.state)
  begin(t)
  expect(plans()).toEqual([])

  t.do('move', ann, { 'move.path': [t.cell([1, 1]), t.cell([2, 1]), t.cell([3, 1])], 'move.when': 'before' })
  attack(t, ann, foe)
  t.do('move', bob, { 'move.path': [t.cell([1, 4])], 'move.when': 'after' })
  const walk = (...at: readonly (readonly [number, number])[]) => at.map(spot => t.cell([...spot]))
  expect(plans()).toEqual([
    { who: ann, way: walk([0, 1], [1, 1], [2, 1], [3, 1]), goesFirst: true, targets: [foe] },
    { who: bob, way: walk([0, 4], [1, 4]), goesFirst: false, targets: [] },
  ])

  play(t)
  t.roll('attack.dice', 1)
  expect(t.state.turn!.at).toBe(1)
  expect(plans()).toEqual([])
})
