import { expect, test } from 'vitest'
import type { Json } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain } from '~/table'
import type { LogEntry } from '../log/logEntry'
import { entriesOf, newPlay, ruleset as endurance, skirmish, terrain } from '../testing/skirmish'
import { publicLog } from './playersView'

test('a line about a side names it, in the GM’s log and in the players’, as long as these know of anybody on it', async () => {
  const ruleset = await rulesets.find(({ id }) => id === 'murdham')!.load()
  const terrain = createTerrain(gridMap({ width: 8, height: 4, walls: [], portals: [] }))
  const play = newPlay(ruleset, terrain)
  const { fight } = play
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes' })
  gm('side.add', { name: 'Gang' })
  const [heroes, gang] = Object.keys(fight.state.sides) as [string, string]
  const one = (name: string, side: string, cell: number) => ({
    name,
    side,
    cell,
    sheet: ruleset.state.sheet.presets.foe!(),
  })
  gm('join', { list: [one('Ada', heroes, 0), one('Thug', gang, 6)] as unknown as Json })
  gm('begin', { 'begin.started': gang, 'begin.hidden': [], 'round.first': gang })
  gm('pass', {})
  const told = () => entriesOf(play.log()).flatMap(({ lines }) => lines.map(({ words }) => words))
  const shown = () => publicLog(ruleset, fight.state, play.log(), () => new Set()).map(({ words }) => words)
  for (const lines of [told(), shown()]) expect(lines).toEqual(expect.arrayContaining(['Gang go first.', 'Gang pass.']))
  const thug = Object.keys(fight.state.combatants)[1]!
  // As if the party had seen nobody of the gang by then. Who was seen is looked up once for each entry: these are new ones.
  const log = play.log()
  const anew = { ...log, at: (i: number) => Object.create(log.at(i)!) as LogEntry }
  const unseen = publicLog(ruleset, fight.state, anew, () => new Set([thug])).map(({ words }) => words)
  expect(unseen.join()).not.toContain('Gang')
  gm('known', { who: [thug], known: 'absent' })
  expect(told()).toContain('Gang go first.')
  expect(shown().join()).not.toContain('Gang')
})

test('tells the players nothing of somebody who is absent from their table, and "Someone" of the unnamed', () => {
  const { play, roland, guard } = skirmish()
  const lines = () =>
    publicLog(endurance, play.fight.state, play.log(), () => new Set())
      .map(({ words }) => words)
      .join('\n')
  expect(play.do({ type: 'guard', by: roland })).toBeNull()
  expect(lines()).toContain('Roland')
  expect(play.do({ type: 'known', by: 'gm', with: { who: [guard], known: 'unnamed' } })).toBeNull()
  expect(play.do({ type: 'takeTurn', by: guard })).toBeNull()
  expect(lines()).toContain('Someone')
  expect(lines()).not.toContain('Guard')
  expect(play.do({ type: 'known', by: 'gm', with: { who: [guard], known: 'absent' } })).toBeNull()
  expect(lines()).not.toContain('Someone')
})

test('begins with the very first thing that was done', () => {
  const { play } = skirmish()
  const begun = play.fight.timeline.steps.findIndex(({ command }) => command.type === 'begin')
  const { command } = play.fight.timeline.steps[begun]!
  const prepared = newPlay(endurance, terrain, { state: play.fight.stateAt(begun) })
  expect(prepared.do(command)).toBeNull()
  const told = publicLog(endurance, prepared.fight.state, prepared.log(), () => new Set())
  expect(told.length).toBeGreaterThan(0)
  expect(prepared.log().length).toBe(1)
})
