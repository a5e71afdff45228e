import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { isAble, isPresent } from '../conditions/able'
import { attackModes, whyNotReach, whyNotUse } from '../gear/attackModes'
import { intercept } from '../reactions/intercept'
import { beforeAttack } from '../readied/watch'
import { say } from '../state/events'
import type { Combatant, Endurance, World } from '../state/types'
import type { Aim } from './aim'
import { face, knownOf, type Exchange } from './exchange'

/**
 * Step 2 of P4, before the dice: what the attack sets off, who steps in for the target, and what is said against it.
 * Undefined: it can no longer be made and is lost. From then on nobody is asked and nothing is paid.
 */
export const windowBefore = rule<Endurance, [Aim], Exchange | undefined>([], 'windowBefore', function* (w, aim) {
  const { by, target: first } = aim
  const see = questionVisibility(w, by, first)
  // What the GM allowed although it was not possible stays allowed.
  const allowed = !isPossible(w, aim, w.of(first))
  const isOnAt = (there: Combatant) => isAble(w.of(by)) && isPresent(there) && (allowed || isPossible(w, aim, there))
  const isOn = (target: Id) => isOnAt(w.of(target))
  yield* beforeAttack(w, by, first, () => isOn(first))
  if (!isOn(first)) return lost(w, by, first)
  const interceptor = yield* intercept(w, by, first, isOnAt, () => knownOf(w, aim, first), see)
  const target = interceptor ?? first
  if (!isOn(target)) return lost(w, by, target)
  const exchange = yield* face(w, aim, target, interceptor !== null)
  return isOn(target) ? exchange : lost(w, by, target)
})

/** The attack can no longer be made: its action stays spent, and it does not count as one [END-ACT-11]. */
export function lost(w: World, by: Id, target: Id): undefined {
  w.enter('END-ACT-11')
  say(w, 'lost', { by, target })
}

/** The weapon is still there to be used so, and reaches the target. */
function isPossible(w: World, { by, attackMode: { name } }: Aim, target: Combatant): boolean {
  const attackMode = attackModes(w.of(by)).find(one => one.name === name)
  return (
    attackMode !== undefined &&
    !whyNotUse(w.now, w.of(by), attackMode) &&
    !whyNotReach(w.now, w.terrain, w.of(by), attackMode, target)
  )
}
