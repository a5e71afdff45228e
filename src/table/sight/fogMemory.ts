import type { World } from '~/engine/world'
import { runsOf, withWord } from '~/grid/sets'
import type { BoardState } from '../map/board'
import { fogOf, type SizeOf } from './fogOf'
import { rememberSeen, setFog } from './sightLog'
import { partySight, seenFromLooks } from './partySight'
import type { Terrain } from '../map/terrain'
import type { TableTypes } from '../map/setBoard'

/**
 * Called before walls or ground change: squares that the players remember and do not see now go on showing what stood there
 * until they are seen again.
 */
export function keepLastSeen<R extends TableTypes>(sizeOf: SizeOf<R>, w: World<R>): void {
  rememberSeen(sizeOf, w)
  const { board } = w.now
  const { width } = w.terrain.map
  const fog = fogOf(board, width)
  const { visible, known } = partySight(sizeOf, w.now, w.terrain)
  const marked = new Set(runsOf(fog.old?.squares ?? {}, width).flatMap(({ from, to }) => cellsFrom(from, to)))
  const cells = cellsFrom(0, known.length).filter(cell => known[cell] && !visible[cell] && !marked.has(cell))
  if (cells.length === 0) return
  const before = fog.old ?? { squares: {}, built: {} }
  const version = nextVersion(before.built)
  const squares = withWord(before.squares, width, cells, version)
  const used = new Set(runsOf(squares, width).map(({ word }) => word))
  const { walls, paint, ground } = board
  const now = { ...(walls && { walls }), ...(paint && { paint }), ...(ground && { ground }) }
  const built = Object.fromEntries(Object.entries({ ...before.built, [version]: now }).filter(([key]) => used.has(key)))
  setFog(w, { old: { squares, built } })
}

/** The map as the players know it, in layers: what stands now where they see it, and what stood there where they do not. */
export interface Layer {
  readonly board: BoardState
  /** 1 for the squares of which the players know this layer; each known square has one. */
  readonly marks: Uint8Array
}

/** The layers of what the players know, the one that stands now first. */
export function layersOf(
  board: BoardState,
  terrain: Terrain,
  visible: Uint8Array,
  known: Uint8Array,
): readonly Layer[] {
  const { width } = terrain.map
  const { looks, old } = fogOf(board, width)
  if (!old) return [{ board, marks: known }]
  const since = seenFromLooks(board, terrain, looks)
  const now = known.slice()
  const layers = new Map<string, Uint8Array>()
  for (const { from, to, word } of runsOf(old.squares, width)) {
    for (let cell = from; cell < Math.min(to, known.length); cell++) {
      if (!known[cell] || visible[cell] || since[cell]) continue
      let marks = layers.get(word)
      if (!marks) layers.set(word, (marks = new Uint8Array(known.length)))
      marks[cell] = 1
      now[cell] = 0
    }
  }
  return [
    { board, marks: now },
    ...[...layers].flatMap(([word, marks]) => {
      const built = old.built[word]
      const { walls: _, paint: __, ground: ___, ...rest } = board
      return built ? [{ board: { ...rest, ...built }, marks }] : []
    }),
  ]
}

function nextVersion(built: Readonly<Record<string, unknown>>): string {
  for (let n = 1; ; n++) if (!Object.hasOwn(built, `v${n}`)) return `v${n}`
}

const cellsFrom = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
