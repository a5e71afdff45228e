import { isDown } from '../conditions/able'
import { type AttackMode, isBlast } from '../gear/attackModes'
import type { Combatant } from '../state/types'
import type { How } from './blow'

/** The manners in which one can be attacked with this; whoever is down is offered no stunt. */
export function mannersOf(attackMode: AttackMode, target: Combatant): readonly How[] {
  if (attackMode.die === null) return ['plain']
  if (isBlast(attackMode)) return ['focus']
  return isDown(target) ? ['plain', 'holdBack'] : ['plain', 'holdBack', 'stunt']
}
