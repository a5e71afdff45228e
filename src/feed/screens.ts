import * as v from 'valibot'

/** What a screen is for. `wall`: upright, read from across the room. `table`: it lies flat, and miniatures stand on it. */
export const SCREEN_KINDS = ['wall', 'table', 'phone'] as const
export type ScreenKind = (typeof SCREEN_KINDS)[number]

/** The name of the players' window on the GM's computer. No screen elsewhere has it: theirs are typed. */
export const HERE = ''

/** Longer names do not fit into a link. */
export const MOST_NAME = 40
/** More screens than these stand in no room. */
export const MOST_SCREENS = 50

/** Device pixels per millimetre: what has more or fewer is no screen. */
export const dots = v.pipe(v.number(), v.minValue(0.1), v.maxValue(100))
const millimetres = v.pipe(v.number(), v.minValue(5), v.maxValue(500))

/** How the GM has set up one screen. Each screen is sent all of them and follows the one of its name. */
export const screenSetting = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MOST_NAME)),
  kind: v.picklist(SCREEN_KINDS),
  /** Device pixels per millimetre; null: nobody has measured the screen yet. */
  dots: v.nullable(dots),
  /** Side of a square in millimetres. */
  square: millimetres,
  /** Instead of the fight the frame of a bank card is shown, to measure the screen by. */
  measuring: v.boolean(),
})
export type ScreenSetting = v.InferOutput<typeof screenSetting>
export const screenSettings = v.pipe(v.array(screenSetting), v.maxLength(MOST_SCREENS))

/** Most rows of a code to be scanned. */
const MOST_ROWS = 200

/** How latecomers come to the table: a link, and its code row by row, `1` for dark. Shown where the GM wants it. */
export const wayIn = v.strictObject({
  link: v.pipe(v.string(), v.maxLength(2_000)),
  rows: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[01]{1,200}$/))), v.maxLength(MOST_ROWS)),
})
export type WayIn = v.InferOutput<typeof wayIn>

/** The setting of the screen with this name; undefined: the GM has set up none. null: the screen has no name. */
export function settingOf(screens: readonly ScreenSetting[], name: string | null): ScreenSetting | undefined {
  return screens.find(one => one.name === name)
}

/** Width and height in device pixels, or in squares. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** What the window on this computer says of itself. */
export interface PageReport extends Extent {
  /** Device pixels per millimetre, where somebody has just measured it by a card on the screen itself. */
  readonly dots?: number | undefined
}

/** Millimetres of a card as banks give them out (ISO/IEC 7810, ID-1). */
export const CARD: Extent = { width: 85.6, height: 54 }
/** Millimetres of the ruler by which the scale is checked. */
export const RULER = 100
const INCH = 25.4
/** Millimetres that a square is offered at: bases of 25 mm, of one inch, of 28 and of 30 mm. */
export const SQUARES: readonly number[] = [25, INCH, 28, 30]

/** Device pixels per millimetre while nobody has measured: those of a 32-inch screen with 1920 × 1080 pixels. */
export const USUAL_DOTS = dotsOfDiagonal({ width: 1920, height: 1080 }, 32)

/** Device pixels per millimetre of a screen. @param diagonal in inches */
export function dotsOfDiagonal({ width, height }: Extent, diagonal: number): number {
  return Math.hypot(width, height) / (diagonal * INCH)
}

/** The diagonal of a screen in inches: the reverse of `dotsOfDiagonal`. */
export function diagonalOf({ width, height }: Extent, perMillimetre: number): number {
  return Math.hypot(width, height) / (perMillimetre * INCH)
}

type Scale = Pick<ScreenSetting, 'dots' | 'square'>

/** The side of a square in device pixels, with its fraction: rounding it would add up over the table. */
export function squarePixels({ dots: perMillimetre, square }: Scale): number {
  return (perMillimetre ?? USUAL_DOTS) * square
}

/** The height of the line at either long edge, in sixteenths of the page as all sizes there are. */
export const EDGE_REM = 4
/** Pixels of the page that one of its rem is measured on: 16 at 1920 × 1080. */
const PAGE: Extent = { width: 1920, height: 1080 }
const REM = 16

/** Device pixels of a rem on a page with so many of them. */
export function remPixels({ width, height }: Extent): number {
  return REM * Math.min(width / PAGE.width, height / PAGE.height)
}

/** How many whole squares lie on the table between its two edges. @param page in device pixels */
export function tableSize(page: Extent, scale: Scale): Extent {
  const side = squarePixels(scale)
  // A square that is short of its room by less than half a pixel is there.
  const whole = (room: number) => Math.max(1, Math.floor((room + 0.5) / side))
  return { width: whole(page.width), height: whole(page.height - 2 * EDGE_REM * remPixels(page)) }
}

/** Quarters by which the map is turned on the table, clockwise. */
export const TURNS = [0, 1, 2, 3] as const
export type Turn = (typeof TURNS)[number]

/** What a screen that lies on the table shows of the map: the top-left square, and how it is turned. */
export interface TableView {
  readonly x: number
  readonly y: number
  readonly turn: Turn
}

/** The block of the map that a table of this size shows: a quarter turn lays its long side along the columns. */
export function blockShown({ x, y, turn }: TableView, { width, height }: Extent) {
  return turn % 2 === 0 ? { x, y, width, height } : { x, y, width: height, height: width }
}

/** Turned by a quarter clockwise about the middle of what is shown, which stays on whole squares. */
export function turned(view: TableView, size: Extent): TableView {
  const before = blockShown(view, size)
  const turn = ((view.turn + 1) % TURNS.length) as Turn
  const after = blockShown({ ...view, turn }, size)
  return {
    x: view.x + Math.trunc((before.width - after.width) / 2),
    y: view.y + Math.trunc((before.height - after.height) / 2),
    turn,
  }
}

/** The view so that this block of squares lies in the middle of the table. */
export function centredOn(
  block: { readonly x: number; readonly y: number } & Extent,
  size: Extent,
  turn: Turn = 0,
): TableView {
  const { width, height } = blockShown({ x: 0, y: 0, turn }, size)
  return {
    x: block.x + Math.floor((block.width - width) / 2),
    y: block.y + Math.floor((block.height - height) / 2),
    turn,
  }
}

/** A direction as whoever sits at the near edge of the table sees it. */
export type Direction = 'left' | 'right' | 'up' | 'down'
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/**
 * The view moved by so many whole squares: everything on the table goes the other way.
 *
 * @param direction on the map, whichever way it lies on the table
 */
export function steppedTo(view: TableView, direction: Direction, squares: number): TableView {
  const [x, y] = STEPS[direction]
  return { ...view, x: view.x + x * squares, y: view.y + y * squares }
}

/** A step of a table-full in this direction, in squares. */
export function tableFull(view: TableView, size: Extent, direction: Direction): number {
  const { width, height } = blockShown(view, size)
  return direction === 'left' || direction === 'right' ? width : height
}

/** The view moved by whole table-fulls, as few as it takes, until this square lies on the table: itself where it lies there already. */
export function leafedTo(view: TableView, size: Extent, at: { readonly x: number; readonly y: number }): TableView {
  const { x, y, width, height } = blockShown(view, size)
  return {
    ...view,
    x: x + Math.floor((at.x - x) / width) * width,
    y: y + Math.floor((at.y - y) / height) * height,
  }
}

/**
 * Where everything on the table goes when the view is moved, as seen from the near edge: columns to the right, rows down.
 * The same for all of it, as long as the map lies as it did.
 */
export function shiftOnTable(before: TableView, after: TableView): { right: number; down: number } {
  let [right, down] = [before.x - after.x, before.y - after.y]
  for (let i = 0; i < after.turn; i++) [right, down] = [-down, right]
  return { right, down }
}

/** The middle of a square on the table in squares from its top-left corner, as seen from the near edge. */
export function placeOnTable(
  at: { readonly x: number; readonly y: number },
  view: TableView,
  size: Extent,
): { x: number; y: number } {
  const { width, height } = blockShown(view, size)
  const [x, y] = [at.x + 0.5 - view.x, at.y + 0.5 - view.y]
  switch (view.turn) {
    case 0:
      return { x, y }
    case 1:
      return { x: height - y, y: x }
    case 2:
      return { x: width - x, y: height - y }
    case 3:
      return { x: y, y: width - x }
  }
}

const whole = v.pipe(v.number(), v.safeInteger())
const keptScreens = v.object({
  screens: v.pipe(
    v.array(
      v.object({
        ...screenSetting.entries,
        page: v.object({ width: whole, height: whole }),
        views: v.record(v.string(), v.object({ x: whole, y: whole, turn: v.picklist(TURNS) })),
        // Screens that were kept before there was a choice follow nobody.
        follows: v.optional(v.boolean(), false),
      }),
    ),
    v.maxLength(MOST_SCREENS),
  ),
  minis: v.record(v.string(), v.record(v.string(), v.boolean())),
})

/** A screen as the GM's window keeps it. */
export interface KeptScreen extends ScreenSetting {
  /** Its page in device pixels, as the GM or the page has said. */
  readonly page: Extent
  /** What it shows where it lies on the table, by the map. */
  readonly views: Readonly<Record<string, TableView>>
  /** Lying on the table it shows whoever acts, by whole table-fulls, as long as no miniature stands on what it shows. */
  readonly follows: boolean
}

/** How screens are set up and whose place miniatures take, from what was kept; null: nothing was, or something that is not it. */
export function readKeptScreens(text: string | undefined): v.InferOutput<typeof keptScreens> | null {
  try {
    const read = v.safeParse(keptScreens, JSON.parse(text ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
