import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useTable } from '~/store/state/useTable'
import { places } from '~/store/creatures/places'

/** Most that are placed at once. */
const MOST = 200

/** Places combatants on free squares near their sides, all in one step. */
export function scatter(ids: readonly Id[]): void {
  const { fight } = useTable.getState()
  if (!fight) return
  const those = ids.flatMap(id => fight.snapshot.combatants[id] ?? []).filter(({ cell }) => cell === null)
  const cells = places(fight, those.slice(0, MOST))
  const list = cells.flatMap((cell, i) => (cell === null ? [] : [{ who: those[i]!.id, cell }]))
  if (list.length > 0) asGm('place.several', { list })
}
