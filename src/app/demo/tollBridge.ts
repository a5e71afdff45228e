import { gridMap, type GridMap, type Segment } from '~/grid/map/gridMap'

/** The squares of `public/demo/toll-bridge.webp`; `scripts/demo-map.mjs` draws the picture from the same numbers. */
export const WIDTH = 26
export const HEIGHT = 18

const wall = (x1: number, y1: number, x2: number, y2: number): Segment => ({ x1, y1, x2, y2, kind: 'wall' })
const door = (portal: string, x1: number, y1: number, x2: number, y2: number): Segment => ({
  x1,
  y1,
  x2,
  y2,
  kind: 'door',
  portal,
})

const frontDoor = door('front-door', 20, 7, 21, 7)
const innerDoor = door('inner-door', 22, 4, 22, 5)

/** The toll bridge: a river with a stone bridge, the toll house with two doors and a window, a ruin with oblique walls. */
export const tollBridge: GridMap = gridMap({
  width: WIDTH,
  height: HEIGHT,
  walls: [
    // The toll house
    wall(20, 7, 18, 7),
    wall(18, 7, 18, 5),
    { x1: 18, y1: 5, x2: 18, y2: 4, kind: 'window' },
    wall(18, 4, 18, 2),
    wall(18, 2, 24, 2),
    wall(24, 2, 24, 7),
    wall(24, 7, 21, 7),
    wall(22, 2, 22, 4),
    wall(22, 5, 22, 7),
    // The parapets of the bridge, knee-high: they stop a step, and one sees and shoots over them.
    { x1: 10, y1: 8, x2: 16, y2: 8, kind: 'window' },
    { x1: 10, y1: 11, x2: 16, y2: 11, kind: 'window' },
    // The ruin
    wall(3, 16, 3, 13),
    wall(3, 13, 5, 12.4),
    wall(6.2, 12.1, 8, 14.5),
    wall(8, 14.5, 7.6, 15.6),
  ],
  portals: [
    { id: 'front-door', segment: frontDoor, closed: true },
    { id: 'inner-door', segment: innerDoor, closed: true },
  ],
})

/** Where the river runs, row by row, as first and last column; the rows of the bridge are left out. */
const RIVER: readonly (readonly [number, number])[] = [
  [11, 13],
  [11, 13],
  [11, 13],
  [11, 14],
  [12, 14],
  [12, 14],
  [12, 14],
  [12, 14],
  [0, -1],
  [0, -1],
  [0, -1],
  [12, 14],
  [12, 14],
  [11, 14],
  [11, 13],
  [11, 13],
  [11, 14],
  [12, 14],
]

/** Where something stands that one can crouch behind, by column and row. */
const COVER: readonly (readonly [x: number, y: number])[] = [
  // The cart on the road
  ...([
    [4, 8],
    [5, 8],
  ] as const),
  // The crates
  ...([
    [17, 11],
    [17, 12],
    [18, 12],
  ] as const),
  // The trunks of the trees
  ...([
    [2, 3],
    [6, 1],
    [8, 5],
    [4, 5],
    [20, 14],
    [23, 12],
    [17, 16],
    [24, 16],
    [10, 15],
  ] as const),
]

/** The squares of the cart, the crates and the trees. */
export const cover = (): number[] => COVER.map(([x, y]) => y * WIDTH + x)

/** The squares of the river: it can be waded, and wading is difficult. */
export function river(): number[] {
  return RIVER.flatMap(([from, to], y) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => y * WIDTH + from + i),
  )
}
