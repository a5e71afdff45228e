import type { Id } from '~/engine'
import type { ExportedFile } from '~/store/report'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state'
import { KEPT } from '~/words/en/window'
import { saveFile } from '../../parts/hooks/browser'
import { publicFace } from '../../parts/signs/faces'
import { faces, theme } from './preferences'
import { showToast } from './windowState'

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

/** Whom an edit means: the selected; without a selection whoever acts, else the first in the order. */
export function subjects(fight: FightView, selection: readonly Id[]): readonly Id[] {
  const { snapshot } = fight
  const selected = selection.filter(id => snapshot.combatants[id])
  if (selected.length > 0) return selected
  const { of } = fight.prompt()
  if (of !== null && snapshot.combatants[of]) return [of]
  const first = fight.order.flatMap(lane => lane.rows)[0]?.who
  return first === undefined ? [] : [first]
}

/** Keeps these of the open fight as creatures, one of each kind, and says so. */
export function keepInLibrary(who: readonly Id[], name: string): void {
  const keep = async () => {
    const entries = await actions.entries()
    const count = await entries.keepCombatants(who)
    if (count > 0) showToast({ words: count === 1 ? KEPT.one(name) : KEPT.many(count) })
  }
  void keep().catch(() => undefined)
}

/** So many more of each of these in the open fight. */
export function duplicate(who: readonly Id[], count: number): void {
  void actions.entries().then(
    entries => entries.copies(who, count),
    () => undefined,
  )
}
