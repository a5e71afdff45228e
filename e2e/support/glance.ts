import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

/** Side in pixels of the squares whose mean colours are compared. */
const SQUARE = 16

/**
 * How far the mean of a square may be off, of 255. Letters drawn by other hands (no subpixel positions, other hinting) change it
 * by 14 at most in all our pictures; a word or an icon that is missing, by 30 and more.
 */
const OFF = 20

/**
 * Where two pictures differ for whoever steps back from them: squares, by their place in pixels (`240,16`), whose mean colours
 * are not alike. A comparison pixel by pixel must forgive as many as letters have, and then forgives a whole panel.
 *
 * @param judge a page of no address, which reads the pictures
 * @param kept path of the picture from e2e/looks
 */
export async function differences(judge: Page, kept: string, seen: Buffer): Promise<readonly string[]> {
  const pictures = [await readFile(`e2e/looks/${kept}`), seen]
  return judge.evaluate(
    async ({ pictures, side, off }) => {
      const read = async (picture: string) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
        const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
        paper.drawImage(bitmap, 0, 0)
        return paper.getImageData(0, 0, bitmap.width, bitmap.height)
      }
      const [a, b] = [await read(pictures[0]!), await read(pictures[1]!)]
      if (a.width !== b.width || a.height !== b.height) return ['another size']
      const across = Math.ceil(a.width / side)
      // Per square: the three sums of what one has more than the other, and how many pixels it has (less at the edges).
      const sums = Array.from({ length: across * Math.ceil(a.height / side) }, () => [0, 0, 0, 0])
      for (let i = 0; i < a.width * a.height; i++) {
        const sum = sums[Math.floor(i / a.width / side) * across + Math.floor((i % a.width) / side)]!
        for (let c = 0; c < 3; c++) sum[c]! += a.data[i * 4 + c]! - b.data[i * 4 + c]!
        sum[3]!++
      }
      return sums.flatMap(([red, green, blue, pixels], i) =>
        Math.max(...[red!, green!, blue!].map(Math.abs)) / pixels! > off
          ? [`${(i % across) * side},${Math.floor(i / across) * side}`]
          : [],
      )
    },
    { pictures: pictures.map(picture => picture.toString('base64')), side: SQUARE, off: OFF },
  )
}
