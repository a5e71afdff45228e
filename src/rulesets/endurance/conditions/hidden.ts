import type { Combatant, Snapshot } from '../state/types'
import { isPresent } from './able'

/**
 * Hidden from all the players: from each character of a side whose numbers they have, and not of such a side itself. Whom one of
 * them still sees is on their table.
 */
export function isHidden(
  { side, sheet }: Combatant,
  { combatants, sides }: Pick<Snapshot, 'combatants' | 'sides'>,
): boolean {
  const { hiddenFrom } = sheet.status
  if (hiddenFrom.length === 0 || sides[side]?.show === 'exact') return false
  const characters = Object.values(combatants).filter(c => sides[c.side]?.show === 'exact' && isPresent(c))
  return characters.length > 0 && characters.every(({ id }) => hiddenFrom.includes(id))
}
