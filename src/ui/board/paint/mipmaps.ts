import { whenIdle } from '../../parts/hooks/whenIdle'

/** So many pixels are scaled down in one go: a few milliseconds' work. */
const AT_ONCE = 2_000_000

/**
 * A picture at half its size, made strip by strip when the page has nothing else to do: in one go, which is what
 * `createImageBitmap` does, a large one would stop the page for a third of a second.
 * @returns null when it is wanted no more, or when the browser has no canvas for it
 */
export async function mipmaps(picture: ImageBitmap, wanted: AbortSignal): Promise<ImageBitmap | null> {
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
