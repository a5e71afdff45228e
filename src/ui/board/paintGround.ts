import type { Canvas } from './canvas'
import type { LaidPicture } from './picture'
import type { BoardMap } from './types'

/** The floor: plain ground or the picture, rock, hatching on difficult ground, and the grid. */
export function paintGround(canvas: Canvas, map: BoardMap, laid: LaidPicture | null): void {
  const { g, colours } = canvas
  g.fillStyle = colours.ground
  g.fillRect(0, 0, map.width, map.height)
  if (laid) {
    const { picture, x, y, width, height } = laid
    g.imageSmoothingQuality = 'medium'
    g.save()
    // A printed grid may begin inside the picture, and its last squares may lie half outside.
    g.beginPath()
    g.rect(0, 0, map.width, map.height)
    g.clip()
    g.drawImage(picture.at(canvas.scale * width), x, y, width, height)
    g.restore()
  }
  if (map.solid?.size) paintRock(canvas, map.solid)
  if (map.difficult?.size) paintHatching(canvas, map.difficult)
  paintGrid(canvas, laid !== null)
}

function paintRock({ g, colours, seen, map }: Canvas, solid: ReadonlySet<number>): void {
  g.fillStyle = colours.rock
  g.beginPath()
  for (let y = seen.y0; y <= seen.y1; y++)
    for (let x = seen.x0; x <= seen.x1; x++) if (solid.has(y * map.width + x)) g.rect(x, y, 1, 1)
  g.fill()
}

function paintHatching({ g, colours, seen, map, pixel }: Canvas, difficult: ReadonlySet<number>): void {
  g.strokeStyle = colours.hatch
  g.lineWidth = Math.max(0.035, pixel)
  g.beginPath()
  for (let y = seen.y0; y <= seen.y1; y++) {
    for (let x = seen.x0; x <= seen.x1; x++) {
      if (!difficult.has(y * map.width + x)) continue
      for (const offset of [0.25, 0.75, 1.25, 1.75]) {
        g.moveTo(x + Math.max(0, offset - 1), y + Math.min(1, offset))
        g.lineTo(x + Math.min(1, offset), y + Math.max(0, offset - 1))
      }
    }
  }
  g.stroke()
}

/** Squares narrower than this many CSS pixels have no lines: they would only be a grey veil. */
const NARROWEST = 9

function paintGrid({ g, colours, seen, pixel }: Canvas, overPicture: boolean): void {
  if (1 / pixel < NARROWEST) return
  g.strokeStyle = overPicture ? colours.pictureGrid : colours.grid
  g.lineWidth = pixel
  g.beginPath()
  for (let x = seen.x0; x <= seen.x1 + 1; x++) {
    g.moveTo(x, seen.y0)
    g.lineTo(x, seen.y1 + 1)
  }
  for (let y = seen.y0; y <= seen.y1 + 1; y++) {
    g.moveTo(seen.x0, y)
    g.lineTo(seen.x1 + 1, y)
  }
  g.stroke()
}
