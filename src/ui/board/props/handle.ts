/** What the page may ask of a mounted board. */
export interface BoardHandle {
  /** Shows the whole map. */
  fit(): void
  zoomBy(factor: number): void
  /** Brings a square to the middle. */
  centreOn(cell: number): void
  /** Looks elsewhere by as little as needed to have a square in view, with one around it. */
  reveal(cell: number): void
  /** Moves the keyboard to a token. */
  focusToken(id: string): void
  /** Switches the square cursor on or off. */
  toggleCursor(): void
  /** An arrow key that was pressed elsewhere: the cursor comes up at whoever moves, and goes that way. */
  walkCursor(key: string): void
}
