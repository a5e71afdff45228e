import type { FeedRect } from './alias'

/** More than any screen shows: the longer side of a piece, in pixels. */
const LONGEST_SIDE = 4_096
/** What multiplying squares by pixels may be off by. */
const NEARLY = 1e-6

/** A block of the map and the squares of it that are known. */
export interface Block extends FeedRect {
  readonly squares: readonly FeedRect[]
}

/**
 * Cuts blocks out of a map's picture, of each only the squares that are known, and encodes each anew, so that nothing of
 * the rest goes with them: no pixel, no metadata. The picture is decoded once.
 *
 * @param picture the whole picture
 * @param place where its corners lie on the map, in squares
 * @param blocks what is known of the map, in squares
 * @returns a picture for each block, clear where nothing is known and where the map's picture does not reach; null when it
 *   reaches nowhere. Rejects when the picture cannot be decoded.
 */
export async function cutOut(
  picture: Blob,
  place: FeedRect,
  blocks: readonly Block[],
): Promise<readonly (Blob | null)[]> {
  const whole = await createImageBitmap(picture)
  try {
    const cuts: (Blob | null)[] = []
    for (const block of blocks) cuts.push(await piece(whole, place, block))
    return cuts
  } finally {
    whole.close()
  }
}

async function piece(whole: ImageBitmap, place: FeedRect, block: Block): Promise<Blob | null> {
  const perColumn = whole.width / place.width
  const perRow = whole.height / place.height
  const known = block.squares.flatMap(squares => {
    const across = stretch(squares.x - place.x, squares.width, whole.width, perColumn)
    const down = stretch(squares.y - place.y, squares.height, whole.height, perRow)
    return across.length > 0 && down.length > 0 ? [{ across, down }] : []
  })
  if (known.length === 0) return null
  const left = (block.x - place.x) * perColumn
  const top = (block.y - place.y) * perRow
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(block.width * perColumn, block.height * perRow))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(block.width * perColumn * shrink)),
    Math.max(1, Math.round(block.height * perRow * shrink)),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to cut the map on.')
  context.imageSmoothingQuality = 'high'
  for (const { across, down } of known)
    context.drawImage(
      whole,
      across.from,
      down.from,
      across.length,
      down.length,
      (across.from - left) * shrink,
      (down.from - top) * shrink,
      across.length * shrink,
      down.length * shrink,
    )
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}

/**
 * A stretch of squares in pixels of the picture, as far as it reaches, rounded inwards so that no pixel of a neighbouring
 * square is taken.
 */
function stretch(first: number, squares: number, pixels: number, perSquare: number) {
  const from = Math.max(0, Math.ceil(first * perSquare - NEARLY))
  const end = Math.min(pixels, Math.floor((first + squares) * perSquare + NEARLY))
  return { from, length: end - from }
}
