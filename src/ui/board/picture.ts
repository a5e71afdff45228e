/** A map's picture in several sizes, so that zooming out does not scale millions of pixels down on each frame. */
export interface Picture {
  /** The smallest version that is at least so many device pixels wide, or the largest there is. */
  at(width: number): ImageBitmap
  /** Frees the memory. */
  close(): void
}

/** A picture and the place of its corners on the map, in squares. */
export interface LaidPicture {
  readonly picture: Picture
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Narrower versions than this are not worth their memory, in pixels. */
const NARROWEST = 512

/**
 * Loads a picture from an object URL.
 * @throws DOMException when it cannot be decoded.
 */
export async function loadPicture(url: string): Promise<Picture> {
  const image = new Image()
  image.src = url
  await image.decode()
  const full = await createImageBitmap(image)
  const versions = [full]
  for (let last = full; last.width >= 2 * NARROWEST;) {
    const resizeWidth = Math.round(last.width / 2)
    last = await createImageBitmap(last, { resizeWidth, resizeQuality: 'high' })
    versions.unshift(last)
  }
  return {
    at: width => versions.find(version => version.width >= width) ?? full,
    close: () => versions.forEach(version => version.close()),
  }
}
