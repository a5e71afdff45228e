import { FILE } from '~/words/en/files'
import type { PictureBytes } from './header'
import { openPicture } from './openPicture'
import { type Imported, refused } from '../report/problem'

/** A picture made anew from its pixels: no metadata, no further frames, nothing after its end. */
export interface DecodedPicture {
  /** WebP, or PNG where the browser cannot write WebP. */
  readonly blob: Blob
  /** Pixels, after any rotation that the file asked for. */
  readonly width: number
  readonly height: number
}

const QUALITY = 0.9

/**
 * Decodes a picture whose header was read, and encodes it anew. Needs a browser; takes seconds for the largest
 * pictures, so it belongs into a worker.
 */
export async function decodePicture(picture: PictureBytes, where: string): Promise<Imported<DecodedPicture>> {
  const opened = await openPicture(picture, where)
  if (!opened.ok) return opened
  const bitmap = opened.value
  const { width, height } = bitmap
  try {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) return refused(where, FILE.picture.notDrawn)
    context.drawImage(bitmap, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
    return { ok: true, value: { blob, width, height }, problems: [] }
  } catch {
    return refused(where, FILE.picture.notDrawn)
  } finally {
    bitmap.close()
  }
}
