import type { Rect } from '~/grid/squares'
import type { Colours } from './colours'
import { SQUARE, type Size, type Viewport } from '../geometry/viewport'

/** A canvas being painted: one unit is one square of the map, only `seen` needs to be painted. */
export interface Canvas {
  readonly g: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  readonly map: Size
  readonly view: Viewport
  readonly seen: Rect
  readonly colours: Colours
  /** A length of one CSS pixel, in squares. */
  readonly pixel: number
  /** Device pixels per square. */
  readonly scale: number
}

/** Makes the canvas as large as the board and clears it, when it is not so already. */
export function cleared(g: CanvasRenderingContext2D, board: Size): void {
  const ratio = devicePixelRatio
  const width = Math.round(board.width * ratio)
  const height = Math.round(board.height * ratio)
  if (g.canvas.width !== width || g.canvas.height !== height) {
    g.canvas.width = width
    g.canvas.height = height
  } else {
    g.setTransform(1, 0, 0, 1, 0, 0)
    g.clearRect(0, 0, width, height)
  }
}

/** Points the context at the map. */
export function aimed(g: CanvasRenderingContext2D, map: Size, view: Viewport, seen: Rect, colours: Colours): Canvas {
  const ratio = devicePixelRatio
  const scale = SQUARE * view.zoom * ratio
  g.setTransform(scale, 0, 0, scale, view.x * ratio, view.y * ratio)
  return { g, map, view, seen, colours, pixel: 1 / (SQUARE * view.zoom), scale }
}
