import type { PlacedPicture } from '~/table/map/board'

/** What says how a picture lies on a map: the map's size in squares, pixels a square, and where the picture's corner lies, in squares. */
export interface MapScale {
  readonly width: number
  readonly height: number
  readonly pixelsPerSquare: number
  readonly pictureAt: { readonly x: number; readonly y: number }
}

/** Width and height in pixels. */
type Pixels = Pick<PlacedPicture, 'width' | 'height'>

/** Pixels a square of a picture that was given beside its map: as the file says; where the two do not fit, as wide as the map. */
export function pixelsBeside({ width, height, pixelsPerSquare }: Omit<MapScale, 'pictureAt'>, picture: Pixels): number {
  const isOff = (pixels: number, squares: number) => Math.abs(pixels / pixelsPerSquare - squares) >= 1
  return isOff(picture.width, width) || isOff(picture.height, height) ? picture.width / width : pixelsPerSquare
}

/** Where a picture lies on its map, in squares. */
export function pictureOnMap({ pixelsPerSquare, pictureAt }: MapScale, { width, height }: Pixels) {
  return { ...pictureAt, width: width / pixelsPerSquare, height: height / pixelsPerSquare }
}
