import { type Cell, type Diagonals, metresAcross } from './squares'
import type { CompiledMap } from './map/compiledMap'
import { UNIT } from './lines'

/** A point of the map in 1/1024 squares: the middle of a square, a corner, or anywhere between. */
export type Point = readonly [x: number, y: number]

/** Form and size of an area as a rule gives them, in metres, before it has a place. */
export type AreaForm = (
  | { readonly kind: 'circle'; readonly radius: number; readonly steps?: true }
  | { readonly kind: 'cone'; readonly length: number }
  | { readonly kind: 'line'; readonly length: number; readonly width: number }
  | { readonly kind: 'square'; readonly side: number }
) & {
  /** It goes through walls; left out: a square that no straight line from its origin reaches is spared. */
  readonly through?: true
}

/** An area on the map: `at` is its origin (for a square its middle), `towards` any other point in its direction. */
export type AreaShape = AreaForm & { readonly at: Point; readonly towards?: Point }

/**
 * The squares that count, from the lowest to the highest: those whose middle lies in the area or on its edge.
 *
 * - A circle reaches `radius` metres from its origin in a straight line. With `steps` it is measured as one walks on this map:
 *   from the middle of a square to the square, from a corner to the far side of the square.
 * - A cone is as wide as it is long at every distance, and reaches `length` metres measured along its middle.
 * - A line is `length` metres long and `width` wide, half to either side.
 * - A square has sides of `side` metres along the grid.
 *
 * Cones and lines leave out the square that their origin lies in the middle of: whoever breathes fire stands there. Without a
 * direction they have none. Walls, closed doors and solid squares spare what lies behind them as seen from the origin.
 * Exact: whole numbers throughout. O(squares of the bounding box, with one line of sight each).
 */
export function areaSquares(map: CompiledMap, shape: AreaShape): Cell[] {
  const [ax, ay] = shape.at
  const reach = Math.ceil(extent(shape)) + 1
  const x0 = Math.max(0, Math.floor(ax / UNIT) - reach)
  const x1 = Math.min(map.width - 1, Math.floor(ax / UNIT) + reach)
  const y0 = Math.max(0, Math.floor(ay / UNIT) - reach)
  const y1 = Math.min(map.height - 1, Math.floor(ay / UNIT) + reach)
  const isInside = insideOf(shape, map.diagonals)
  const cells: Cell[] = []
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const [mx, my] = [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2]
      if (!isInside(mx - ax, my - ay)) continue
      if (shape.through || !map.stopsSight(ax, ay, mx, my)) cells.push(y * map.width + x)
    }
  }
  return cells
}

/** Metres from the origin to the farthest point along one axis, at most. */
function extent(shape: AreaShape): number {
  switch (shape.kind) {
    case 'circle':
      return shape.radius
    case 'cone':
      return shape.length * 1.5
    case 'line':
      return shape.length + shape.width
    case 'square':
      return shape.side
  }
}

/** Whether a point, given from the origin in 1/1024 squares, lies in the area. */
function insideOf(shape: AreaShape, diagonals: Diagonals): (x: number, y: number) => boolean {
  switch (shape.kind) {
    case 'circle': {
      const radius = shape.radius * UNIT
      if (!shape.steps) return (x, y) => x * x + y * y <= radius * radius
      return (x, y) => {
        // From a corner a middle is an odd number of half squares away: up to its far side it is half a square more.
        const [dx, dy] = [Math.ceil(Math.abs(x) / UNIT), Math.ceil(Math.abs(y) / UNIT)]
        return metresAcross(dx, dy, diagonals) <= shape.radius
      }
    }
    case 'square': {
      const half = (shape.side * UNIT) / 2
      return (x, y) => Math.abs(x) <= half && Math.abs(y) <= half
    }
    case 'cone':
    case 'line': {
      const { at, towards = at, length } = shape
      const [dx, dy] = [towards[0] - at[0], towards[1] - at[1]]
      const squared = dx * dx + dy * dy
      return (x, y) => {
        if (squared === 0 || (x === 0 && y === 0)) return false
        // Along and across the direction, both times its length: compared squared, so that no root is rounded.
        const along = x * dx + y * dy
        const across = Math.abs(x * dy - y * dx)
        if (along < 0 || !isAtMost(along, length * UNIT, squared)) return false
        return shape.kind === 'cone' ? 2 * across <= along : isAtMost(2 * across, shape.width * UNIT, squared)
      }
    }
  }
}

/** Is `product` at most `most` × √`squared`, for whole numbers from 0? Close calls are made without rounding. */
function isAtMost(product: number, most: number, squared: number): boolean {
  const rough = most * Math.sqrt(squared)
  if (Math.abs(product - rough) > 1) return product < rough
  return BigInt(product) ** 2n <= BigInt(most) ** 2n * BigInt(squared)
}
