import { askWorker } from './askWorker'
import type { DecodedPicture } from './decodePicture'
import type { ImportedContent } from './importBytes'
import { fileLabel } from './label'
import { type Imported, refused } from './problem'

/** What a file gave, its pictures decoded and encoded anew. */
export type ImportedFile = ImportedContent<DecodedPicture>

/**
 * Reads a file that the GM chose or dropped: a Universal VTT map, a picture or a fight, told apart by content. All the
 * work is done in a worker. Nothing is stored and nothing is fetched.
 * Meta, map and rows of a fight still need `checkFight`.
 * @throws the signal's reason when cancelled; everything else comes back as problems
 */
export async function importFile(file: File, signal?: AbortSignal): Promise<Imported<ImportedFile>> {
  try {
    return await askWorker('import', file, signal)
  } catch (error) {
    if (signal?.aborted) throw error
    return refused(fileLabel(file.name), 'could not be read: the browser gave up on it; it may be too large for it')
  }
}
