import { expect, test } from 'vitest'
import type { Json, RulesetTypes } from '~/engine'
import { gridMap } from '~/grid/grid-map'
import { rulesets } from '~/rulesets'
import { createTerrain, newEncounter } from '~/table'
import { createPlay } from './play'
import { publicLog } from './publicLog'

test('a line about a side names it, in the GM’s log and in the players’, as long as these know of anybody on it', async () => {
  const ruleset = await rulesets.find(({ id }) => id === 'murdham')!.load()
  const play = createPlay<RulesetTypes>({
    ruleset,
    terrain: createTerrain(gridMap({ width: 8, height: 4, walls: [], portals: [] })),
    state: newEncounter(ruleset, 'map'),
    done: 0,
    rows: [],
    seed: 1,
    diceMode: () => 'ask',
    keep: () => undefined,
  })
  const { fight } = play
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes' })
  gm('side.add', { name: 'Gang' })
  const [heroes, gang] = Object.keys(fight.state.sides) as [string, string]
  const one = (name: string, side: string, cell: number) => ({ name, side, cell, sheet: ruleset.sheet.presets.foe!() })
  gm('join', { list: [one('Ada', heroes, 0), one('Thug', gang, 6)] as unknown as Json })
  gm('begin', { 'begin.started': gang, 'begin.hidden': [], 'round.first': gang })
  gm('pass', {})
  const told = () => play.log().flatMap(({ lines }) => lines.map(({ words }) => words))
  const shown = () => publicLog(ruleset, fight.state, play.log(), () => new Set())
  for (const lines of [told(), shown()]) expect(lines).toEqual(expect.arrayContaining(['Gang go first.', 'Gang pass.']))
  const thug = Object.keys(fight.state.combatants)[1]!
  // As if the party had seen nobody of the gang by then. Who was seen is looked up once for each entry: these are new ones.
  const anew = play.log().map((entry): typeof entry => Object.create(entry))
  const unseen = publicLog(ruleset, fight.state, anew, () => new Set([thug]))
  expect(unseen.join()).not.toContain('Gang')
  gm('known', { who: [thug], known: 'absent' })
  expect(told()).toContain('Gang go first.')
  expect(shown().join()).not.toContain('Gang')
})
