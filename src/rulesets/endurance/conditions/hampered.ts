import type { Part } from '~/engine/events'
import { part } from '~/engine/reason'
import type { Combatant } from '../state/types'
import type { Attribute } from '../state/vocabulary'

/**
 * Sources of disadvantage that one carries: encumbered on tests of strength and dexterity, blinded on everything that
 * needs a target (`aimed`) [END-OPT-02].
 */
export function hampered({ sheet }: Combatant, attribute: Attribute, aimed: boolean): Part[] {
  const { blinded, encumbered } = sheet.conditions
  const bodily = attribute === 'strength' || attribute === 'dexterity'
  return [
    ...(blinded && aimed ? [part(-1, 'blinded', 'END-OPT-02')] : []),
    ...(encumbered && bodily ? [part(-1, 'encumbered', 'END-OPT-02')] : []),
  ]
}

/** Sickness takes its number off all tests and defences [END-OPT-02]. */
export function sick({ sheet }: Combatant): Part[] {
  const { sickness } = sheet.conditions
  return sickness > 0 ? [part(-sickness, 'sickness', 'END-OPT-02')] : []
}
