/** A number or word at a token: what has just become of it. */
export interface BoardFloat {
  /** Another key rises anew. */
  readonly key: string
  /** The token's top left square, and its side in squares. */
  readonly cell: number
  readonly size: number
  readonly words: string
  readonly tone: 'loss' | 'gain' | 'miss'
}
