import { whenIdle } from '../parts/whenIdle'

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
  let isOpen = true
  let isHalving = false
  return {
    at(width) {
      const found = versions.find(version => version.width >= width) ?? full
      if (found.width >= 2 * Math.max(width, NARROWEST)) halveWhenIdle(found)
      return found
    },
    close() {
      isOpen = false
      for (const version of versions) version.close()
    },
  }

  function halveWhenIdle(last: ImageBitmap): void {
    if (isHalving) return
    isHalving = true
    whenIdle(() => void halve(last).finally(() => (isHalving = false)))
  }

  async function halve(last: ImageBitmap): Promise<void> {
    if (!isOpen) return
    const made = await createImageBitmap(last, { resizeWidth: Math.round(last.width / 2), resizeQuality: 'high' })
    if (isOpen) versions.unshift(made)
    else made.close()
  }
}
