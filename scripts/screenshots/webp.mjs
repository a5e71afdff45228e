// @ts-check
/** @typedef {import('@playwright/test').Page} Page */

/** Of pictures that are read in a page. */
const QUALITY = 0.86

/**
 * A picture of the page as WebP, which the browser makes of its own PNG: a third of the bytes.
 *
 * @param {Page} page what is taken
 * @param {Page} maker any page that runs scripts of its own
 * @param {number} [quality] from 0 to 1
 * @returns {Promise<Buffer>}
 */
export async function webp(page, maker, quality = QUALITY) {
  const png = (await page.screenshot()).toString('base64')
  const made = await maker.evaluate(
    async ({ png, quality }) => {
      const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      const out = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(out, byte => String.fromCharCode(byte)).join(''))
    },
    { png, quality },
  )
  return Buffer.from(made, 'base64')
}
