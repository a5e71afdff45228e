import type { Canvas } from '../canvas/canvas'
import type { LaidPicture } from './picture'
import type { BoardMap } from '../props'

/** How strong the marks of ground and cover are while nobody moves or aims, of 1. */
const QUIET = 0.35

/**
 * The floor: plain ground or the picture, rock, hatching on difficult ground, and the grid.
 *
 * @param isQuiet nobody moves or aims: what the ground costs and where it covers is of no matter now
 */
export function paintGround(canvas: Canvas, map: BoardMap, laid: LaidPicture | null, isQuiet: boolean): void {
  const { g, colours } = canvas
  g.fillStyle = colours.ground
  g.fillRect(0, 0, map.width, map.height)
  if (laid) paintPicture(canvas, laid)
  paintPainted(canvas, map, 1, isQuiet ? QUIET : 1)
  paintGrid(canvas, laid !== null)
}

/** What is painted on the ground: rock, hatching where it is difficult, brickwork where it covers, warnings. */
export function paintPainted(
  canvas: Canvas,
  { solid, difficult, cover, hazardous }: Pick<BoardMap, 'solid' | 'difficult' | 'cover' | 'hazardous'>,
  weight = 1,
  strength = 1,
): void {
  if (solid?.size) paintRock(canvas, solid)
  if (difficult?.size) paintHatching(canvas, difficult, weight, strength)
  if (cover?.size) paintCover(canvas, cover, weight, strength)
  if (hazardous?.size) paintWarnings(canvas, hazardous)
}

/** As much of the picture as lies on the map: a printed grid may begin inside it, and its last squares may lie half outside. */
function paintPicture({ g, map, scale }: Canvas, { picture, x, y, width, height }: LaidPicture): void {
  const shown = picture.at(scale * width)
  const [perColumn, perRow] = [shown.width / width, shown.height / height]
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const [right, bottom] = [Math.min(map.width, x + width), Math.min(map.height, y + height)]
  if (right <= left || bottom <= top) return
  // Better than `low` costs many times as much, and shows only where the picture shrinks by more than half.
  g.imageSmoothingQuality = perColumn > 2 * scale ? 'medium' : 'low'
  g.drawImage(
    shown,
    (left - x) * perColumn,
    (top - y) * perRow,
    (right - left) * perColumn,
    (bottom - top) * perRow,
    left,
    top,
    right - left,
    bottom - top,
  )
}

function paintRock({ g, colours, seen, map }: Canvas, solid: ReadonlySet<number>): void {
  g.fillStyle = colours.rock
  g.beginPath()
  for (let y = seen.y0; y <= seen.y1; y++)
    for (let x = seen.x0; x <= seen.x1; x++) if (solid.has(y * map.width + x)) g.rect(x, y, 1, 1)
  g.fill()
}

function paintHatching(
  { g, colours, seen, map, pixel }: Canvas,
  difficult: ReadonlySet<number>,
  weight: number,
  strength: number,
): void {
  const path = new Path2D()
  for (let y = seen.y0; y <= seen.y1; y++) {
    for (let x = seen.x0; x <= seen.x1; x++) {
      if (!difficult.has(y * map.width + x)) continue
      for (const offset of [0.25, 0.75, 1.25, 1.75]) {
        path.moveTo(x + Math.max(0, offset - 1), y + Math.min(1, offset))
        path.lineTo(x + Math.min(1, offset), y + Math.max(0, offset - 1))
      }
    }
  }
  // The casing keeps it readable on any picture.
  for (const [ink, width] of [
    [colours.table, 0.07],
    [colours.hatch, 0.035],
  ] as const) {
    g.globalAlpha = strength * (ink === colours.table ? 0.7 : 1)
    g.strokeStyle = ink
    g.lineWidth = Math.max(width, pixel) * weight
    g.stroke(path)
  }
  g.globalAlpha = 1
}

/** Low brickwork along the foot of the square. */
function paintCover(
  { g, colours, seen, map, pixel }: Canvas,
  cover: ReadonlySet<number>,
  weight: number,
  strength: number,
): void {
  const path = new Path2D()
  for (let y = seen.y0; y <= seen.y1; y++) {
    for (let x = seen.x0; x <= seen.x1; x++) {
      if (!cover.has(y * map.width + x)) continue
      for (const [x1, y1, x2, y2] of BRICKS) {
        path.moveTo(x + x1, y + y1)
        path.lineTo(x + x2, y + y2)
      }
    }
  }
  for (const [ink, width] of [
    [colours.table, 0.1],
    [colours.cover, 0.045],
  ] as const) {
    g.globalAlpha = strength
    g.strokeStyle = ink
    g.lineWidth = Math.max(width, pixel) * weight
    g.stroke(path)
  }
  g.globalAlpha = 1
}

const BRICKS = [
  [0.12, 0.56, 0.88, 0.56],
  [0.12, 0.72, 0.88, 0.72],
  [0.12, 0.88, 0.88, 0.88],
  [0.12, 0.56, 0.12, 0.72],
  [0.5, 0.56, 0.5, 0.72],
  [0.88, 0.56, 0.88, 0.72],
  [0.31, 0.72, 0.31, 0.88],
  [0.69, 0.72, 0.69, 0.88],
] as const

/** A warning triangle in each square. */
function paintWarnings({ g, colours, seen, map, pixel }: Canvas, hazardous: ReadonlySet<number>): void {
  const path = new Path2D()
  for (let y = seen.y0; y <= seen.y1; y++) {
    for (let x = seen.x0; x <= seen.x1; x++) {
      if (!hazardous.has(y * map.width + x)) continue
      path.moveTo(x + 0.5, y + 0.2)
      path.lineTo(x + 0.82, y + 0.78)
      path.lineTo(x + 0.18, y + 0.78)
      path.closePath()
      path.moveTo(x + 0.5, y + 0.4)
      path.lineTo(x + 0.5, y + 0.58)
      path.moveTo(x + 0.5, y + 0.67)
      path.lineTo(x + 0.5, y + 0.7)
    }
  }
  g.lineJoin = 'round'
  g.lineCap = 'round'
  for (const [ink, width] of [
    [colours.table, 0.12],
    [colours.hazard, 0.06],
  ] as const) {
    g.strokeStyle = ink
    g.lineWidth = Math.max(width, pixel)
    g.stroke(path)
  }
}

/** Squares narrower than this many CSS pixels have no lines: they would only be a grey veil. */
const NARROWEST = 9

function paintGrid(canvas: Canvas, overPicture: boolean): void {
  if (1 / canvas.pixel < NARROWEST) return
  if (overPicture) paintClearGrid(canvas)
  else paintFullGrid(canvas)
}

/** Lines are filled as long thin rectangles: without a graphics processor strokes cost far more. */
function paintFullGrid({ g, colours, seen: { x0, y0, x1, y1 }, pixel }: Canvas): void {
  g.fillStyle = colours.grid
  for (let x = x0; x <= x1 + 1; x++) g.fillRect(x - pixel / 2, y0, pixel, y1 + 1 - y0)
  for (let y = y0; y <= y1 + 1; y++) g.fillRect(x0, y - pixel / 2, x1 + 1 - x0, pixel)
}

/** Lines that the picture shines through are one path: each by itself, they would be darker where they cross. */
function paintClearGrid({ g, colours, seen: { x0, y0, x1, y1 }, pixel }: Canvas): void {
  g.strokeStyle = colours.pictureGrid
  g.lineWidth = pixel
  g.beginPath()
  for (let x = x0; x <= x1 + 1; x++) {
    g.moveTo(x, y0)
    g.lineTo(x, y1 + 1)
  }
  for (let y = y0; y <= y1 + 1; y++) {
    g.moveTo(x0, y)
    g.lineTo(x1 + 1, y)
  }
  g.stroke()
}
