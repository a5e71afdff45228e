import type { RecordMap } from '~/feed/record'
import type { Canvas } from '../board/canvas'
import { paintAreas } from '../board/paintAreas'
import { paintWalls } from '../board/paintWalls'
import type { BoardArea } from '../board/types'

/** The floor under the picture, where anything is known. */
export function paintFloor({ g, colours }: Canvas, { shown, remembered }: RecordMap): void {
  g.fillStyle = colours.raised
  for (const { x, y, width, height } of [...shown, ...remembered]) g.fillRect(x, y, width, height)
}

/** What lies over the picture: the dimness of what is only remembered, the grid, areas, walls and doors. */
export function paintKnown(canvas: Canvas, map: RecordMap, areas: readonly BoardArea[], bold: number): void {
  const { g, colours, pixel } = canvas
  const isPicture = map.pieces.length > 0
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
  paintAreas(canvas, areas, bold)
  paintStanding(canvas, map)
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
  g.globalAlpha = map.pieces.length > 0 ? 0.45 : 1
  const walls = segments.flatMap(({ open, segment }) => (open === null ? [segment] : []))
  paintWalls(canvas, { ...size, walls, portals: [] })
  g.globalAlpha = 1
  const portals = segments.flatMap(({ open, segment }, i) =>
    open === null ? [] : [{ id: `${i}`, segment, closed: !open }],
  )
  paintWalls(canvas, { ...size, walls: [], portals })
}
