import { askAboutFile } from './askAboutFile'
import type { Imported } from '../report/problem'

/**
 * Opens a picture for a token. All the work is done in a worker. The caller closes the bitmap.
 * @throws the signal's reason when cancelled; everything else comes back as problems
 */
export function openTokenPicture(file: File, signal?: AbortSignal): Promise<Imported<ImageBitmap>> {
  return askAboutFile('token picture', file, signal)
}
