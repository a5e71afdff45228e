// @ts-check
import sharp from 'sharp'

/** Of pictures that are read in a page, from 1 to 100. */
const QUALITY = 86

/**
 * A picture of the page as WebP: a third of the bytes of the browser's own PNG.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} [quality] from 1 to 100
 * @returns {Promise<Buffer>}
 */
export async function webp(page, quality = QUALITY) {
  return sharp(await page.screenshot())
    .webp({ quality })
    .toBuffer()
}
