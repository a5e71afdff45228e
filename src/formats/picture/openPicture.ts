import { FILE } from '~/words/en/files'
import type { PictureBytes } from './header'
import { type Imported, refused } from '../report/problem'

/**
 * Decodes a picture whose header was read. Needs a browser; the caller closes the bitmap.
 * `createImageBitmap` is the gate: unlike an image element it refuses cut pictures and wrong check sums.
 */
export async function openPicture(
  { bytes, kind }: Pick<PictureBytes, 'bytes' | 'kind'>,
  where: string,
): Promise<Imported<ImageBitmap>> {
  try {
    const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }))
    return { ok: true, value: bitmap, problems: [] }
  } catch {
    return refused(where, FILE.picture.damaged)
  }
}
