import { MAPS } from '~/words/en/files'
import { limits, overLimit } from '../report/limits'
import type { MapOrigin, MapPicture } from '../map/record'
import { wholeSquares } from '../map/frame'
import type { PictureBytes } from '../picture'
import type { ProblemList } from '../report/problemList'
import type { UvttResolution } from './schema'

/** Size of a map in whole squares and of a square in picture pixels, and which of file and picture said so. */
export interface UvttSize extends Pick<MapOrigin, 'size'> {
  readonly width: number
  readonly height: number
  readonly pixelsPerSquare: number
  readonly pixelsFrom: 'pixels_per_grid' | 'picture'
}

/** How far the two sides of a scaled picture may disagree about its scale. */
const SAME_SCALE = 0.01
/** What a picture of another shape must show of the squares on either side to be trusted with their number. */
const LEAST_SHOWN = 0.5

/**
 * Settles size and scale. When `map_size` × `pixels_per_grid` is not the picture's size, the picture is trusted:
 * a picture of the right shape was only scaled, so squares keep their number and change their pixels; a picture of
 * another shape shows another part of the map, so that the number of squares follows from the picture; but one that would leave less than
 * half of the squares on a side is too small to be trusted: then the squares are kept, and the picture is laid into them.
 */
export function uvttSize(
  { map_size, pixels_per_grid }: UvttResolution,
  picture: MapPicture<PictureBytes>,
  problems: ProblemList,
): UvttSize {
  const said = {
    width: wholeSquares(map_size.x),
    height: wholeSquares(map_size.y),
    pixelsPerSquare: pixels_per_grid,
    size: 'map_size',
    pixelsFrom: 'pixels_per_grid',
  } as const
  if (picture.kind !== 'embedded') return said
  const { width, height } = picture.picture
  const scaleX = width / map_size.x
  const scaleY = height / map_size.y
  const onePixel = 1
  if (
    Math.abs(width - map_size.x * pixels_per_grid) <= onePixel &&
    Math.abs(height - map_size.y * pixels_per_grid) <= onePixel
  ) {
    return said
  }

  const pixels = `${width} × ${height}`
  if (Math.abs(scaleX / scaleY - 1) <= SAME_SCALE) {
    problems.add('note', 'resolution.pixels_per_grid', MAPS.uvtt.fitted(pixels))
    return { ...said, pixelsPerSquare: scaleX, pixelsFrom: 'picture' }
  }
  const shown = { width: wholeSquares(width / pixels_per_grid), height: wholeSquares(height / pixels_per_grid) }
  if (Math.min(shown.width / said.width, shown.height / said.height) < LEAST_SHOWN) {
    const pixelsPerSquare = Math.max(scaleX, scaleY)
    const covered = `${wholeSquares(width / pixelsPerSquare)} × ${wholeSquares(height / pixelsPerSquare)}`
    problems.add('note', 'resolution', MAPS.uvtt.covered(pixels, `${said.width} × ${said.height}`, covered))
    return { ...said, pixelsPerSquare, pixelsFrom: 'picture' }
  }
  const tooLarge = overLimit(limits.mapSide, Math.max(shown.width, shown.height))
  if (tooLarge !== undefined) problems.add('refused', 'resolution.pixels_per_grid', tooLarge)
  else problems.add('note', 'resolution.map_size', MAPS.uvtt.follows(pixels, `${shown.width} × ${shown.height}`))
  return { ...said, ...shown, size: 'picture' }
}
