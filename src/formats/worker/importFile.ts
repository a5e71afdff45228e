import { askAboutFile } from './askAboutFile'
import type { DecodedPicture } from '../picture/decodePicture'
import type { ImportedContent } from '../import/content'
import type { Imported } from '../report/problem'

/** What a file gave, its pictures decoded and encoded anew. */
export type ImportedFile = ImportedContent<DecodedPicture>

/**
 * Reads a file that the GM chose or dropped: a Universal VTT map, a picture or a fight, told apart by content. All the
 * work is done in a worker. Nothing is stored and nothing is fetched.
 * Meta, map and rows of a fight still need `checkFight`.
 * @throws the signal's reason when cancelled; everything else comes back as problems
 */
export function importFile(file: File, signal?: AbortSignal): Promise<Imported<ImportedFile>> {
  return askAboutFile('import', file, signal)
}
