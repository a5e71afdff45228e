import { expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../../test/parties/endurance'
import { targets } from './aim'

it('whom to attack: foes who stand, then those who lie, then friends who stand and who lie; in each the order of the roster', () => {
  const { t, heroes, guards, put } = enduranceTable('30x12')
  const roland = put('Roland', heroes, [5, 5])
  const [fallenFriend, friend] = [put('Boudica', heroes, [5, 6]), put('Agnessa', heroes, [4, 5])]
  const [fallen, far, near] = [put('Fallen', guards, [6, 6]), put('Far', guards, [25, 5]), put('Near', guards, [6, 5])]
  const [dead, away, fallenFar] = [
    put('Dead', guards, [6, 4]),
    put('Away', guards, [7, 7]),
    put('Far', guards, [26, 5]),
  ]
  begin(t)
  for (const id of [fallenFriend, fallen, fallenFar]) t.set(id, ['status', 'unconscious'], true)
  t.set(dead, ['status', 'dead'], true).do('leave', 'gm', { who: [away] })
  const list = targets(t.state, t.terrain, t.state.combatants[roland]!)
  expect(list.map(({ value }) => value)).toEqual([far, near, fallen, fallenFar, friend, fallenFriend])
  // Out of reach is closed where it stands; the first that is open and a foe is proposed.
  expect(list.map(({ whyNot }) => whyNot === undefined)).toEqual([false, true, true, false, true, true])
  t.do('takeTurn', roland).do('attack', roland)
  expect(t.open[0]).toMatchObject({ key: 'attack.target', default: near })
  t.choose('attack.target', near)
  while (t.open[0]) {
    const { key, kind } = t.open[0]
    if (kind === 'roll') t.roll(key, ...t.open[0].dice.map(() => 1))
    else t.enter(key)
  }
})
