/** Where the letter stands on a token with a picture or a face, in a 100 × 100 box, and how large it is if it is one, or two. */
export interface LetterTag {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly short: number
  readonly long: number
  /** Of a tag that two letters stand on whole: its middle, and half its width. Absent: a round one, which they overhang. */
  readonly wide?: { readonly x: number; readonly half: number }
}

/** At the rim of a token on the GM's map. On a small token it grows until its letter can be read (`tagScale`). */
export const LETTER_TAG: LetterTag = { x: 84, y: 16, radius: 15, short: 24, long: 20 }
/** What stays in its place while the tag grows: so it never leaves the corner. */
export const TAG_ANCHOR = { x: 77, y: 23 }
/** On a badge, or to be read from across the room: as large as a letter without a picture. */
export const LARGE_LETTER_TAG: LetterTag = { x: 87, y: 13, radius: 29, short: 46, long: 42, wide: { x: 77, half: 40 } }

/** The line round a picture and round the tag that sets them off from the colour of the side. */
export const PICTURE_OUTLINE = 3

/** How large the letter of a tag is. */
export const tagLetter = (tag: LetterTag, letter: string): number => (letter.length > 1 ? tag.long : tag.short)

/**
 * How many times larger than usual the tag on the map is.
 *
 * @param least how large letters are at least, in the box of the token
 */
export const tagScale = (letter: string, least: number): number => Math.max(1, least / tagLetter(LETTER_TAG, letter))
