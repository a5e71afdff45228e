import { vi } from 'vitest'
import { pictureFile, pixelsOf, type Pixels } from './mapPicture'

/**
 * Node has no canvas: one that copies pixels and nothing else, so that the feed cuts with the project's own cutter. What it encodes
 * is what was drawn onto it.
 */
export function stubCanvas(): void {
  vi.stubGlobal('createImageBitmap', (picture: Blob) =>
    Promise.resolve({ ...pixelsOf(picture), close: () => undefined }),
  )
  vi.stubGlobal('OffscreenCanvas', Canvas)
}

class Canvas {
  readonly #rows: number[][]
  imageSmoothingQuality = ''
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => -1))
  }
  getContext(): this {
    return this
  }
  /** Never drawn at another size here. */
  drawImage(from: Pixels, sx: number, sy: number, w: number, h: number, dx: number, dy: number): void {
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const row = this.#rows[dy + y]
        if (row && dx + x < row.length) row[dx + x] = from.rows[sy + y]![sx + x]!
      }
  }
  convertToBlob(): Promise<Blob> {
    return Promise.resolve(pictureFile({ width: this.width, height: this.height, rows: this.#rows }))
  }
}
