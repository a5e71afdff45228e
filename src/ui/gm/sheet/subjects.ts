import type { Id } from '~/engine'
import type { OpenFight } from '~/store/types'

/** Whom an edit means: the selected; without a selection whoever acts, else the first in the order. */
export function subjects({ ruleset, snapshot }: OpenFight, selection: readonly Id[]): readonly Id[] {
  const selected = selection.filter(id => snapshot.combatants[id])
  if (selected.length > 0) return selected
  const { of } = ruleset.now(snapshot)
  if (of !== null && snapshot.combatants[of]) return [of]
  const first = ruleset.order(snapshot).flatMap(lane => lane.rows)[0]?.who
  return first === undefined ? [] : [first]
}
