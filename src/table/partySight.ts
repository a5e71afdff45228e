import type { Board, Fog, RulesetTypes, Snapshot } from '~/engine/types'
import type { CompiledMap } from '~/grid/compiled-map'
import { markSeen } from '~/grid/field-of-view'
import { cellsOf, footprint, isOnMap } from '~/grid/rect'
import { type Rows, wordsOf } from '~/grid/rows'
import { fogOf, lookers, type SizeOf } from './fogOf'
import { litSquares } from './lit'
import type { Terrain } from './terrain'

/** What the players see of the map, by square: 1 or 0. Do not write to it. */
export interface PartySight {
  /** Seen now: ground, walls and whoever stands there. */
  readonly visible: Uint8Array
  /** Seen now or before: ground and walls as they were; nobody who is there now. */
  readonly known: Uint8Array
}

/** What the players' window may show of the map. The same state gives the same object, as long as it was asked last. */
export function partySight<R extends RulesetTypes>(sizeOf: SizeOf<R>, s: Snapshot<R>, terrain: Terrain): PartySight {
  const { width, height } = terrain.map
  const fog = fogOf(s.board, width)
  const all = width * height
  if (fog.mode === 'off') {
    const everything = new Uint8Array(all).fill(1)
    return { visible: everything, known: everything }
  }
  const visible = new Uint8Array(all)
  const known = new Uint8Array(all)
  mark(known, fog.known, width)
  if (fog.mode === 'sight') {
    const map = terrain.at(s.board)
    const lit = fog.dark ? litSquares(sizeOf, s, terrain) : undefined
    for (const c of lookers(s, fog)) addSeen(visible, map, c.cell!, sizeOf(c.sheet), lit)
    add(known, seenSoFar(map, fog.looks))
  }
  for (const [cell, word] of wordsOf(fog.hand, width)) {
    const shown = word === 'shown' ? 1 : 0
    if (cell >= all) continue
    visible[cell] = shown
    if (!shown) known[cell] = 0
  }
  add(known, visible)
  return { visible, known }
}

/** What was seen up to now, by square, without what the hand has added or taken. */
export function knownBefore(board: Board, terrain: Terrain): Uint8Array {
  const { width, height } = terrain.map
  const fog: Fog = fogOf(board, width)
  const known = seenSoFar(terrain.at(board), fog.looks).slice(0, width * height)
  mark(known, fog.known, width)
  return known
}

/** Adds what a token sees from a square: in the dark only what is lit, and the squares that it covers. */
export function addSeen(
  to: Uint8Array,
  map: CompiledMap,
  cell: number,
  size: number,
  lit: Uint8Array | undefined,
): void {
  const seen = seenFrom(map, cell, size)
  if (!lit) return add(to, seen)
  for (let i = 0; i < to.length; i++) to[i]! |= seen[i]! & lit[i]!
  const rect = footprint(map.width, cell, size)
  if (isOnMap(map, rect)) for (const own of cellsOf(map.width, rect)) to[own] = 1
}

/** Fields of view that were asked for lately: most of the party stands where it stood. */
const KEPT = 64
const fields = new WeakMap<CompiledMap, Map<string, Uint8Array>>()

function seenFrom(map: CompiledMap, cell: number, size: number): Uint8Array {
  let kept = fields.get(map)
  if (!kept) fields.set(map, (kept = new Map()))
  const key = `${cell}/${size}`
  let seen = kept.get(key)
  if (!seen) {
    seen = new Uint8Array(map.width * map.height)
    const rect = footprint(map.width, cell, size)
    if (isOnMap(map, rect)) markSeen(map, rect, seen)
    const [oldest] = kept.keys()
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  } else kept.delete(key)
  kept.set(key, seen)
  return seen
}

/** The union over all looks on one map. Looks are added one by one; when one was undone it is made anew. */
const unions = new WeakMap<CompiledMap, { looks: Rows; from: Map<number, string>; seen: Uint8Array }>()

function seenSoFar(map: CompiledMap, looks: Rows): Uint8Array {
  let union = unions.get(map)
  if (union?.looks === looks) return union.seen
  const from = new Map(wordsOf(looks, map.width))
  const grows = union && [...union.from].every(([cell, word]) => from.get(cell) === word)
  const seen = grows ? union!.seen.slice() : new Uint8Array(map.width * map.height)
  for (const [cell, word] of from)
    if (!grows || !union!.from.has(cell)) add(seen, seenFrom(map, cell, Number(word.slice(1))))
  unions.set(map, (union = { looks, from, seen }))
  return seen
}

function add(to: Uint8Array, more: Uint8Array): void {
  for (let i = 0; i < to.length; i++) to[i]! |= more[i]!
}

function mark(to: Uint8Array, rows: Rows, width: number): void {
  for (const [cell] of wordsOf(rows, width)) if (cell < to.length) to[cell] = 1
}
