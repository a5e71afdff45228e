import { expect, it, vi } from 'vitest'
import type { Command, Json } from '~/engine'
import { gridMap, type GridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, type TableTypes } from '~/table'
import { newPlay, ruleset, skirmish, terrain } from '../testing/skirmish'
import { commandsSinceDice, nextStep } from './nextStep'
import type { Play } from './play'

it('a stand-off is looked for only once everybody may have had a turn without dice', async () => {
  const { play, roland } = skirmish()
  play.do({ type: 'endTurn', by: roland })
  const rules = await rulesets.find(({ id }) => id === ruleset.id)!.tactics()
  const next = vi.fn(rules.next)
  const tactics = { ...rules, next }
  const { state: snapshot, asks } = play.fight
  const looked = (sinceDice: number) => {
    next.mockClear()
    nextStep({ ruleset, tactics, terrain, snapshot, asks, sinceDice: () => sinceDice })
    return next.mock.calls.length
  }
  expect(looked(1)).toBe(1)
  expect(looked(2)).toBeGreaterThan(1)
})

it('who has got at nobody for long has a door opened, though others shoot', async () => {
  const { play, roland, guard } = skirmish()
  const rules = await rulesets.find(({ id }) => id === ruleset.id)!.tactics()
  const door = { type: 'door', by: 'gm', with: { door: 'p1', to: 'open' } } as const
  const { state: snapshot, asks } = play.fight
  const lit = (idle: number, tactics = { ...rules, stuck: () => door as Command | undefined }) => {
    // The guard has just thrown; Roland has not for so many commands.
    const sinceDice = (isOne: (of: string) => boolean = () => true) => (isOne(guard) ? 0 : isOne(roland) ? idle : 999)
    const step = nextStep({ ruleset, tactics, terrain, snapshot, asks, sinceDice })
    return step?.kind === 'command' ? step.command.type : step?.kind
  }
  const long = 6 * Object.keys(snapshot.combatants).length
  expect(lit(long)).not.toBe('door')
  expect(lit(long + 1)).toBe('door')
  // Where no door is shut, and where they know of nobody, they go on as before.
  expect(lit(long + 1, { ...rules, stuck: () => undefined })).not.toBe('door')
  expect(lit(long + 1, { ...rules, stuck: () => door, knowsFoe: () => false })).not.toBe('door')
})

/** What the GM decides for the fight to go on, or to end. */
const DECREES = new Set(['door', 'known', 'end'])

/** Plays two who stand in rooms of their own by what Enter takes, up to what it decrees. */
async function shutOff(entry: (typeof rulesets)[number], portals: GridMap['portals']) {
  const [rules, tactics] = await Promise.all([entry.load(), entry.tactics()])
  const wall = (y1: number, y2: number) => ({ x1: 4, y1, x2: 4, y2, kind: 'wall' as const })
  const walls = portals.length > 0 ? [wall(0, 1), wall(2, 3)] : [wall(0, 3)]
  const rooms = createTerrain(gridMap({ width: 8, height: 3, walls, portals }), rules.commands.diagonals)
  const play: Play<TableTypes> = newPlay<TableTypes>(rules, rooms, { diceMode: () => 'auto', seed: 3 })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given }), type).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(play.fight.state.sides) as [string, string]
  gm('join', { list: [{ name: 'Roland', side: heroes, cell: 8 }] })
  gm('join', { list: [{ name: 'Guard', side: guards, cell: 14 }] })
  gm('begin', {})
  for (let i = 0; i < 200; i++) {
    const { state: snapshot, asks, timeline } = play.fight
    const on = rooms.on(snapshot.board)
    const step = nextStep({
      ruleset: rules,
      tactics,
      terrain: on,
      snapshot,
      asks,
      sinceDice: commandsSinceDice(timeline),
    })
    if (step?.kind === 'answer') play.answer(step.ask, step.value, { source: 'click' })
    else if (step?.kind !== 'command') throw new Error('Nothing is lit.')
    else if (DECREES.has(step.command.type))
      return [step.command.type, step.why?.code, (snapshot.turn as { round: number }).round]
    else expect(play.do(step.command)).toBeNull()
  }
  throw new Error('It is begun again and again.')
}

const DOOR: GridMap['portals'][number] = {
  id: 'p1',
  segment: { x1: 4, y1: 1, x2: 4, y2: 2, kind: 'door' },
  closed: true,
}

it.each(rulesets)('$id: what came to nothing is not begun again by Enter, round after round', async entry => {
  const [opened, , early] = await shutOff(entry, [DOOR])
  expect([opened, early]).toEqual(['door', expect.toBeOneOf([1, 2])])
  const [ended, why, late] = await shutOff(entry, [])
  expect([ended, why, late]).toEqual(['end', 'standoff', expect.toBeOneOf([1, 2])])
})
