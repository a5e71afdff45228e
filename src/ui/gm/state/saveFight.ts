import type { ExportedFile } from '~/store/report/report'
import { actions } from '~/store/state/useTable'
import { publicFace } from '../../parts/signs/faces'
import { saveFile } from '../../parts/hooks/saveFile'
import { faces, theme } from './preferences'

/** Hands the GM all of a fight as a file. */
export function saveFight({ id }: { id: string }): void {
  void actions.exportFight(id).then(saveExported)
}

/** Hands the GM the players' edition of the open fight as a file. */
export function saveForPlayers(): void {
  void actions
    .exportForPlayers({ theme: theme.value(), faceOf: faces.value() ? publicFace : undefined })
    .then(saveExported)
}

/** Hands the GM a file; null: there is none, and why is said elsewhere. */
export function saveExported(exported: ExportedFile | null): void {
  if (exported) saveFile(exported.file, exported.name)
}
