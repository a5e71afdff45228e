import type { Id, Snapshot } from '~/engine/snapshot'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { distance, footprint, isOnMap, type Rect } from '~/grid/squares'
import { markSeen } from '~/grid/sight/fieldOfView'
import type { Light } from '~/grid/map/gridMap'
import type { SizeOf } from './fogOf'
import type { Terrain } from '../map/terrain'
import type { TableTypes } from '../map/setBoard'

/**
 * The squares on which light falls, as 1: of the map's lamps within their range in a straight line, of those that somebody
 * carries within so many metres; neither goes through walls. A lamp off the map lights nothing.
 * @param gone where one of the carriers is taken to stand instead
 */
export function litSquares<R extends TableTypes>(
  sizeOf: SizeOf<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  gone?: { who: Id; cell: number },
): Uint8Array {
  const map = terrain.at(s.board)
  const lit = lampLight(map, terrain.map.lights ?? []).slice()
  for (const c of Object.values(s.combatants)) {
    if (!c.light || c.cell === null || c.gone) continue
    const cell = c.id === gone?.who ? gone.cell : c.cell
    const rect = footprint(map.width, cell, sizeOf(c.sheet))
    if (isOnMap(map, rect)) addLight(lit, map, rect, c.light, other => distance(rect, other, map.diagonals) <= c.light!)
  }
  return lit
}

const lamps = new WeakMap<CompiledMap, Uint8Array>()

/** Lamps stand still: their light changes only with walls, doors and ground. */
function lampLight(map: CompiledMap, lights: readonly Light[]): Uint8Array {
  let lit = lamps.get(map)
  if (!lit) {
    lit = new Uint8Array(map.width * map.height)
    for (const { x, y, range } of lights) {
      const [column, row] = [Math.floor(x), Math.floor(y)]
      const rect = { x0: column, y0: row, x1: column, y1: row }
      const isNear = ({ x0, y0 }: Rect) => Math.hypot(x0 + 0.5 - x, y0 + 0.5 - y) <= range
      if (isOnMap(map, rect)) addLight(lit, map, rect, range, isNear)
    }
    lamps.set(map, lit)
  }
  return lit
}

function addLight(
  lit: Uint8Array,
  map: CompiledMap,
  from: Rect,
  range: number,
  isNear: (square: Rect) => boolean,
): void {
  const reach = Math.ceil(range)
  const seen = new Uint8Array(lit.length)
  markSeen(map, from, seen, reach)
  for (let y = Math.max(0, from.y0 - reach); y <= Math.min(map.height - 1, from.y1 + reach); y++)
    for (let x = Math.max(0, from.x0 - reach); x <= Math.min(map.width - 1, from.x1 + reach); x++)
      if (seen[y * map.width + x] && isNear({ x0: x, y0: y, x1: x, y1: y })) lit[y * map.width + x] = 1
}
