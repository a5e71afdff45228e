import type { Rect } from '~/grid/squares/rect'
import type { Canvas } from '../canvas/canvas'
import type { Point } from '../geometry/viewport'

/** A drawing over the ground, under the tokens: painted anew while everything else stays as it is. */
export interface Sketch {
  /** The squares it covers, some of them perhaps off the map. */
  readonly extent: Rect
  paint(canvas: Canvas): void
  /** Words beside a place of it. */
  readonly label?: { readonly at: Point; readonly words: string; readonly refused?: boolean } | undefined
}

/** What is held with a press of the pointer or a key. */
export interface Modifiers {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

/**
 * Takes the pointer and the keyboard's cursor on the ground: measures, paints, draws, places. Places are in squares, with
 * their fraction, also off the map. A click is a press and a release at one place.
 */
export interface BoardTool {
  /** What it does, for the one who listens: "Ruler". */
  readonly words: string
  /** What the keyboard's cursor walks on. */
  readonly grain: 'square' | 'corner'
  /** What Enter is: a click, or the press that begins a stroke and at the second time the release that ends it. */
  readonly enter: 'click' | 'stroke'
  press(at: Point, held: Modifiers): void
  /** The pointer or the cursor went on; null: it left the board. */
  move(at: Point | null, held: Modifiers): void
  release(at: Point, held: Modifiers): void
  /** Takes the latest step of what is being drawn back; where nothing is drawn but chosen: the next one here. */
  back(): void
  /** What is being drawn is given up; false: there was nothing. */
  giveUp(): boolean
  /** What is said about the cursor's place besides the square itself. */
  say(): string | null
  /** What is being drawn, as it stands. */
  readonly sketch: Sketch | null
  /** It was laid down with Escape. */
  onLeave(): void
}
