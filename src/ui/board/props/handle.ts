import type { Rect } from '~/grid/squares/rect'

/** What the page may ask of a mounted board. */
export interface BoardHandle {
  /** Shows the whole map. */
  fit(): void
  zoomBy(factor: number): void
  /** Brings a square to the middle. */
  centreOn(cell: number): void
  /** Moves the keyboard to a token. */
  focusToken(id: string): void
  /** Switches the square cursor on or off. */
  toggleCursor(): void
  /** An arrow key that was pressed elsewhere: the cursor comes up at whoever moves, and goes that way. */
  walkCursor(key: string): void
  /** The squares in view; null while the board has no size. */
  inView(): Rect | null
}
