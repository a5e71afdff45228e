import { describe, expect, it } from 'vitest'
import { soundFight } from '~/app/soundFight'
import { type Json, openFight, type Row } from '~/engine'
import { createFeed } from '~/feed/feed'
import type { RecordMessage } from '~/feed/messages'
import { fakeTransport } from '~/feed/testing/fakeTransport'
import { packBackup, unpackBackup } from '~/formats/backup'
import { packFight } from '~/formats/fight/pack'
import { unpackFight } from '~/formats/fight/unpack'
import { gridMap, type Portal } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { playersView } from '~/store/players/playersView'
import { newPlay, ruleset } from '~/store/testing/skirmish'
import { createTerrain, newEncounter, type TableTypes } from '~/table'
import { isLocked } from '~/table/drawn/door'

const door = { x1: 3, y1: 0, x2: 3, y2: 1, kind: 'door' as const }
const portals: readonly Portal[] = [
  { id: 'd1', segment: door, closed: true, locked: true },
  { id: 'd2', segment: { ...door, x1: 5, x2: 5 }, closed: true },
  { id: 'd3', segment: { ...door, x1: 7, x2: 7 }, closed: false },
]
const cellar = gridMap({ width: 9, height: 1, walls: [], portals })
const terrain = createTerrain(cellar)

/** A fight in a cellar that the players see the whole of: the map has the first door locked, the others not. */
function fight() {
  const rows: Row[] = []
  const play = newPlay(ruleset, terrain, { keep: kept => rows.push(...kept) })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  const [heroes] = Object.keys(play.fight.state.sides)
  gm('join', { list: [{ name: 'Roland', side: heroes!, cell: 1 }] })
  gm('fog.paint', { squares: [0, 9], as: 'shown' })
  return { play, rows, lock: (id: string, to: 'locked' | 'unlocked') => gm('door', { door: id, to }) }
}

type State = ReturnType<typeof fight>['play']['fight']['state']

const lockedIn = ({ board }: State) => portals.flatMap(portal => (isLocked(board, portal) ? [portal.id] : []))
const opened = (rows: readonly Row[]) =>
  openFight<TableTypes>({ ruleset, terrain, state: newEncounter(ruleset, 'map'), rows }).state

describe('the lock of a door', () => {
  it('is there after a reload, and is taken back and done again as what it is: one step', () => {
    const { play, rows, lock } = fight()
    lock('d1', 'unlocked')
    lock('d3', 'locked')
    const now = () => [lockedIn(play.fight.state), lockedIn(opened(rows))]
    expect(now()).toEqual([['d3'], ['d3']])
    play.undo('command')
    expect(now()).toEqual([[], []])
    expect(opened(rows).board.doors, 'it stands open again').toEqual({})
    play.undo('command')
    expect(now()).toEqual([['d1'], ['d1']])
    play.redo('command')
    play.redo('command')
    expect(now()).toEqual([['d3'], ['d3']])
  })

  it('comes out of an exported fight, and out of a backup with that fight, as it went in', async () => {
    const { play, rows, lock } = fight()
    lock('d1', 'unlocked')
    lock('d2', 'locked')
    const meta = { name: 'The cellar', ruleset: ruleset.id, start: newEncounter(ruleset, 'map') }
    const file = packFight({ meta, map: { id: 'm', name: 'Cellar', grid: cellar, picture: null }, rows, pictures: [] })
    const backup = packBackup({ entries: [], fights: [{ id: 'f1', name: 'The cellar', bytes: file }], pictures: [] })
    const whole = unpackBackup(backup, 'library.fray')
    if (!whole.ok) throw new Error('It is no backup.')
    for (const bytes of [file, whole.value.fights[0]!.bytes]) {
      const unpacked = unpackFight(bytes, 'cellar.fray')
      if (!unpacked.ok) throw new Error('It is no fight.')
      const found = await soundFight(unpacked.value, 'cellar.fray', rulesets)
      if (!found.ok) throw new Error(JSON.stringify(found.problems))
      const { start, map, rows: journal } = found.value
      const on = createTerrain(map.grid)
      const { state } = openFight<TableTypes>({ ruleset, terrain: on, state: start as State, rows: journal })
      expect(state).toEqual(play.fight.state)
      expect(map.grid.portals.flatMap(portal => (isLocked(state.board, portal) ? [portal.id] : []))).toEqual(['d2'])
      expect(map.grid.portals.map(({ locked }) => locked)).toEqual([true, undefined, undefined])
    }
  })

  it('is in nothing that the players are sent, and another lock sends them nothing', () => {
    const { play, lock } = fight()
    const { transport, connect } = fakeTransport()
    const feed = createFeed({ transport })
    feed.setMap({ width: 9, height: 1, picture: null, place: null })
    const messages = connect()
    const sent = () => {
      const { state, asks } = play.fight
      const rest = { pictures: new Map(), clock: null, flat: null, showsEnd: false, curtain: false }
      feed.publish(playersView({ ruleset, terrain, state, asks, log: play.log(), ...rest }))
      return JSON.stringify((messages as RecordMessage[]).filter(({ fray }) => fray === 'record'))
    }
    const before = sent()
    expect(before.match(/"kind":"door"/g)).toHaveLength(3)
    expect(before).not.toMatch(/"locks?"|locked/)
    lock('d2', 'locked')
    lock('d1', 'unlocked')
    expect(sent()).toBe(before)
    // The door that stands open falls shut, which they see.
    lock('d3', 'locked')
    expect(sent()).not.toBe(before)
    expect(sent()).not.toMatch(/"locks?"|locked/)
  })
})
