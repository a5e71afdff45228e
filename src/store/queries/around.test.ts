import { expect, test } from 'vitest'
import type { Json } from '~/engine'
import type { FightView } from '../session/fightView'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import { near, whoCanReach } from './around'

function fight(...cells: readonly number[]) {
  const { play, roland, guard } = skirmish()
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  cells.forEach((cell, i) => {
    const side = play.fight.state.combatants[guard]!.side
    gm('join', { list: [{ name: `Archer ${i}`, preset: 'archer', side, cell }] })
  })
  const { state: snapshot } = play.fight
  const idOf = (name: string) => Object.values(snapshot.combatants).find(one => one.name === name)!.id
  return { view: { ruleset, snapshot, terrain, map: terrain.map } as unknown as FightView, roland, guard, idOf }
}

test('everybody else on the map is told from the nearest on, with direction', () => {
  const { view, roland, idOf } = fight(143, 36)
  const found = near(view, roland)
  expect(found.map(({ words }) => words)).toEqual(['1 square east', '3 squares south', '11 squares south-east'])
  expect(found[1]!.who).toBe(idOf('Archer 1'))
  expect(near(view, 'nobody')).toEqual([])
})

test('who can reach somebody is told with what the way costs by the rules; whoever is too far away, that it is', () => {
  const { view, roland, guard, idOf } = fight(60, 143)
  const found = whoCanReach(view, roland)
  expect(found.map(({ who }) => who)).toEqual([guard, idOf('Archer 0'), idOf('Archer 1')])
  expect(found[0]!.cost).toBe(0)
  expect(found[2]!.cost).toBeNull()
  const { cells } = ruleset.commands.walk(view.snapshot, terrain, idOf('Archer 0'))
  expect(found[1]!.cost).toBe(cells.get(12))
})

test('nobody of the own side is told of', () => {
  const { view, roland, guard } = fight(36)
  expect(whoCanReach(view, guard).map(({ who }) => who)).toEqual([roland])
})
