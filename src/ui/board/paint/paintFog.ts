import type { Canvas } from '../canvas/canvas'
import type { BoardSight } from '../props'
import type { Size } from '../geometry/viewport'

/** How dark squares are that were seen before, and those that never were. */
const REMEMBERED = 0.3
const UNSEEN = 0.58

/** Squares narrower than this many CSS pixels have no line around what is seen. */
const NARROWEST = 9

/** So many squares on the screen are painted one run after the other; more, from a picture of one pixel a square. */
const FEW = 2500

/**
 * Fog over the squares that the players do not see, thinner where they have been seen before, with a line around what
 * is seen now. Only the GM's window has it: the players' window is sent no more than it may show.
 */
export function paintFog(canvas: Canvas, sight: BoardSight): void {
  const { g, map, colours, seen } = canvas
  if ((seen.x1 - seen.x0 + 1) * (seen.y1 - seen.y0 + 1) <= FEW) paintRuns(canvas, sight)
  else {
    g.imageSmoothingEnabled = false
    g.drawImage(fogPicture(sight, map, colours.fog), 0, 0, map.width, map.height)
    g.imageSmoothingEnabled = true
  }
  paintEdge(canvas, sight)
}

function paintRuns({ g, map, colours, seen }: Canvas, { visible, known }: BoardSight): void {
  g.fillStyle = colours.fog
  for (const [strength, isFogged] of [
    [REMEMBERED, (cell: number) => !visible[cell] && known[cell]],
    [UNSEEN, (cell: number) => !visible[cell] && !known[cell]],
  ] as const) {
    g.globalAlpha = strength
    for (let y = seen.y0; y <= seen.y1; y++) {
      for (let x = seen.x0; x <= seen.x1; x++) {
        const start = x
        while (x <= seen.x1 && isFogged(y * map.width + x)) x++
        if (x > start) g.fillRect(start, y, x - start, 1)
      }
    }
  }
  g.globalAlpha = 1
}

/** Made once for each sight. */
const fogPictures = new WeakMap<Uint8Array, { canvas: OffscreenCanvas; known: Uint8Array; ink: string }>()

function fogPicture({ visible, known }: BoardSight, { width, height }: Size, ink: string): OffscreenCanvas {
  const made = fogPictures.get(visible)
  if (made && made.known === known && made.ink === ink) return made.canvas
  const canvas = new OffscreenCanvas(width, height)
  const g = canvas.getContext('2d')
  if (g) {
    g.fillStyle = ink
    g.fillRect(0, 0, width, height)
    const pixels = g.getImageData(0, 0, width, height)
    for (let cell = 0; cell < width * height; cell++)
      pixels.data[cell * 4 + 3] = visible[cell] ? 0 : Math.round(255 * (known[cell] ? REMEMBERED : UNSEEN))
    g.putImageData(pixels, 0, 0)
  }
  fogPictures.set(visible, { canvas, known, ink })
  return canvas
}

/** Lines are filled as long thin rectangles: without a graphics processor strokes cost far more. */
function paintEdge({ g, colours, seen, map, pixel }: Canvas, { visible }: BoardSight): void {
  if (1 / pixel < NARROWEST) return
  const { width, height } = map
  const thick = 1.5 * pixel
  g.fillStyle = colours.frame
  for (let y = seen.y0; y <= Math.min(seen.y1, height - 2); y++) {
    const isEdge = (x: number) => visible[y * width + x] !== visible[(y + 1) * width + x]
    for (let x = seen.x0; x <= seen.x1; x++) {
      const start = x
      while (x <= seen.x1 && isEdge(x)) x++
      if (x > start) g.fillRect(start, y + 1 - thick / 2, x - start, thick)
    }
  }
  for (let x = seen.x0; x <= Math.min(seen.x1, width - 2); x++) {
    const isEdge = (y: number) => visible[y * width + x] !== visible[y * width + x + 1]
    for (let y = seen.y0; y <= seen.y1; y++) {
      const start = y
      while (y <= seen.y1 && isEdge(y)) y++
      if (y > start) g.fillRect(x + 1 - thick / 2, start, thick, y - start)
    }
  }
}
