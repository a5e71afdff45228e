import type { GridMap } from '~/grid/map/gridMap'
import type { Chance } from '../../fuzz/chance'
import { file } from './moment'

/** Pixels of a square's side in pictures of these tests. */
export const PIXELS = 4

/** What is in the file of a picture here: its pixels in rows, and words about it that no screen shows. */
export interface Pixels {
  width: number
  height: number
  rows: number[][]
  about?: string
}

/** A picture of this map: every pixel by chance. `about`: what the file says of itself. */
export function mapPicture({ width, height }: Pick<GridMap, 'width' | 'height'>, chance: Chance, about: string): Blob {
  const rows = Array.from({ length: height * PIXELS }, () =>
    Array.from({ length: width * PIXELS }, () => chance.below(1000)),
  )
  return pictureFile({ width: width * PIXELS, height: height * PIXELS, rows, about })
}

const contents = new WeakMap<Blob, Pixels>()

export function pictureFile(pixels: Pixels): Blob {
  const made = file(JSON.stringify(pixels.rows), 'image/webp')
  contents.set(made, pixels)
  return made
}

export const pixelsOf = (picture: Blob): Pixels => contents.get(picture)!
