import { askWorker } from './askWorker'
import type { FightFile } from '../fight/file'

/**
 * Packs a fight into the bytes of one `.fray` file, in a worker.
 * @throws the signal's reason when cancelled; Error when the worker fails
 */
export async function exportFight(fight: FightFile, signal?: AbortSignal): Promise<Blob> {
  return new Blob([await askWorker('pack', fight, signal)], { type: 'application/zip' })
}
