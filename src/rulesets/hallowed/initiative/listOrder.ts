import type { Id } from '~/engine/snapshot'
import { whyNotTakePart } from '../conditions/whyNotAct'
import { currentScore } from '../sheet/ability'
import type { Snapshot } from '../state/types'

/** Members of one moment as they are gone through: by current Agility, highest first, then roster order [HAL-INIT-09]. */
export function listOrder(s: Snapshot, who: readonly Id[]): readonly Id[] {
  const roster = Object.keys(s.combatants)
  const agility = (id: Id) => currentScore(s.combatants[id]!.sheet, 'agility')
  return who.toSorted((a, b) => agility(b) - agility(a) || roster.indexOf(a) - roster.indexOf(b))
}

/** The first of them who takes part at all: the others lose their entries when the count comes. */
export function leadOf(s: Snapshot, who: readonly Id[]): Id | undefined {
  return listOrder(s, who).find(id => !whyNotTakePart(s.combatants[id]!))
}
