import type { Canvas } from './canvas'
import type { Colours } from './colours'
import { paintToken } from './paintToken'
import type { TokenMarks } from './tokenDrawing'
import type { BoardToken } from './types'

/** Room around the square for rings and badges, in squares of the token. */
const MARGIN = 0.25

/** More than are ever in sight at once; then all are made anew. */
const MOST = 600

type Sprites = Map<string, OffscreenCanvas>
/** By the theme's colours, which are read anew when the theme changes. */
const known = new WeakMap<Colours, Sprites>()

/**
 * A token as `paintToken` paints it, out of a picture of it: while the map moves the same tokens are painted at each frame,
 * and letters cost far more than pictures. Pictures are made at sizes a factor of two apart.
 */
export function paintSprite(canvas: Canvas, token: BoardToken, marks: TokenMarks): void {
  const { g, map, seen, scale } = canvas
  const { size } = token
  const x = token.cell % map.width
  const y = (token.cell - x) / map.width
  if (x + size < seen.x0 || y + size < seen.y0 || x > seen.x1 + 1 || y > seen.y1 + 1) return
  const pixels = 2 ** Math.ceil(Math.log2(Math.max(8, size * scale)))
  const sprite = spriteOf(canvas, token, marks, pixels)
  const margin = MARGIN * size
  g.drawImage(sprite, x - margin, y - margin, size + 2 * margin, size + 2 * margin)
}

function spriteOf({ colours }: Canvas, token: BoardToken, marks: TokenMarks, pixels: number): OffscreenCanvas {
  let sprites = known.get(colours)
  if (!sprites || sprites.size > MOST) known.set(colours, (sprites = new Map()))
  const key = keyOf(token, marks, pixels)
  const found = sprites.get(key)
  if (found) return found
  const side = Math.ceil(pixels * (1 + 2 * MARGIN))
  const sprite = new OffscreenCanvas(side, side)
  const g = sprite.getContext('2d')
  if (g) {
    g.setTransform(pixels, 0, 0, pixels, pixels * MARGIN, pixels * MARGIN)
    const map = { width: 1, height: 1 }
    const view = { x: 0, y: 0, zoom: 1 }
    const pixel = devicePixelRatio / pixels
    const seen = { x0: 0, y0: 0, x1: 0, y1: 0 }
    paintToken({ g, map, view, seen, colours, pixel, scale: pixels }, { ...token, cell: 0, size: 1 }, marks)
  }
  sprites.set(key, sprite)
  return sprite
}

function keyOf(token: BoardToken, { selected, choice }: TokenMarks, pixels: number): string {
  const { letter, side, now, hidden, dead, badges } = token
  return [pixels, letter, side, now, hidden, dead, selected, choice, ...badges.map(({ icon }) => icon)].join('|')
}
