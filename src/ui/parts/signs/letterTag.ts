/** Where the letter stands on a token with a picture, in a 100 × 100 box, and how large it is if it is one, or two. */
export interface LetterTag {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly short: number
  readonly long: number
}

/** On a token that is large enough for it. */
export const LETTER_TAG: LetterTag = { x: 83, y: 17, radius: 21, short: 33, long: 25 }
/** On a small one, or to be read from across the room: as large as a letter without a picture. board.css makes the other this one. */
export const LARGE_LETTER_TAG: LetterTag = { x: 87, y: 13, radius: 29, short: 46, long: 35 }

/** The line round a picture and round the tag that sets them off from the colour of the side. */
export const PICTURE_OUTLINE = 3
