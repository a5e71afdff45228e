import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Reason } from '~/engine/command'
import type { Terrain } from '~/table/map/terrain'
import { attack } from './attack'
import { ends, go, normalMovement, type Way } from '../space'
import { hasTargetFrom, isRanged } from './targets'
import type { Combatant, Snapshot, Tiny } from '../state/types'

/** Up to normal movement to a square out of combat with somebody in range, or not at all. */
export function toShoot(s: Snapshot, terrain: Terrain, c: Combatant): Way {
  const way = { budget: normalMovement(c.sheet), rule: 'TINY-ATK-07', elsewhere: 'nobodyInRange', stay: true }
  const out = [...ends(s, terrain, c, { ...way, end: 'out' }).keys()]
  return { ...way, end: new Set(out.filter(cell => hasTargetFrom(s, terrain, c, cell))) }
}

/** Why nothing can be shot at from here or from where one can walk. */
export function whyNotShoot(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  if (!isRanged(c)) return reason('TINY-ATK-07', 'noRangedWeapon', { who: c.id })
  return ends(s, terrain, c, toShoot(s, terrain, c)).size > 0 ? undefined : reason('TINY-ATK-06', 'noTarget')
}

/** Shoot: a short way if wished, then one ranged attack. */
export const shoot = rule<Tiny, [Id], void>(['TINY-ATK-07'], 'shoot', function* (w, who) {
  yield* go(w, who, 'shoot.path', () => toShoot(w.now, w.terrain, w.of(who)))
  yield* attack(w, who)
})
