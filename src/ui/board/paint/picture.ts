import { mipmaps } from './mipmaps'

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
 * Loads a picture, apart from the main thread. Smaller versions are made once the picture was shown so small, when the page
 * has nothing else to do.
 */
export async function loadPicture(file: Blob): Promise<Picture> {
  const full = await createImageBitmap(file)
  const versions = [full]
  const closing = new AbortController()
  /** The least width that was asked for. */
  let wanted = Infinity
  let isHalving = false
  return {
    at(width) {
      wanted = Math.min(wanted, Math.max(width, NARROWEST))
      void halve()
      return versions.find(version => version.width >= width) ?? full
    },
    close() {
      closing.abort()
      for (const version of versions) version.close()
    },
  }

  /** Makes smaller versions, one from the other, until they are as small as the picture is shown. */
  async function halve(): Promise<void> {
    if (isHalving) return
    isHalving = true
    for (let least = versions[0] ?? full; least.width >= 2 * wanted;) {
      const made = await mipmaps(least, closing.signal)
      if (!made) return
      versions.unshift((least = made))
    }
    isHalving = false
  }
}
