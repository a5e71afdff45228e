import { expect, it } from 'vitest'
import { openFight, type Json } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, newEncounter } from '~/table'
import { nextFight } from './convert'

it('the members of a side come along as they stand, with their names and pictures, off the map', async () => {
  const ruleset = await rulesets[0]!.load()
  const terrain = createTerrain(gridMap({ width: 8, height: 8, walls: [], portals: [] }))
  const { state: start } = openFight({ ruleset, terrain, state: newEncounter(ruleset, 'next') })
  const fight = openFight({ ruleset, terrain, state: newEncounter(ruleset, 'map') })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(fight.do({ type, by: 'gm', with: given }).no).toBeUndefined()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(fight.state.sides) as [string, string]
  gm('join', { list: [heroes, heroes, foes].map((side, i) => ({ name: `One ${i}`, side, cell: i })) })
  const [roland, petra, guard] = Object.keys(fight.state.combatants) as [string, string, string]
  gm('picture', { who: [roland, guard], picture: 'face' })
  gm('leave', { who: [petra], how: '' })
  const { combatants, sides } = nextFight(start, fight.state, [heroes])
  expect(Object.keys(combatants)).toEqual([roland])
  expect(combatants[roland]).toEqual({ ...fight.state.combatants[roland], cell: null })
  expect(combatants[roland]).toMatchObject({ picture: 'face' })
  expect(sides).toEqual({ [heroes]: fight.state.sides[heroes] })
})
