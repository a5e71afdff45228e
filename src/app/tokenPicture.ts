import { limits, overLimit } from '~/formats/report/limits'
import type { TokenPicture } from '~/store/pictures'

/**
 * A kept picture of a token, decoded; null when it is damaged. What is not a token's by its form is none either: a
 * file may name any picture that is kept here, and tokens are shown to the players while maps are not.
 */
export async function tokenPicture(file: Blob): Promise<TokenPicture | null> {
  try {
    const image = await createImageBitmap(file)
    if (image.width === image.height && overLimit(limits.tokenSide, image.width) === undefined)
      return { file, url: URL.createObjectURL(file), image }
    image.close()
    return null
  } catch {
    return null
  }
}
