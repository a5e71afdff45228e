import { FILE } from '~/words/en/files'
import { fileLabel } from '../report/label'
import { openPicture } from './openPicture'
import { readPictureHeader } from './header'
import { type Imported, refused } from '../report/problem'
import { readFile } from '../bytes/readFile'

/** More than is ever seen of a picture out of which a token is cut: its longer side, in pixels. */
const LONGEST_SIDE = 2_048

/**
 * Decodes a picture out of which a token is to be cut, scaled down to what is needed for that. Needs a browser; takes
 * seconds for the largest pictures, so it belongs into a worker. The caller closes the bitmap.
 */
export async function readTokenPicture(file: File): Promise<Imported<ImageBitmap>> {
  const where = fileLabel(file.name)
  const bytes = await readFile(file)
  if (!bytes.ok) return bytes
  const header = readPictureHeader(bytes.value, where)
  if (!header.ok) return header
  const opened = await openPicture({ ...header.value, bytes: bytes.value }, where)
  if (!opened.ok) return opened
  const { value: whole } = opened
  const shrink = LONGEST_SIDE / Math.max(whole.width, whole.height)
  if (shrink >= 1) return opened
  try {
    const side = (length: number) => Math.max(1, Math.round(length * shrink))
    const size = { resizeWidth: side(whole.width), resizeHeight: side(whole.height) }
    const value = await createImageBitmap(whole, { ...size, resizeQuality: 'high' })
    return { ok: true, value, problems: [] }
  } catch {
    return refused(where, FILE.picture.notScaled)
  } finally {
    whole.close()
  }
}
