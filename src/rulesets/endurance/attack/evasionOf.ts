import type { Part } from '~/engine/events'
import { part } from '~/engine/reason'
import { passive } from '../reactions/defence'
import type { Combatant } from '../state/types'

/** What an attack is held against where nobody dodges: evasion, changed by the difference in size [END-ATK-19]. */
export function evasionOf(by: Combatant, target: Combatant): readonly Part[] {
  const size = by.sheet.size - target.sheet.size
  const evasion = passive(target, 'evasion')
  return size === 0 ? evasion : [...evasion, part(size, 'size', 'END-ATK-19')]
}
