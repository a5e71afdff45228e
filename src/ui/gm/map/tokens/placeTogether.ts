import type { Id, Reason, Snapshot } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useTable } from '~/store/state/useTable'
import type { BoardWalk } from '../../../board/props/movement'

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
