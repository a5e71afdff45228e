import type { FightFile } from '../fight/file'
import type { ImportedContent } from '../import/decodeContent'
import type { DecodedPicture } from '../picture'
import type { Imported } from '../report/problem'
import { askAboutFile, askWorker } from './askWorker'

/**
 * Packs a fight into the bytes of one `.fray` file, in a worker.
 * @throws the signal's reason when cancelled; Error when the worker fails
 */
export async function exportFight(fight: FightFile, signal?: AbortSignal): Promise<Blob> {
  return new Blob([await askWorker('pack', fight, signal)], { type: 'application/zip' })
}

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
