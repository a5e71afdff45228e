import type { Id } from '~/engine'
import { promptOf, orderOf } from '~/store/queries/rulesCache'
import type { FightView } from '~/store/session/fightView'

/** Whom an edit means: the selected; without a selection whoever acts, else the first in the order. */
export function subjects(fight: FightView, selection: readonly Id[]): readonly Id[] {
  const { snapshot } = fight
  const selected = selection.filter(id => snapshot.combatants[id])
  if (selected.length > 0) return selected
  const { of } = promptOf(fight, undefined)
  if (of !== null && snapshot.combatants[of]) return [of]
  const first = orderOf(fight).flatMap(lane => lane.rows)[0]?.who
  return first === undefined ? [] : [first]
}
