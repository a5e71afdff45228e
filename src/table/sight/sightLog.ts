import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { type Rows, withWord, wordAt } from '~/grid/sets'
import type { Fog } from '../map/board'
import { setBoard, type TableTypes } from '../map/setBoard'
import { fogOf, observers, type SizeOf } from './fogOf'
import { litSquares } from './lighting'
import { addSeen, seenFromLooks } from './partySight'

/** The fog when these squares were seen, or shown by hand: how they looked before is not remembered any more. */
export function forgetMemory(fog: Fog, width: number, cells: readonly number[]): Pick<Fog, 'old'> {
  if (!fog.old) return {}
  const squares = withWord(fog.old.squares, width, cells, null)
  if (squares === fog.old.squares) return {}
  return { old: Object.keys(squares).length > 0 ? { ...fog.old, squares } : undefined }
}

/** Replaces parts of the fog; what was kept in another way before is taken over. */
export function setFog<R extends TableTypes>(w: World<R>, part: Partial<Fog>): void {
  const { old, ...fog } = { ...fogOf(w.now.board, w.terrain.map.width), ...part }
  setBoard(w, { fog: old ? { ...fog, old } : fog, shown: undefined })
}

/** Notes from where the party sees now. Called after everything that may have brought somebody of it to another square. */
export function logSight<R extends TableTypes>(sizeOf: SizeOf<R>, w: World<R>): void {
  const fog = fogOf(w.now.board, w.terrain.map.width)
  if (fog.mode !== 'sight') return
  const from = observers(w.now, fog).map(c => ({ cell: c.cell!, size: sizeOf(c.sheet) }))
  if (!fog.dark) return note(w, fog, from)
  const lit = litSquares(sizeOf, w.now, w.terrain)
  keep(w, from, () => lit)
}

/** Notes a look from each of these top-left squares, for somebody who walks over them. */
export function logSightFrom<R extends TableTypes>(
  sizeOf: SizeOf<R>,
  w: World<R>,
  who: Id,
  cells: readonly number[],
): void {
  const fog = fogOf(w.now.board, w.terrain.map.width)
  if (fog.mode !== 'sight' || !observers(w.now, fog).some(({ id }) => id === who)) return
  const size = sizeOf(w.of(who).sheet)
  const from = cells.map(cell => ({ cell, size }))
  // The light that somebody carries goes along.
  if (fog.dark) keep(w, from, cell => litSquares(sizeOf, w.now, w.terrain, { who, cell }))
  else note(w, fog, from)
}

/** A place to look from: the top-left square of a token, and the squares on its side. */
interface Look {
  readonly cell: number
  readonly size: number
}

/** In the dark what was seen is kept by square: the light in which it was seen may be gone the next moment. */
function keep<R extends TableTypes>(w: World<R>, from: readonly Look[], litAt: (cell: number) => Uint8Array): void {
  const { width, height } = w.terrain.map
  const map = w.terrain.at(w.now.board)
  const seen = new Uint8Array(width * height)
  for (const { cell, size } of from) addSeen(seen, map, cell, size, litAt(cell))
  const { known } = fogOf(w.now.board, width)
  const cells = [...seen.keys()].filter(cell => seen[cell])
  const next = withWord(known, width, cells, 'seen')
  const anew = forgetMemory(fogOf(w.now.board, width), width, cells)
  if (next !== known || 'old' in anew) setFog(w, { known: next, ...anew })
}

function note<R extends TableTypes>(w: World<R>, fog: Fog, from: readonly Look[]): void {
  const { width } = w.terrain.map
  let looks: Rows = fog.looks
  for (const { cell, size } of from) {
    // Of several who stood on one square the largest sees most.
    const before = Number(wordAt(looks, width, cell)?.slice(1) ?? 0)
    if (size > before) looks = withWord(looks, width, [cell], `s${size}`)
  }
  if (looks !== fog.looks) setFog(w, { looks })
}

/**
 * Keeps by square what was seen up to now. Called before walls, doors or ground change: what could be seen then is not what
 * can be seen from the same places afterwards. `lookAround` goes on from there when the change is made.
 */
export function rememberSeen<R extends TableTypes>(sizeOf: SizeOf<R>, w: World<R>): void {
  const { width } = w.terrain.map
  if (fogOf(w.now.board, width).mode !== 'sight') return
  logSight(sizeOf, w)
  const fog = fogOf(w.now.board, width)
  const marks = seenFromLooks(w.now.board, w.terrain, fog.looks)
  const since = [...marks.keys()].filter(cell => marks[cell])
  setFog(w, { known: withWord(fog.known, width, since, 'seen'), looks: {}, ...forgetMemory(fog, width, since) })
}
