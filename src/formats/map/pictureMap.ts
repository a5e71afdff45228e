import { FILE } from '~/words/en/files'
import { limits, overLimit } from '../report/limits'
import type { MapRecord } from './record'
import type { PictureBytes, PictureHeader } from '../picture'
import { type Imported, refused } from '../report/problem'

/** How the GM lays squares over a picture, in picture pixels. */
export interface PictureGrid {
  readonly pixelsPerSquare: number
  /** Where the top left corner of the first square lies in the picture. */
  readonly left: number
  readonly top: number
}

/**
 * A plain picture as a map without walls. Squares that the picture fills only in part belong to the map; a strip
 * before the first square's corner does not.
 */
export function pictureMap<Picture extends Pick<PictureHeader, 'width' | 'height'> = PictureBytes>(
  name: string,
  picture: Picture,
  { pixelsPerSquare, left, top }: PictureGrid,
): Imported<MapRecord<Picture>> {
  if (!(pixelsPerSquare >= 1)) return refused(name, FILE.squares.least)
  const tooFine = overLimit(limits.pixelsPerSquare, pixelsPerSquare)
  if (tooFine !== undefined) return refused(name, FILE.squares.square(tooFine))
  if (!(left >= 0 && top >= 0 && left < picture.width && top < picture.height)) {
    return refused(name, FILE.squares.outside)
  }
  const width = Math.ceil((picture.width - left) / pixelsPerSquare)
  const height = Math.ceil((picture.height - top) / pixelsPerSquare)
  const tooLarge = overLimit(limits.mapSide, Math.max(width, height))
  if (tooLarge !== undefined) return refused(name, FILE.squares.map(tooLarge))
  const map: MapRecord<Picture> = {
    name,
    width,
    height,
    pixelsPerSquare,
    pictureAt: { x: -left / pixelsPerSquare || 0, y: -top / pixelsPerSquare || 0 },
    walls: [],
    objects: [],
    portals: [],
    lights: [],
    picture: { kind: 'embedded', picture },
    origin: { format: 'picture', size: 'picture', pixelsPerSquare: 'GM', subtracted: { x: 0, y: 0 } },
  }
  return { ok: true, value: map, problems: [] }
}
