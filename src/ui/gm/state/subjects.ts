import type { Id } from '~/engine'
import type { FightView } from '~/store/session/fightView'

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
