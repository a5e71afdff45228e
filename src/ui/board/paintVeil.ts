import type { Canvas } from './canvas'
import type { BoardSight } from './types'
import type { Size } from './view'

/** How dark squares are that were seen before, and those that never were: of 255. */
const REMEMBERED = 90
const UNSEEN = 165

/** Squares narrower than this many CSS pixels have no line around what is seen. */
const NARROWEST = 9

/** One pixel a square, made once for each sight: painting costs the same however many squares there are. */
const veils = new WeakMap<Uint8Array, { canvas: OffscreenCanvas; known: Uint8Array; ink: string }>()

/**
 * A veil over the squares that the players do not see, thinner where they have been seen before, with a line around what
 * is seen now. Only the GM's window has it: the players' window is sent no more than it may show.
 */
export function paintVeil(canvas: Canvas, sight: BoardSight): void {
  const { g, map, colours } = canvas
  g.imageSmoothingEnabled = false
  g.drawImage(veil(sight, map, colours.veil), 0, 0, map.width, map.height)
  g.imageSmoothingEnabled = true
  paintEdge(canvas, sight)
}

function veil({ visible, known }: BoardSight, { width, height }: Size, ink: string): OffscreenCanvas {
  const made = veils.get(visible)
  if (made && made.known === known && made.ink === ink) return made.canvas
  const canvas = new OffscreenCanvas(width, height)
  const g = canvas.getContext('2d')
  if (g) {
    g.fillStyle = ink
    g.fillRect(0, 0, width, height)
    const pixels = g.getImageData(0, 0, width, height)
    for (let cell = 0; cell < width * height; cell++)
      pixels.data[cell * 4 + 3] = visible[cell] ? 0 : known[cell] ? REMEMBERED : UNSEEN
    g.putImageData(pixels, 0, 0)
  }
  veils.set(visible, { canvas, known, ink })
  return canvas
}

function paintEdge({ g, colours, seen, map, pixel }: Canvas, { visible }: BoardSight): void {
  if (1 / pixel < NARROWEST) return
  const { width, height } = map
  const path = new Path2D()
  for (let y = seen.y0; y <= seen.y1; y++) {
    for (let x = seen.x0; x <= seen.x1; x++) {
      const cell = y * width + x
      if (x + 1 < width && visible[cell] !== visible[cell + 1]) {
        path.moveTo(x + 1, y)
        path.lineTo(x + 1, y + 1)
      }
      if (y + 1 < height && visible[cell] !== visible[cell + width]) {
        path.moveTo(x, y + 1)
        path.lineTo(x + 1, y + 1)
      }
    }
  }
  g.lineCap = 'square'
  g.strokeStyle = colours.frame
  g.lineWidth = 1.5 * pixel
  g.setLineDash([6 * pixel, 5 * pixel])
  g.stroke(path)
  g.setLineDash([])
}
