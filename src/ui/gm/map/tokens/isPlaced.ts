import type { Id, Snapshot } from '~/engine'

/** Whether somebody of this id stands on the map. */
export function isPlaced({ combatants }: Snapshot, id: Id): boolean {
  const cell = combatants[id]?.cell
  return cell !== undefined && cell !== null
}
