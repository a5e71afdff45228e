import type { Cell } from '../squares/cell'
import type { CompiledMap } from '../map/compiledMap'
import { lineOfSight } from './lineOfSight'
import { cellsOf, type Rect } from '../squares/rect'

/**
 * Does a token see another: is there a line of sight from any square of one to any square of the other? So a large token
 * peeks round a corner with whichever square can, and is seen by whoever it can see: symmetric. Both must be on the map.
 * O(squares of one × squares of the other) lines of sight.
 */
export function sees(map: CompiledMap, a: Rect, b: Rect): boolean {
  // Most tokens cover one square: no lists for those.
  if (isSquare(a) && isSquare(b)) return remembered(map, a.y0 * map.width + a.x0, b.y0 * map.width + b.x0)
  const squares = cellsOf(map.width, b)
  for (const from of cellsOf(map.width, a)) for (const to of squares) if (lineOfSight(map, from, to)) return true
  return false
}

const isSquare = (rect: Rect): boolean => rect.x0 === rect.x1 && rect.y0 === rect.y1

/** Lines that were looked along last, by the ends of each: two numbers and 1 or 0. Between moves the same ones are asked for again and again. */
const PLACES = 4096
const memories = new WeakMap<CompiledMap, Int32Array>()
let latest: { readonly map: CompiledMap; readonly memory: Int32Array } | undefined

function remembered(map: CompiledMap, a: Cell, b: Cell): boolean {
  const memory = memoryOf(map)
  const at = 3 * ((a * 61 + b) & (PLACES - 1))
  if (memory[at] !== a || memory[at + 1] !== b) {
    memory[at] = a
    memory[at + 1] = b
    memory[at + 2] = lineOfSight(map, a, b) ? 1 : 0
  }
  return memory[at + 2] === 1
}

function memoryOf(map: CompiledMap): Int32Array {
  if (latest?.map === map) return latest.memory
  let memory = memories.get(map)
  if (!memory) memories.set(map, (memory = new Int32Array(3 * PLACES).fill(-1)))
  latest = { map, memory }
  return memory
}
