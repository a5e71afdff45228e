import type { Snapshot } from '~/engine/snapshot'
import { addMarks, type Rows, runsOf, runsOfRow } from '~/grid/sets'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { markSeen } from '~/grid/sight/fieldOfView'
import { cellsOf, footprint, isOnMap } from '~/grid/squares'
import type { BoardState } from '../map/board'
import { fogOf, observers, type SizeOf } from './fogOf'
import { litSquares } from './lighting'
import type { Terrain } from '../map/terrain'
import type { TableTypes } from '../map/setBoard'

/** What the players see of the map, by square: 1 or 0. Do not write to it. */
export interface PartySight {
  /** Seen now: ground, walls and whoever stands there. */
  readonly visible: Uint8Array
  /** Seen now or before: ground and walls as they were; nobody who is there now. */
  readonly known: Uint8Array
}

/** What the players' window may show of the map. */
export function partySight<R extends TableTypes>(sizeOf: SizeOf<R>, s: Snapshot<R>, terrain: Terrain): PartySight {
  const { width } = terrain.map
  const fog = fogOf(s.board, width)
  const visible = visibleNow(sizeOf, s, terrain)
  if (fog.mode === 'off') return { visible, known: visible }
  const known =
    fog.mode === 'sight' ? seenSoFar(terrain.at(s.board), fog.looks).slice() : new Uint8Array(visible.length)
  mark(known, fog.known, width)
  for (const { from, to, word } of runsOf(fog.hand, width)) if (word !== 'shown') known.fill(0, from, to)
  addMarks(known, visible)
  return { visible, known }
}

/** The part of it that is seen now: it costs nothing of what was seen before, and so can be asked of a state of long ago. */
export function visibleNow<R extends TableTypes>(
  sizeOf: SizeOf<R>,
  s: Snapshot<R>,
  terrain: Terrain,
): PartySight['visible'] {
  const { width, height } = terrain.map
  const fog = fogOf(s.board, width)
  const visible = new Uint8Array(width * height)
  if (fog.mode === 'off') return visible.fill(1)
  if (fog.mode === 'sight') {
    const map = terrain.at(s.board)
    const lit = fog.dark ? litSquares(sizeOf, s, terrain) : undefined
    for (const c of observers(s, fog)) addSeen(visible, map, c.cell!, sizeOf(c.sheet), lit)
  }
  for (const { from, to, word } of runsOf(fog.hand, width)) visible.fill(word === 'shown' ? 1 : 0, from, to)
  return visible
}

/** Adds what a token sees from a square: in the dark only what is lit, and the squares that it covers. */
export function addSeen(
  to: Uint8Array,
  map: CompiledMap,
  cell: number,
  size: number,
  lit: Uint8Array | undefined,
): void {
  const rect = footprint(map.width, cell, size)
  if (!isOnMap(map, rect)) return
  if (!lit) return markSeen(map, rect, to)
  const seen = new Uint8Array(to.length)
  markSeen(map, rect, seen)
  for (let i = 0; i < to.length; i++) to[i]! |= seen[i]! & lit[i]!
  for (const own of cellsOf(map.width, rect)) to[own] = 1
}

/** What was seen from all looks together, by map: kept, since most steps only add looks to it. */
const unions = new WeakMap<CompiledMap, { looks: Rows; seen: Uint8Array }>()

function seenSoFar(map: CompiledMap, looks: Rows): Uint8Array {
  const before = unions.get(map)
  if (before?.looks === looks) return before.seen
  const more = before && added(before.looks, looks, map.width)
  const seen = more ? before.seen.slice() : new Uint8Array(map.width * map.height)
  for (const { from, to, word } of more ?? runsOf(looks, map.width))
    for (let cell = from; cell < to; cell++) addSeen(seen, map, cell, Number(word.slice(1)), undefined)
  unions.set(map, { looks, seen })
  return seen
}

/** The runs of those rows in which looks were added; undefined when any was taken away, as by going back in time. */
function added(before: Rows, looks: Rows, width: number): ReturnType<typeof runsOf> | undefined {
  const more: ReturnType<typeof runsOf> = []
  for (const y in before) {
    const text = before[y]!
    if (looks[y] === text) continue
    if (looks[y] === undefined) return undefined
    const now = new Map(wordsIn(looks[y], Number(y) * width))
    for (const [cell, word] of wordsIn(text, Number(y) * width)) if (now.get(cell) !== word) return undefined
  }
  for (const y in looks) if (before[y] !== looks[y]) more.push(...runsOfRow(looks[y]!, Number(y) * width))
  return more
}

function wordsIn(text: string, start: number): [cell: number, word: string][] {
  return runsOfRow(text, start).flatMap(({ from, to, word }) =>
    Array.from({ length: to - from }, (_, i): [number, string] => [from + i, word]),
  )
}

/** What has been seen since walls, doors or ground last changed. Where only what is lit is seen it is kept otherwise: nothing. */
export function seenFromLooks(board: BoardState, terrain: Terrain, looks: Rows): Uint8Array {
  return seenSoFar(terrain.at(board), looks)
}

function mark(to: Uint8Array, rows: Rows, width: number): void {
  for (const run of runsOf(rows, width)) to.fill(1, run.from, run.to)
}
