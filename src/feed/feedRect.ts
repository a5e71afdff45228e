/** A rectangle of the map, in squares from its top left. */
export interface FeedRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
