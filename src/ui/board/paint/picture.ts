import { whenIdle } from '../../parts/hooks/browser'

/** So many pixels are scaled down in one go: a few milliseconds' work. */
const AT_ONCE = 2_000_000

/**
 * A picture at half its size, made strip by strip when the page has nothing else to do: in one go, which is what
 * `createImageBitmap` does, a large one would stop the page for a third of a second.
 * @returns null when it is wanted no more, or when the browser has no canvas for it
 */
async function mipmaps(picture: ImageBitmap, wanted: AbortSignal): Promise<ImageBitmap | null> {
  const canvas = new OffscreenCanvas(Math.round(picture.width / 2), Math.round(picture.height / 2))
  // In the memory where the picture is.
  const g = canvas.getContext('2d', { willReadFrequently: true })
  if (!g) return null
  const rows = Math.max(1, Math.floor(AT_ONCE / picture.width))
  const ratio = picture.height / canvas.height
  for (let y = 0; y < canvas.height; y += rows) {
    await new Promise<void>(whenIdle)
    if (wanted.aborted) return null
    g.drawImage(picture, 0, y * ratio, picture.width, rows * ratio, 0, y, canvas.width, rows)
    // Reading makes the canvas do now what it would else do for all strips at once.
    g.getImageData(0, y, 1, 1)
  }
  return canvas.transferToImageBitmap()
}

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
