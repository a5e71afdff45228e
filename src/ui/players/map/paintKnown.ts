import type { RecordMap } from '~/feed/record'
import type { FeedRect } from '~/feed/alias'
import type { Canvas } from '../../board/canvas/canvas'
import { paintAreas } from '../../board/paint/paintAreas'
import { paintPainted } from '../../board/paint/paintGround'
import { paintRegions, paintRegionWords } from '../../board/paint/paintRegions'
import { paintTrails } from '../../board/paint/paintTrails'
import { paintWalls } from '../../board/paint/paintWalls'

/** The floor under the picture, where anything is known. */
export function paintFloor({ g, colours }: Canvas, { shown, remembered }: RecordMap): void {
  g.fillStyle = colours.raised
  for (const { x, y, width, height } of [...shown, ...remembered]) g.fillRect(x, y, width, height)
}

/** What lies over the picture: ground, the dimness of what is only remembered, grid, zones, areas, walls, doors and ways. */
export function paintKnown(canvas: Canvas, map: RecordMap, bold: number): void {
  const { g, colours, pixel } = canvas
  const isPicture = map.pieces.length > 0
  const ground = (kind: RecordMap['ground'][number]['kind']) =>
    new Set(map.ground.filter(one => one.kind === kind).flatMap(one => cellsOf(one.squares, map.width)))
  paintPainted(
    canvas,
    {
      solid: ground('blocking'),
      difficult: ground('difficult'),
      cover: ground('cover'),
      hazardous: ground('hazardous'),
    },
    BOLD_GROUND,
  )
  g.fillStyle = colours.table
  g.globalAlpha = 0.62
  for (const { x, y, width, height } of map.remembered) g.fillRect(x, y, width, height)
  g.globalAlpha = 1
  g.strokeStyle = isPicture ? colours.pictureGrid : colours.grid
  g.lineWidth = pixel
  g.beginPath()
  for (const { x, y, width, height } of [...map.shown, ...map.remembered]) {
    for (let column = x; column <= x + width; column++) {
      g.moveTo(column, y)
      g.lineTo(column, y + height)
    }
    for (let row = y; row <= y + height; row++) {
      g.moveTo(x, row)
      g.lineTo(x + width, row)
    }
  }
  g.stroke()
  const sorted = (squares: readonly FeedRect[]) => cellsOf(squares, map.width).sort((a, b) => a - b)
  const zones = map.zones.map(({ name, squares }) => ({ words: name, squares: sorted(squares) }))
  paintRegions(canvas, zones, bold)
  paintAreas(
    canvas,
    map.areas.map(({ name, badge, squares }) => ({ name, side: badge, squares: sorted(squares) })),
    bold,
  )
  paintStanding(canvas, map)
  paintTrails(
    canvas,
    map.trails.map(({ badge, size, at }) => ({ side: badge, size, cells: at.map(({ x, y }) => y * map.width + x) })),
    bold,
  )
  paintRegionWords(canvas, zones, [], bold)
}

/** Squares are large on this screen; what lies on them need not grow as much as lines and letters. */
const BOLD_GROUND = 1.6

/** The squares of blocks, one by one. */
function cellsOf(blocks: readonly FeedRect[], width: number): number[] {
  return blocks.flatMap(({ x, y, width: columns, height }) =>
    Array.from({ length: columns * height }, (_, i) => (y + Math.floor(i / columns)) * width + x + (i % columns)),
  )
}

/** Walls are told in parts of a square. */
const UNIT = 1024

/** Walls as thin lines where the picture has them already; doors and windows as they stand. */
function paintStanding(canvas: Canvas, map: RecordMap): void {
  const { g } = canvas
  const segments = map.walls.map(({ x1, y1, x2, y2, kind, open }) => ({
    open,
    segment: { x1: x1 / UNIT, y1: y1 / UNIT, x2: x2 / UNIT, y2: y2 / UNIT, kind },
  }))
  const size = { width: map.width, height: map.height }
  g.globalAlpha = map.pieces.length > 0 ? 0.75 : 1
  const walls = segments.flatMap(({ open, segment }) => (open === null ? [segment] : []))
  paintWalls(canvas, { ...size, walls, portals: [] })
  g.globalAlpha = 1
  const portals = segments.flatMap(({ open, segment }, i) =>
    open === null ? [] : [{ id: `${i}`, segment, closed: !open }],
  )
  paintWalls(canvas, { ...size, walls: [], portals })
}
