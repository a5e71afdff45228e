import type { ExportedFile } from '~/store/report/report'
import { actions } from '~/store/state/useTable'
import { saveFile } from '../../parts/hooks/saveFile'

/** Hands the GM all of a fight as a file. */
export function saveFight({ id }: { id: string }): void {
  void actions.exportFight(id).then(saveExported)
}

/** Hands the GM a file; null: there is none, and why is said elsewhere. */
export function saveExported(exported: ExportedFile | null): void {
  if (exported) saveFile(exported.file, exported.name)
}
