import type { Canvas } from '../canvas/canvas'
import { paintToken } from './paintToken'
import { FAR, leastLetter, type TokenLook } from '../tokens/tokenDrawing'

/**
 * The sizes of the pictures: squares of up to so many CSS pixels, each twice the one before. On wider squares few tokens have
 * room, and pictures of that size cost hardly less than what they show.
 */
const WIDTHS = [FAR / 4, FAR / 2, FAR]

/** Room around the square for rings, in squares. */
const MARGIN = 0.1

/** Pictures of all tokens at one size. */
interface Sheet {
  readonly picture: ImageBitmap
  /** Of one token with its margin, in pixels of the picture. */
  readonly side: number
  readonly columns: number
}

/**
 * Paints the tokens while the map moves, as `paintToken` does, but out of pictures of them: the same tokens are painted at each
 * frame, and letters cost far more than pictures. All tokens of a size share one canvas, for a canvas costs more to make than
 * what is painted on it. Made for one list of looks and one theme; another needs new sheets.
 */
export class TokenSheets {
  readonly #looks: readonly TokenLook[]
  readonly #sheets = new Map<string, Sheet | null>()

  constructor(looks: readonly TokenLook[]) {
    this.#looks = looks
  }

  /** Paints all tokens, the dead below the others. */
  paint(canvas: Canvas): void {
    const width = WIDTHS.find(most => 1 / canvas.pixel <= most)
    const sheet = width === undefined ? null : this.#sheet(canvas, width)
    for (const isDead of [true, false])
      for (const [index, look] of this.#looks.entries())
        if ((look.token.dead === true) === isDead) paintOne(canvas, sheet, index, look)
  }

  #sheet(canvas: Canvas, width: number): Sheet | null {
    const pixels = Math.ceil(width * devicePixelRatio)
    const least = leastLetter(1 / canvas.pixel)
    const key = `${pixels}/${least}`
    let sheet = this.#sheets.get(key)
    if (sheet === undefined) this.#sheets.set(key, (sheet = sheetOf(canvas, this.#looks, pixels, least)))
    return sheet
  }
}

function paintOne(canvas: Canvas, sheet: Sheet | null, index: number, { token, marks }: TokenLook): void {
  // Large ones are few; on the sheet all would need their room.
  if (!sheet || token.size > 1) return paintToken(canvas, token, marks)
  const { g, map, seen } = canvas
  const x = token.cell % map.width
  const y = (token.cell - x) / map.width
  if (x + 1 < seen.x0 || y + 1 < seen.y0 || x > seen.x1 + 1 || y > seen.y1 + 1) return
  const { picture, side, columns } = sheet
  const [left, top] = [(index % columns) * side, Math.floor(index / columns) * side]
  const length = 1 + 2 * MARGIN
  g.drawImage(picture, left, top, side, side, x - MARGIN, y - MARGIN, length, length)
}

/** @param pixels of a square; null where there is nothing to show. Letters are as large as where the sheet is used. */
function sheetOf({ colours }: Canvas, looks: readonly TokenLook[], pixels: number, least: number): Sheet | null {
  if (looks.length === 0) return null
  const columns = Math.ceil(Math.sqrt(looks.length))
  const side = Math.ceil(pixels * (1 + 2 * MARGIN))
  const canvas = new OffscreenCanvas(columns * side, Math.ceil(looks.length / columns) * side)
  const g = canvas.getContext('2d')
  if (!g) return null
  const alone = {
    g,
    map: { width: 1, height: 1 },
    view: { x: 0, y: 0, zoom: 1 },
    seen: { x0: 0, y0: 0, x1: 0, y1: 0 },
    colours,
    pixel: devicePixelRatio / pixels,
    scale: pixels,
  }
  for (const [index, { token, marks }] of looks.entries()) {
    if (token.size > 1) continue
    const scale = side / (1 + 2 * MARGIN)
    const [left, top] = [(index % columns) * side, Math.floor(index / columns) * side]
    g.setTransform(scale, 0, 0, scale, left + scale * MARGIN, top + scale * MARGIN)
    paintToken(alone, { ...token, cell: 0 }, marks, 1, least)
  }
  return { picture: canvas.transferToImageBitmap(), side, columns }
}
