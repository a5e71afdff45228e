import { RECOVERY } from '~/words/en/store'
import type { RawFight } from '~/storage'
import type { ExportedFile } from '../report/report'

/** A fight as it lies in the storage, sound or not: Fray does not read it back, a person can look into it. */
export function rawFile(name: string, fight: RawFight): ExportedFile {
  const text = JSON.stringify({ format: 'fray fight as it was kept', ...fight }, null, 1)
  return { name: `${RECOVERY.asKept(name)}.json`, file: new Blob([text], { type: 'application/json' }) }
}
