import type { Squares } from './squares'

/** More than any screen shows: the longer side of a piece, in pixels. */
const LONGEST_SIDE = 4_096
/** What multiplying squares by pixels may be off by. */
const NEARLY = 1e-6

/**
 * Cuts rectangles out of a map's picture and encodes each anew, so that nothing of the rest goes with them: no pixel,
 * no metadata. The picture is decoded once.
 *
 * @param picture the whole picture
 * @param place where its corners lie on the map, in squares
 * @param rects the parts to be shown, in squares
 * @returns a picture for each rectangle, transparent where the map's picture does not reach; null when it reaches
 *   nowhere. Rejects when the picture cannot be decoded.
 */
export async function cutOut(
  picture: Blob,
  place: Squares,
  rects: readonly Squares[],
): Promise<readonly (Blob | null)[]> {
  const whole = await createImageBitmap(picture)
  try {
    const cuts: (Blob | null)[] = []
    for (const rect of rects) cuts.push(await piece(whole, place, rect))
    return cuts
  } finally {
    whole.close()
  }
}

async function piece(whole: ImageBitmap, place: Squares, rect: Squares): Promise<Blob | null> {
  const across = stretch(rect.x - place.x, rect.width, whole.width, place.width)
  const down = stretch(rect.y - place.y, rect.height, whole.height, place.height)
  if (across.covered <= 0 || down.covered <= 0) return null
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(across.length, down.length))
  const canvas = new OffscreenCanvas(Math.ceil(across.length * shrink), Math.ceil(down.length * shrink))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to cut the map on.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    whole,
    across.from,
    down.from,
    across.covered,
    down.covered,
    (across.from - across.start) * shrink,
    (down.from - down.start) * shrink,
    across.covered * shrink,
    down.covered * shrink,
  )
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}

/**
 * A stretch of squares in pixels of the picture, rounded inwards so that no pixel of a neighbouring square is taken:
 * its start and length, and the part from `from` on that the picture covers.
 */
function stretch(first: number, squares: number, pixels: number, placeSquares: number) {
  const perSquare = pixels / placeSquares
  const start = Math.ceil(first * perSquare - NEARLY)
  const end = Math.floor((first + squares) * perSquare + NEARLY)
  const from = Math.max(start, 0)
  return { start, length: end - start, from, covered: Math.min(end, pixels) - from }
}
