import type { Id, Reason, Snapshot } from '~/engine'
import { placesAround } from '~/store/creatures/places'
import { isClosed, isLocked } from '~/store/queries/mapQueries'
import type { FightView } from '~/store/session/fightView'
import { asGm, useTable } from '~/store/state'
import type { BoardState } from '~/table'
import { MAP } from '~/words/en/map'
import type { BoardDoor, BoardWalk } from '../../board/props'

/** The doors and windows of a map, as they stand. */
export function doorsOf(
  { portals }: FightView['map'],
  board: Pick<BoardState, 'doors' | 'locks'>,
): readonly BoardDoor[] {
  return portals.map(portal => {
    const { id, segment } = portal
    const { x1, y1, x2, y2 } = segment
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const kind = segment.kind === 'window' ? 'window' : 'door'
    const shut = isClosed(portal, board.doors)
    const locked = isLocked(board, portal)
    const where = MAP.place(Math.floor(x) + 1, Math.floor(y) + 1)
    const spoken = MAP.door(kind, where, locked ? 'locked' : shut ? 'closed' : 'open')
    return { id, kind, isClosed: shut, isLocked: locked, x, y, spoken }
  })
}

/** Whether somebody of this id stands on the map. */
export function isPlaced({ combatants }: Snapshot, id: Id): boolean {
  const cell = combatants[id]?.cell
  return cell !== undefined && cell !== null
}

/** How somebody goes who is put somewhere by the GM, mostly together with others: anywhere, at no cost. */
export function together({ combatants }: Snapshot, who: Id): BoardWalk<Reason> | null {
  const from = combatants[who]?.cell
  if (from === undefined || from === null) return null
  const goalOf = (through: readonly number[]) => through.at(-1) ?? from
  return { cells: new Map(), route: through => ({ path: [from, goalOf(through)], cost: 0 }) }
}

/** Puts several tokens somewhere in one go, each as far from its place as the way of the one in the hand leads. */
export function placeTogether(who: readonly Id[], way: readonly number[]): void {
  const { fight } = useTable.getState()
  const [from, to] = [way[0], way.at(-1)]
  if (!fight || from === undefined || to === undefined) return
  // All stay on the map: what leads one row on leads every one there.
  const list = who.flatMap(id => {
    const cell = fight.snapshot.combatants[id]?.cell
    return cell === undefined || cell === null ? [] : [{ who: id, cell: cell + to - from }]
  })
  asGm('place.several', { list })
}

/** Puts somebody on a square; of several the first, and the others on free ones around it. */
export function placeAround(who: readonly Id[], at: number): void {
  const { fight } = useTable.getState()
  if (!fight) return
  const those = who.flatMap(id => fight.snapshot.combatants[id] ?? [])
  const list = placesAround(fight, those, at).flatMap((cell, i) => (cell === null ? [] : [{ who: those[i]!.id, cell }]))
  const [first] = list
  if (first && list.length === 1) asGm('place', first)
  else if (first) asGm('place.several', { list })
}
