import fc from 'fast-check'
import { compile, type Standing } from '../map/compile'
import { gridMap, type GridMap, type Segment, type SegmentKind } from '../map/gridMap'
import type { Diagonals } from '../squares'

/** Every rule that a system may have. */
export const DIAGONALS = ['alternate', 'one', 'two', 'none'] as const satisfies readonly Diagonals[]

const kinds: readonly SegmentKind[] = ['wall', 'door', 'window', 'object']

/** Wall ends: mostly on quarters of a square, so that touching, collinear and through-the-centre walls are common. */
const along = (side: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -4, max: side * 4 + 4 }).map(quarters => quarters / 4) },
    { weight: 1, arbitrary: fc.double({ min: -2, max: side + 2, noNaN: true }) },
  )

/** Most walls stop both steps and sight. */
const seldom = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant(true as const) },
)

const walls = (width: number, height: number, most: number): fc.Arbitrary<Segment[]> =>
  fc
    .array(
      fc.record({
        x1: along(width),
        y1: along(height),
        x2: along(width),
        y2: along(height),
        kind: fc.constantFrom(...kinds),
        walkable: seldom,
        sightOnce: seldom,
      }),
      { maxLength: most },
    )
    .map(all =>
      all.map(({ walkable, sightOnce, ...wall }) => ({
        ...wall,
        ...(walkable && { walkable }),
        ...(sightOnce && { sightOnce }),
      })),
    )

/** A random map with ground and other tokens on it, and a place on it for a token of `size` squares. */
export const world = (most: { width: number; height: number; walls: number; size: number }) =>
  fc
    .record({ width: fc.integer({ min: 1, max: most.width }), height: fc.integer({ min: 1, max: most.height }) })
    .chain(({ width, height }) => {
      const cells = fc.uniqueArray(fc.nat(width * height - 1), { maxLength: Math.ceil((width * height) / 4) })
      return fc
        .record({
          walls: walls(width, height, most.walls),
          difficult: fc.oneof(fc.constant([]), cells),
          solid: fc.oneof(fc.constant([]), cells),
          through: cells,
          closed: fc.oneof(fc.constant([]), cells),
          diagonals: fc.constantFrom(...DIAGONALS),
          size: fc.integer({ min: 1, max: Math.min(most.size, width, height) }),
          corner: fc.tuple(fc.nat(999), fc.nat(999)),
        })
        .map(({ walls, difficult, solid, diagonals, through, closed, size, corner: [x, y] }) => {
          const map: GridMap = gridMap({ width, height, walls, portals: [] })
          const standing: Standing & { diagonals: Diagonals } = { difficult, solid, diagonals }
          return {
            map,
            standing,
            compiled: compile(map, standing),
            through: new Set(through),
            closed: new Set(closed),
            size,
            from: (y % (height - size + 1)) * width + (x % (width - size + 1)),
          }
        })
    })
