import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Json } from '~/engine'
import type { RecordMessage, ScreenMessage } from '~/feed/messages'
import { createScreen } from '~/feed/feed'
import { UNIT } from '~/grid/lines'
import { gridMap, type Portal, type Segment } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, newEncounter, type TableTypes } from '~/table'
import { asPlayersKnow, unseenBy } from '~/table/public/asPlayersKnow'
import { publicMap } from '~/table/public/publicMap'
import { publicPictures } from '~/table/public/publicAnswers'
import { runs, SEED } from '../../../test/long'
import type { Play } from '../play/play'
import { terrain as floor, newPlay, ruleset as rules, skirmish } from '../testing/skirmish'
import { playersView, publicDeed, publicLog } from './playersView'

const WIDTH = 12
const HEIGHT = 8
/** West of x = 6 lies the hall of the party, east of it the room that nobody has seen. */
const WALL: Segment[] = [
  { x1: 6, y1: 0, x2: 6, y2: 3, kind: 'wall' },
  { x1: 6, y1: 4, x2: 6, y2: 8, kind: 'wall' },
]
const DOOR: Portal = { id: 'door', segment: { x1: 6, y1: 3, x2: 6, y2: 4, kind: 'door' }, closed: true }
const CANARY = ['ca', 'na', 'ry'].join('')
/** What is in Roland's picture. */
const FACE = 'the face of Roland'

/** What is in the unseen room. */
interface Room {
  walls: readonly Segment[]
  doors: readonly Portal[]
  guards: readonly number[]
  solid: readonly number[]
}

type Gm = (type: string, given: { [key: string]: Json }) => void

/** All that the players' window is sent, after the party has walked about its hall: the record, and what is in the pictures. */
async function sent(room: Room, go?: (gm: Gm, play: Play<TableTypes>) => void) {
  const ruleset = await rulesets[0]!.load()
  const map = gridMap({ width: WIDTH, height: HEIGHT, walls: [...WALL, ...room.walls], portals: [DOOR, ...room.doors] })
  const terrain = createTerrain(map)
  const play = newPlay(ruleset, terrain)
  const { fight } = play
  const gm: Gm = (type, given) => {
    const no = play.do({ type, by: 'gm', with: given })
    if (no) throw new Error(no.problem ?? no.reason.code)
  }
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(fight.state.sides) as [string, string]
  gm('join', { list: [{ name: 'Roland', side: heroes, cell: 2 * WIDTH + 2 }] })
  gm('fog', { mode: 'sight', party: [heroes] })
  const [roland] = Object.keys(fight.state.combatants) as [string]
  gm('picture', { who: [roland], picture: FACE.replaceAll(' ', '_') })
  if (room.guards.length > 0) {
    gm('join', { list: room.guards.map(cell => ({ name: CANARY, side: guards, cell, notes: CANARY })) })
    const who = Object.keys(fight.state.combatants).filter(id => id !== roland)
    gm('picture', { who, picture: CANARY })
  }
  const floor = room.solid.flatMap(cell => [cell, 1])
  if (floor.length > 0) {
    gm('paint', { squares: floor, ground: 'hazardous' })
    gm('zone.paint', { squares: floor, zone: 'new', name: CANARY })
  }
  gm('place', { who: roland, cell: 5 * WIDTH + 4 })
  go?.(gm, play)
  const sizeOf = ruleset.state.footprint
  const known = asPlayersKnow(ruleset, fight.state, terrain)
  let n = 0
  const said: ScreenMessage[] = []
  const line = { send: (message: ScreenMessage) => void said.push(message) }
  const screen = createScreen(line, () => (n++).toString(16).padStart(8, '0'))
  const seen = publicMap(sizeOf, known, terrain, true)
  const pictures = new Map(
    [...publicPictures(known)].map(([who, id]) => [who, { id, file: new Blob([id.replaceAll('_', ' ')]) }]),
  )
  const table = ruleset.display.view(known, null)
  const lines = publicLog(ruleset, fight.state, play.log(), then => unseenBy(ruleset, then, terrain))
  screen.show({
    input: {
      table: { ...table, title: 'Hall' },
      log: lines.map(({ words }) => words),
      answers: [],
      deed: publicDeed(ruleset, table, lines),
      left: new Map(),
      pictures,
      seen,
      clock: null,
      end: null,
      flat: null,
      curtain: false,
      theme: 'dark',
    },
    map: { width: WIDTH, height: HEIGHT },
    pieces: seen.blocks.map(() => null),
  })
  const [{ record, pictures: files }] = said as [RecordMessage]
  const inPictures = await Promise.all(files.map(({ blob }) => blob.text()))
  return { record, seen, bytes: JSON.stringify({ record, blocks: seen.blocks, inPictures }) }
}

const empty: Room = { walls: [], doors: [], guards: [], solid: [] }

/** Places inside the unseen room, clear of the wall that is known. */
const inside = fc.tuple(fc.integer({ min: 7 * 4, max: 12 * 4 }), fc.integer({ min: 0, max: 8 * 4 }))
const segment = (kind: Segment['kind']) =>
  fc.tuple(inside, inside).map(([a, b]) => ({ x1: a[0] / 4, y1: a[1] / 4, x2: b[0] / 4, y2: b[1] / 4, kind }))
const cells = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 6, max: 11 }), fc.nat(7)).map(([x, y]) => y * WIDTH + x),
  { maxLength: 5 },
)
const rooms: fc.Arbitrary<Room> = fc.record({
  walls: fc.array(fc.oneof(segment('wall'), segment('object'), segment('window')), { maxLength: 5 }),
  doors: fc
    .array(fc.record({ segment: segment('door'), closed: fc.boolean() }), { maxLength: 3 })
    .map(list => list.map((door, i) => ({ ...door, id: `${CANARY}-${i}` }))),
  guards: cells,
  solid: cells.map(list => list.toSorted((a, b) => a - b)),
})

it('nothing of a room that nobody has seen is in what the players are sent, not even that anything is there', async () => {
  const nothing = await sent(empty)
  expect(nothing.bytes).toContain('"shown":[{"x":0,"y":0,"width":6,"height":8}]')
  expect(nothing.bytes).toContain(`"inPictures":["${FACE}"]`)
  await fc.assert(
    fc.asyncProperty(rooms, async room => {
      const { bytes } = await sent(room)
      expect(bytes).not.toContain(CANARY)
      expect(bytes).toBe(nothing.bytes)
    }),
    { numRuns: runs(60, 10_000), seed: SEED },
  )
})

it('an opened door shows the room and who is there, as long as it is open; what was seen is remembered without them', async () => {
  const room: Room = {
    ...empty,
    walls: [{ x1: 8, y1: 2, x2: 10, y2: 2, kind: 'wall' }],
    guards: [3 * WIDTH + 9],
  }
  const open = (gm: Gm) => {
    gm('place', { who: 'c3', cell: 3 * WIDTH + 4 })
    gm('door', { door: 'door', to: 'open' })
  }
  const opened = await sent(room, open)
  expect(opened.bytes).toContain(`"inPictures":["${FACE}","${CANARY}"]`)
  const leaf = { x1: 6 * UNIT, y1: 3 * UNIT, x2: 6 * UNIT, y2: 4 * UNIT }
  expect(opened.seen.walls).toContainEqual({ ...leaf, kind: 'door', open: true })
  const closed = await sent(room, gm => {
    open(gm)
    gm('door', { door: 'door', to: 'closed' })
  })
  expect(closed.bytes).not.toContain(CANARY)
  expect(closed.seen.remembered.length).toBeGreaterThan(0)
  expect(closed.seen.walls).toContainEqual({ ...leaf, kind: 'door', open: false })
  expect(closed.record).toMatchObject({ combatants: [{ name: 'Roland' }] })
  const undone = await sent(room, (gm, play) => {
    open(gm)
    play.undo('command')
  })
  expect(undone.seen.remembered).toEqual([])
  expect(undone.bytes).not.toContain(CANARY)
})

it('what somebody did out of sight is not told when they come into sight; what they do in sight is', async () => {
  const log = async (go: (gm: Gm) => void) => {
    const { record } = await sent({ ...empty, guards: [3 * WIDTH + 9] }, gm => {
      gm('place', { who: 'c3', cell: 3 * WIDTH + 4 })
      go(gm)
    })
    return (record as { log: readonly string[] }).log.join(' ')
  }
  const unseen = (gm: Gm) => {
    gm('place', { who: 'c4', cell: 3 * WIDTH + 10 })
    gm('marker.add', { on: ['c4'], words: 'poisoned blade', shared: true, until: null })
  }
  const opened = await log(gm => {
    unseen(gm)
    gm('door', { door: 'door', to: 'open' })
  })
  expect(opened).toContain('Roland is placed')
  expect(opened).not.toContain(CANARY)
  const seen = await log(gm => {
    unseen(gm)
    gm('door', { door: 'door', to: 'open' })
    gm('marker.add', { on: ['c4'], words: 'wary', shared: true, until: null })
  })
  expect(seen).toContain(`${CANARY}: wary`)
  expect(seen).not.toContain('poisoned')
})

/** The guard (c4) stands out of sight, or comes to stand before Roland; then this is done. */
const withGuard = (inSight: boolean, go: (gm: Gm) => void) =>
  sent({ ...empty, guards: [3 * WIDTH + 9] }, gm => {
    if (inSight) gm('place', { who: 'c4', cell: 3 * WIDTH + 3 })
    go(gm)
  })

it('somebody out of sight who leaves, is taken off the map, or comes back beside it, is not in what the players are sent', async () => {
  const nothing = await withGuard(false, () => undefined)
  const off: ((gm: Gm) => void)[] = [
    gm => gm('leave', { who: ['c4'] }),
    gm => gm('place', { who: 'c4', cell: null }),
    gm => {
      gm('leave', { who: ['c4'] })
      gm('return', { who: ['c4'] })
    },
    gm => gm('join', { list: [{ name: CANARY, side: 's2', notes: CANARY }] }),
    // That they would know somebody whom they do not see is no news to them either.
    gm => {
      gm('known', { who: ['c4'], known: 'absent' })
      gm('known', { who: ['c4'], known: 'named' })
    },
  ]
  for (const go of off) expect((await withGuard(false, go)).bytes).toBe(nothing.bytes)
})

it('somebody in sight who leaves or is taken off the map is named as they go; what they do unseen after that is not told', async () => {
  const log = async (go: (gm: Gm) => void) => ((await withGuard(true, go)).record as { log: readonly string[] }).log
  const left = await log(gm => gm('leave', { who: ['c4'], how: 'through the window' }))
  expect(left.at(-1)).toBe(`${CANARY} leaves the fight.`)
  expect(left).toContain(`${CANARY} is placed on the map.`)
  const taken = await withGuard(true, gm => {
    gm('place', { who: 'c4', cell: null })
    gm('marker.add', { on: ['c4'], words: 'poisoned blade', shared: true, until: null })
  })
  expect((taken.record as { log: readonly string[] }).log.at(-1)).toBe(`${CANARY} is taken off the map.`)
  expect(taken.record).toMatchObject({ combatants: [{ name: 'Roland' }], sides: [{ name: 'Heroes' }] })
})

it('what was done before the sight of the party decides is told of those alone whom it sees now', async () => {
  const log = async (from: number, to: number | null) => {
    const { record } = await sent({ ...empty, guards: [from] }, gm => {
      gm('fog', { mode: 'off' })
      gm('marker.add', { on: ['c4'], words: 'wary', shared: true, until: null })
      gm('fog', { mode: 'sight' })
      if (to !== null) gm('place', { who: 'c4', cell: to })
    })
    return (record as { log: readonly string[] }).log.join(' ')
  }
  expect(await log(3 * WIDTH + 9, null)).not.toContain(CANARY)
  expect(await log(3 * WIDTH + 9, 3 * WIDTH + 3)).toContain(`${CANARY}: wary`)
})

it('a picture is sent of whom the players know by name, and never of a figure that they see and cannot name', async () => {
  const room: Room = { ...empty, guards: [3 * WIDTH + 3] }
  const as = (known: 'absent' | 'unnamed' | 'named') =>
    sent(room, (gm, play) => {
      const [guard] = Object.values(play.fight.state.combatants).filter(({ name }) => name !== 'Roland')
      gm('known', { who: [guard!.id], known })
      // Whatever its notes and its name say is not the matter here.
      gm('combatant.edit', { who: guard!.id, name: 'Guard', notes: '' })
    })
  expect((await as('named')).bytes).toContain(`"inPictures":["${FACE}","${CANARY}"]`)
  for (const known of ['absent', 'unnamed'] as const) expect((await as(known)).bytes).not.toContain(CANARY)
})

it('a door that nobody sees says nothing of how it stands; a secret one is a wall until it is seen open', async () => {
  const around = await sent(empty, gm => {
    gm('fog.paint', { squares: [0, WIDTH * HEIGHT], as: 'hidden' })
    gm('door', { door: 'door', to: 'open' })
  })
  expect(around.record).toMatchObject({ map: null })
  const ruleset = await rulesets[0]!.load()
  const secret = { ...DOOR, secret: true as const }
  const terrain = createTerrain(gridMap({ width: WIDTH, height: HEIGHT, walls: WALL, portals: [secret] }))
  const board = (doors: { [id: string]: 'open' | 'closed' }, mode: 'off' | 'hand') => ({
    ...newEncounter(ruleset, 'm'),
    board: { map: 'm', doors, fog: { mode, party: [], dark: false, hand: {}, known: { 3: '12seen' }, looks: {} } },
  })
  const doorIn = (doors: { [id: string]: 'open' | 'closed' }, mode: 'off' | 'hand') =>
    publicMap(ruleset.state.footprint, board(doors, mode), terrain).walls.filter(
      ({ y1, y2 }) => y1 === 3 * UNIT && y2 === 4 * UNIT,
    )
  expect(doorIn({}, 'off')).toMatchObject([{ kind: 'wall', open: null }])
  expect(doorIn({ door: 'open' }, 'off')).toMatchObject([{ kind: 'door', open: true }])
  expect(doorIn({ door: 'open' }, 'hand')).toMatchObject([{ kind: 'wall', open: null }])
})

it('what the party remembers stays as it saw it last, whatever is built there meanwhile', async () => {
  const room: Room = {
    ...empty,
    walls: [{ x1: 8, y1: 2, x2: 10, y2: 2, kind: 'wall' }],
    doors: [{ id: 'hatch', segment: { x1: 8, y1: 5, x2: 8, y2: 6, kind: 'door' }, closed: true }],
  }
  const leave = (gm: Gm) => {
    gm('paint', { squares: [3 * WIDTH + 8, 2], ground: 'difficult' })
    gm('place', { who: 'c3', cell: 3 * WIDTH + 4 })
    gm('door', { door: 'door', to: 'open' })
    gm('door', { door: 'door', to: 'closed' })
  }
  const at = (...ends: number[]) => ends.map(n => n * UNIT)
  const rebuild = (gm: Gm) => {
    gm('wall.add', { list: [{ kind: 'door', at: at(9, 3, 9, 4) }] })
    gm('wall.remove', { walls: ['m2', 'hatch'] })
    gm('paint', { squares: [3 * WIDTH + 8, 1], ground: null })
    gm('paint', { squares: [4 * WIDTH + 9, 1], ground: 'hazardous' })
    gm('wall.add', { list: [{ kind: 'wall', at: at(7, 1, 9, 1) }] })
  }
  const before = await sent(room, leave)
  expect(before.seen.remembered.length).toBeGreaterThan(0)
  expect(before.seen.ground).toEqual([{ kind: 'difficult', squares: [{ x: 8, y: 3, width: 2, height: 1 }] }])
  const after = await sent(room, gm => {
    leave(gm)
    rebuild(gm)
  })
  expect(after.bytes).toBe(before.bytes)

  const again = await sent(room, gm => {
    leave(gm)
    rebuild(gm)
    gm('door', { door: 'door', to: 'open' })
  })
  const door = { x1: 9 * UNIT, y1: 3 * UNIT, x2: 9 * UNIT, y2: 4 * UNIT, kind: 'door', open: false }
  expect(again.seen.walls).toContainEqual(door)
  expect(again.seen.walls.filter(({ y1, y2 }) => y1 === 2 * UNIT && y2 === 2 * UNIT)).toEqual([])
  expect(again.seen.ground).toContainEqual({ kind: 'difficult', squares: [{ x: 9, y: 3, width: 1, height: 1 }] })

  // Seen anew, it is remembered anew.
  const shut = await sent(room, gm => {
    leave(gm)
    rebuild(gm)
    gm('door', { door: 'door', to: 'open' })
    gm('door', { door: 'door', to: 'closed' })
    gm('paint', { squares: [3 * WIDTH + 8, 2], ground: null })
  })
  expect(shut.seen.walls).toContainEqual({ ...door, open: null })
  expect(shut.seen.ground).toContainEqual({ kind: 'difficult', squares: [{ x: 9, y: 3, width: 1, height: 1 }] })
})

it('what is shown by hand after it was rebuilt is remembered as it was shown', async () => {
  const room: Room = { ...empty, walls: [{ x1: 8, y1: 2, x2: 10, y2: 2, kind: 'wall' }] }
  const { seen } = await sent(room, gm => {
    gm('place', { who: 'c3', cell: 3 * WIDTH + 4 })
    gm('door', { door: 'door', to: 'open' })
    gm('door', { door: 'door', to: 'closed' })
    gm('wall.remove', { walls: ['m2'] })
    gm('fog.paint', { squares: [0, WIDTH * HEIGHT], as: 'shown' })
    gm('fog.paint', { squares: [0, WIDTH * HEIGHT], as: 'sight' })
  })
  expect(seen.walls.filter(({ y1, y2 }) => y1 === 2 * UNIT && y2 === 2 * UNIT)).toEqual([])
})

it('zones are cut by what the party knows, and told as far as it knows their squares', async () => {
  const { seen } = await sent(empty, gm => {
    gm('zone.paint', { squares: [1, 2, 5 * WIDTH + 5, 3], zone: 'new', name: 'The well' })
    gm('zone.paint', { squares: [3, 1], zone: 'new' })
  })
  expect(seen.zones.find(({ name }) => name === 'The well')?.squares).toEqual([
    { x: 1, y: 0, width: 2, height: 1 },
    { x: 5, y: 5, width: 1, height: 1 },
  ])
  expect(seen.zones.filter(({ name }) => name === '')).toEqual([
    { name: '', squares: [{ x: 3, y: 0, width: 1, height: 1 }] },
  ])
  // The wall at x = 6 is known; what lies behind it is not.
  expect(seen.zones.find(({ name }) => name === 'B2')?.squares).toEqual([
    { x: 4, y: 4, width: 2, height: 1 },
    { x: 4, y: 5, width: 1, height: 1 },
    { x: 4, y: 6, width: 2, height: 2 },
  ])
})

it('players read the public name, or a neutral word where there is none', () => {
  const { play } = skirmish()
  const shown = (curtain: boolean) =>
    playersView({
      ruleset: rules,
      terrain: floor,
      state: play.fight.state,
      asks: null,
      log: play.log(),
      pictures: new Map(),
      clock: null,
      showsEnd: false,
      flat: null,
      curtain,
    })
  expect(play.fight.state.board).not.toHaveProperty('publicName')
  expect(shown(false).table.title).toBe('The fight')
  for (const [name, title] of [
    ['A quiet inn', 'A quiet inn'],
    ['', 'The fight'],
  ]) {
    expect(play.do({ type: 'public.name', by: 'gm', with: { name: name! } })).toBeNull()
    for (const curtain of [false, true]) expect(shown(curtain).table.title).toBe(title)
  }
})
