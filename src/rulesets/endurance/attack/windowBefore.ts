import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { isAble, isPresent } from '../conditions/able'
import { whyNotReach } from '../gear/attackModes'
import { intercept } from '../reactions/intercept'
import { beforeAttack } from '../readied/watch'
import { say } from '../state/events'
import type { Endurance, World } from '../state/types'
import type { Aim } from './aim'
import { face, knownOf, type Exchange } from './exchange'

/**
 * Step 2 of P4, before the dice: what the attack sets off, who steps in for the target, and what is said against it.
 * Undefined: it can no longer be made and is lost.
 */
export const windowBefore = rule<Endurance, [Aim], Exchange | undefined>([], 'windowBefore', function* (w, aim) {
  const { by, target: first } = aim
  const see = questionVisibility(w, by, first)
  // What the GM allowed although it could not be reached stays allowed.
  const allowed = !isInReach(w, aim, first)
  yield* beforeAttack(w, by, first)
  const interceptor = yield* intercept(w, by, first, () => knownOf(w, aim, first), see)
  const target = interceptor ?? first
  const exchange = yield* face(w, aim, target, interceptor !== null)
  if (isAble(w.of(by)) && isPresent(w.of(target)) && (allowed || isInReach(w, aim, target))) return exchange
  w.enter('END-ACT-11')
  say(w, 'lost', { by, target })
  return undefined
})

function isInReach(w: World, { by, attackMode }: Aim, target: Id): boolean {
  return !whyNotReach(w.now, w.terrain, w.of(by), attackMode, w.of(target))
}
