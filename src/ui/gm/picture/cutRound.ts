import type { Crop } from './crop'

/** Side of a token's picture in pixels: a token is never larger on a screen, with room for fine ones. */
const SIDE = 256
const QUALITY = 0.9

/**
 * The round part of a picture, drawn anew: nothing of the rest goes with it, no pixel of the corners and no metadata. The
 * same part of the same picture gives the same bytes. Rejects when the browser gives no canvas.
 */
export async function cutRound(image: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  drawRound(canvas, image, crop)
  // A browser that cannot write WebP writes PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
}

/** Draws the round part over the whole of a square canvas. */
export function drawRound(canvas: OffscreenCanvas | HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { width: side } = canvas
  const g = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!g) throw new Error('This browser gives no canvas to draw the picture on.')
  g.clearRect(0, 0, side, side)
  g.save()
  g.beginPath()
  g.arc(side / 2, side / 2, side / 2, 0, 2 * Math.PI)
  g.clip()
  g.imageSmoothingQuality = 'high'
  g.drawImage(image, crop.x, crop.y, crop.side, crop.side, 0, 0, side, side)
  g.restore()
}
