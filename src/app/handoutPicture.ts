/** The longer side of a picture that is sent, in pixels: no screen shows more of one. */
const LONGEST_SIDE = 2_560

/**
 * A handout's picture as the players' screens are sent it: painted anew, so that neither its file's name nor its metadata (where a
 * photograph was taken) goes with it. Rejects with a sentence where it cannot be read.
 */
export async function handoutPicture(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('The picture cannot be read. Nothing is shown.')
  })
  try {
    const shrink = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(image.width * shrink)),
      Math.max(1, Math.round(image.height * shrink)),
    )
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser has no canvas to paint the picture on. Nothing is shown.')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  } finally {
    image.close()
  }
}
