import * as ROT from 'rot-js'
import type { Snapshot } from '../src/engine/snapshot'
import { type Cell, footprint } from '../src/grid/squares'
import { compile } from '../src/grid/map/compile'
import type { CompiledMap } from '../src/grid/map/compiledMap'
import { markSeen } from '../src/grid/sight/fieldOfView'
import { gridMap, type Segment } from '../src/grid/map/gridMap'
import { lineOfSight } from '../src/grid/sight/castWalls'
import { type Rows, withWord } from '../src/grid/sets'
import { partySight } from '../src/table/sight/partySight'
import { createTerrain } from '../src/table/map/terrain'
import type { TableTypes } from '~/table'
import type { Figure } from './figure'
import { blockedMaps, SIDE } from './reference/blockedMaps'
import { linearCongruential } from './reference/linearCongruential'
import { isSteady, type TimeRatio, timeRatios } from './timeRatios'

const RADII = [20, 60, 200]
const VIEWPOINTS = 20
const PARTY = 8
/** More than are kept: no step finds its field of view ready. */
const STEPS = 300

const EMPTY_MAP = gridMap({ width: SIDE, height: SIDE, walls: [], portals: [] })

/**
 * What is seen from 20 places of 200 × 200 maps: CPU time of rot-js as a multiple of Fray's, on whole blocked squares, the
 * only walls rot-js knows. Its precise way (gates 6 in the open, 15 with walls) shows up to half as many squares again,
 * and the recursive one (gate 1) is not symmetric either: this compares cost, not answers. Fray's answers are compared with the
 * line of sight to every square first. Then a step of one of eight in a party, and walls at any angle, which no other has.
 * @throws Error when an answer is not the line of sight's.
 */
export function fieldsOfView(runs: number): Figure[] {
  const maps = Object.entries(blockedMaps()).map(([name, blocked]) => ({
    name,
    blocked,
    map: compile(EMPTY_MAP, { solid: [...blocked.keys()].filter(cell => blocked[cell] === 1) }),
  }))
  return [
    ...maps.flatMap(({ name, blocked, map }) =>
      RADII.flatMap(radius => plainRows(runs, `field of view, ${name}, ${radius}`, blocked, map, radius)),
    ),
    ...maps.map(({ name, blocked }) => partyRow(runs, `eight see anew after one step, ${name}`, blocked)),
    obliqueRow(runs),
  ]
}

function plainRows(runs: number, name: string, blocked: Uint8Array, map: CompiledMap, radius: number): Figure[] {
  const eyes = places(blocked, VIEWPOINTS, 77)
  same(name, map, eyes, radius)
  const seen = new Uint8Array(SIDE * SIDE)
  const ours = () => {
    for (const eye of eyes) markSeen(map, footprint(SIDE, eye), seen, radius)
  }
  const [precise, recursive] = timeRatios(runs, ours, [
    rot(ROT.FOV.PreciseShadowcasting, blocked, eyes, radius),
    rot(ROT.FOV.RecursiveShadowcasting, blocked, eyes, radius),
  ]) as [TimeRatio, TimeRatio]
  const note = `${(precise.ours / VIEWPOINTS).toPrecision(3)} ms`
  return [
    times(`${name}: rot-js Precise / time`, precise, name.includes('open') ? 6 : 15, note),
    times(`${name}: rot-js Recursive / time`, recursive, 1),
  ]
}

/** One of the party goes one square on; what all of them see, and have seen so far, is worked out as the table does it. */
function partyRow(runs: number, name: string, blocked: Uint8Array): Figure {
  const terrain = createTerrain(EMPTY_MAP)
  const party = places(blocked, PARTY, 5)
  const way = places(blocked, STEPS, 6)
  const solid = [...blocked.keys()].filter(cell => blocked[cell] === 1)
  const paint = withWord({}, SIDE, solid, 'blocking')
  // As at the table: what a step does not touch stays the same object.
  const board = { map: 'm', doors: {}, paint }
  let looks: Rows = withWord({}, SIDE, party, 's1')
  const states = way.map(cell => {
    looks = withWord(looks, SIDE, [cell], 's1')
    const fog = { mode: 'sight', party: ['s1'], dark: false, hand: {}, known: {}, looks } as const
    const combatants = Object.fromEntries(
      party.map((place, i) => {
        const c = { id: `c${i}`, name: '', letter: '', side: 's1', known: 'named', gone: false, notes: '', sheet: {} }
        return [c.id, { ...c, cell: i === 0 ? cell : place }]
      }),
    )
    return { combatants, board: { ...board, fog } } as unknown as Snapshot<TableTypes>
  })
  let at = 0
  const ours = () => void partySight(() => 1, states[at++ % STEPS]!, terrain)
  const [ratio] = timeRatios(runs, ours, [rot(ROT.FOV.PreciseShadowcasting, blocked, party, SIDE)]) as [TimeRatio]
  const note = `${ratio.ours.toPrecision(3)} ms`
  const pass = isSteady(ratio) ? ratio.value <= 1 / 4 : 'noisy'
  const { value, low, high } = ratio
  return { name: `${name}: time / rot-js Precise`, value, gate: 1 / 4, better: 'lower', pass, low, high, note }
}

/** A thousand walls of one to six squares at any angle: beside the recursive way on the open map, for the record. */
function obliqueRow(runs: number): Figure {
  const next = linearCongruential(9)
  const walls = Array.from({ length: 1000 }, (): Segment => {
    const [x, y, angle, length] = [next() * SIDE, next() * SIDE, next() * 2 * Math.PI, 1 + next() * 5]
    return { x1: x, y1: y, x2: x + Math.cos(angle) * length, y2: y + Math.sin(angle) * length, kind: 'wall' }
  })
  const map = compile(gridMap({ width: SIDE, height: SIDE, walls, portals: [] }))
  const open = new Uint8Array(SIDE * SIDE)
  const eyes = places(open, VIEWPOINTS, 77)
  const name = 'field of view, 1,000 oblique walls, 200'
  same(name, map, eyes, SIDE)
  const seen = new Uint8Array(SIDE * SIDE)
  const ours = () => {
    for (const eye of eyes) {
      seen.fill(0)
      markSeen(map, footprint(SIDE, eye), seen)
    }
  }
  const [ratio] = timeRatios(runs, ours, [rot(ROT.FOV.RecursiveShadowcasting, open, eyes, SIDE)]) as [TimeRatio]
  const { value, low, high } = ratio
  const note = `${(ratio.ours / VIEWPOINTS).toPrecision(3)} ms; for the record, no gate`
  const row = `${name}: time / rot-js Recursive in the open`
  return { name: row, value, gate: Infinity, better: 'lower', pass: true, low, high, note }
}

/** Free squares spread over the map, so that one lucky room does not decide. */
function places(blocked: Uint8Array, count: number, seed: number): Cell[] {
  const next = linearCongruential(seed)
  const cells = new Set<Cell>()
  while (cells.size < count) {
    const cell = Math.floor(next() * SIDE * SIDE)
    if (blocked[cell] === 0) cells.add(cell)
  }
  return [...cells]
}

type Shadowcasting = typeof ROT.FOV.PreciseShadowcasting | typeof ROT.FOV.RecursiveShadowcasting

function rot(Fov: Shadowcasting, blocked: Uint8Array, eyes: readonly Cell[], radius: number): () => void {
  const fov = new Fov((x, y) => x >= 0 && y >= 0 && x < SIDE && y < SIDE && blocked[y * SIDE + x] === 0)
  let seen = 0
  return () => {
    for (const eye of eyes)
      fov.compute(eye % SIDE, Math.floor(eye / SIDE), radius, (_x, _y, _r, visible) => (seen += visible))
  }
}

/** Every square within 20, and one in 97 of the others. */
function same(name: string, map: CompiledMap, eyes: readonly Cell[], radius: number): void {
  for (const eye of eyes) {
    const seen = new Uint8Array(SIDE * SIDE)
    markSeen(map, footprint(SIDE, eye), seen, radius)
    for (let cell = 0; cell < seen.length; cell++) {
      const across = Math.abs((cell % SIDE) - (eye % SIDE))
      const down = Math.abs(Math.floor(cell / SIDE) - Math.floor(eye / SIDE))
      const away = Math.max(across, down)
      if (map.solid[cell] === 1 || (away > RADII[0]! && cell % 97 !== 0)) continue
      if ((seen[cell] === 1) !== (away <= radius && lineOfSight(map, eye, cell)))
        throw new Error(
          `${name}: from ${eye}, cell ${cell} is ${seen[cell] ? '' : 'not '}seen against the line of sight`,
        )
    }
  }
}

/** How many times as long the other takes. */
function times(name: string, ratio: TimeRatio, gate: number, note?: string): Figure {
  const { value, low, high } = ratio
  const pass = isSteady(ratio) ? 1 / value >= gate : 'noisy'
  const more = note === undefined ? {} : { note }
  return { name, value: 1 / value, gate, better: 'higher', pass, low: 1 / high, high: 1 / low, ...more }
}
