import { openTokenPicture } from '~/formats/worker/askWorker'
import { problemSentence } from '~/formats/report/problem'

/** Side of a token's picture, in pixels. */
const TOKEN_SIDE = 256
const QUALITY = 0.9

/**
 * A picture for an entry of the library, painted anew: nothing of its file goes with it but what is to be seen. A token's is the
 * middle of it, round, as it stands on the map. Rejects with a sentence what is no picture.
 */
export async function entryPicture(file: File, as: 'token' | 'whole'): Promise<Blob> {
  const opened = await openTokenPicture(file)
  if (!opened.ok) throw new Error(opened.problems.map(problemSentence).join(' '))
  const image = opened.value
  try {
    const { width, height } = image
    const side = Math.min(width, height)
    const isToken = as === 'token'
    const canvas = isToken ? new OffscreenCanvas(TOKEN_SIDE, TOKEN_SIDE) : new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser gives no canvas to draw the picture on.')
    context.imageSmoothingQuality = 'high'
    if (isToken) {
      context.arc(TOKEN_SIDE / 2, TOKEN_SIDE / 2, TOKEN_SIDE / 2, 0, 2 * Math.PI)
      context.clip()
      context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, TOKEN_SIDE, TOKEN_SIDE)
    } else context.drawImage(image, 0, 0)
    return await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  } finally {
    image.close()
  }
}
