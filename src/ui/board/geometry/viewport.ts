import type { Rect } from '~/grid/squares'

/** A place in squares (on the map) or in CSS pixels from the top left corner of the board (on the screen). */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Width and height, of a map in squares, of a board in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** How the map lies on the screen: its corner in CSS pixels, and its zoom. screen = map × SQUARE × zoom + corner. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** The side of a square at zoom 1, in CSS pixels. */
export const SQUARE = 50

export const MAX_ZOOM = 4
const MIN_ZOOM = 0.2

/** Room left around the map when all of it is shown, in CSS pixels. */
const MARGIN = 24

/** Where a place of the map is on the screen. */
export function toScreen(view: Viewport, at: Point): Point {
  const scale = SQUARE * view.zoom
  return { x: at.x * scale + view.x, y: at.y * scale + view.y }
}

/** Which place of the map is under a place of the screen; squares with their fraction, also off the map. */
export function toMap(view: Viewport, at: Point): Point {
  const scale = SQUARE * view.zoom
  return { x: (at.x - view.x) / scale, y: (at.y - view.y) / scale }
}

/** The cell under a place of the screen; null off the map. */
export function cellAt(view: Viewport, map: Size, at: Point): number | null {
  const { x, y } = toMap(view, at)
  const column = Math.floor(x)
  const row = Math.floor(y)
  if (column < 0 || row < 0 || column >= map.width || row >= map.height) return null
  return row * map.width + column
}

/** All of the map, in the middle of the board, never larger than zoom 1.5. */
export function fitted(map: Size, board: Size): Viewport {
  const zoom = Math.min(1.5, fullZoom(map, board))
  return centred({ x: 0, y: 0, zoom }, board, { x: map.width / 2, y: map.height / 2 })
}

/** Squares that are smaller than this, as a zoom, cannot be told apart at the first look. */
const READ_ZOOM = 0.6

/** A block of squares and three around it, at a zoom from which it can be read, as far as there is room. */
export function fittedTo({ x0, y0, x1, y1 }: Rect, map: Size, board: Size): Viewport {
  const around = { width: x1 - x0 + 7, height: y1 - y0 + 7 }
  const zoom = Math.max(fitted(map, board).zoom, Math.min(1, Math.max(READ_ZOOM, fullZoom(around, board))))
  return centred({ x: 0, y: 0, zoom }, board, { x: (x0 + x1 + 1) / 2, y: (y0 + y1 + 1) / 2 })
}

/** The same zoom with a place of the map in the middle of the board. */
export function centred(view: Viewport, board: Size, at: Point): Viewport {
  const scale = SQUARE * view.zoom
  return { zoom: view.zoom, x: board.width / 2 - at.x * scale, y: board.height / 2 - at.y * scale }
}

/** Zoomed by a factor, within the limits; what is under `at` stays under it. */
export function zoomedAt(view: Viewport, map: Size, board: Size, at: Point, factor: number): Viewport {
  const least = Math.min(MIN_ZOOM, fullZoom(map, board))
  const zoom = Math.min(MAX_ZOOM, Math.max(least, view.zoom * factor))
  const ratio = zoom / view.zoom
  return { zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** Pulled back so far that the middle of the board lies on the map: the map can never be lost. */
export function limited(view: Viewport, map: Size, board: Size): Viewport {
  const scale = SQUARE * view.zoom
  const middle = { x: board.width / 2, y: board.height / 2 }
  const within = (corner: number, centre: number, length: number) =>
    Math.min(centre, Math.max(centre - length * scale, corner))
  return { zoom: view.zoom, x: within(view.x, middle.x, map.width), y: within(view.y, middle.y, map.height) }
}

/** Moved as little as needed to bring a block of squares, with one square around it, onto the board. */
export function revealing(view: Viewport, board: Size, rect: Rect): Viewport {
  const start = toScreen(view, { x: rect.x0 - 1, y: rect.y0 - 1 })
  const end = toScreen(view, { x: rect.x1 + 2, y: rect.y1 + 2 })
  const shift = (from: number, to: number, length: number) => (from < 0 ? -from : to > length ? length - to : 0)
  return {
    zoom: view.zoom,
    x: view.x + shift(start.x, end.x, board.width),
    y: view.y + shift(start.y, end.y, board.height),
  }
}

/** The squares of the map that are at least partly on the board; undefined when none is. */
export function visibleSquares(view: Viewport, map: Size, board: Size): Rect | undefined {
  const start = toMap(view, { x: 0, y: 0 })
  const end = toMap(view, { x: board.width, y: board.height })
  const rect = {
    x0: Math.max(0, Math.floor(start.x)),
    y0: Math.max(0, Math.floor(start.y)),
    x1: Math.min(map.width, Math.ceil(end.x)) - 1,
    y1: Math.min(map.height, Math.ceil(end.y)) - 1,
  }
  return rect.x1 < rect.x0 || rect.y1 < rect.y0 ? undefined : rect
}

/** The zoom at which all of the map just fits. */
function fullZoom(map: Size, board: Size): number {
  const across = Math.max(1, board.width - 2 * MARGIN) / map.width
  const down = Math.max(1, board.height - 2 * MARGIN) / map.height
  return Math.min(across, down) / SQUARE
}
