import { expect, it } from 'vitest'
import { openFight } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, newEncounter } from '~/table'
import { standsAlone } from './ownNames'

const terrain = createTerrain(gridMap({ width: 8, height: 4, walls: [], portals: [] }))

it.each(rulesets.map(({ id, load }) => [id, load] as const))(
  'every button of the fight can be pressed as it stands: %s',
  async (_, load) => {
    const ruleset = await load()
    const state = newEncounter(ruleset, 'map')
    const offers = ruleset.commands
      .offers(state, terrain, 'gm')
      .filter(offer => standsAlone(offer, ruleset.commands.actions))
    expect(offers.map(({ command }) => command.type)).toEqual(expect.arrayContaining(['begin', 'end']))
    for (const { command } of offers) {
      const { no } = openFight({ ruleset, terrain, state, rows: [] }).do(command)
      expect(no?.problem, command.type).toBeUndefined()
    }
  },
)
