import { actions } from '~/store/state/useTable'
import { saveFile } from '../../parts/hooks/saveFile'

/** Hands the GM all of a fight as a file. */
export function saveFight({ id, name }: { id: string; name: string }): void {
  void actions.exportFight(id).then(file => file && saveFile(file, `${name}.fray`))
}
