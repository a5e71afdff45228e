import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Reason } from '~/engine/command'
import type { Terrain } from '~/table/map/terrain'
import { attack } from './attack'
import { combatSquares, ends, fallenSquares, go, normalMovement, type Way } from '../space'
import { isRanged } from './targets'
import type { Combatant, Snapshot, Tiny } from '../state/types'

/** Up to normal movement to a square out of combat, beside somebody fallen. */
export function toFallen(s: Snapshot, terrain: Terrain, c: Combatant): Way {
  const combat = combatSquares(s, terrain, c)
  const beside = new Set([...fallenSquares(s, terrain, c)].filter(cell => !combat.has(cell)))
  return { budget: normalMovement(c.sheet), rule: 'TINY-ATK-12', end: beside, elsewhere: 'notBeside', stay: true }
}

/** Why no fallen enemy can be struck. */
export function whyNotStrikeFallen(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  if (isRanged(c)) return reason('TINY-ATK-12', 'rangedInHand', { who: c.id })
  return ends(s, terrain, c, toFallen(s, terrain, c)).size > 0 ? undefined : reason('TINY-ATK-12', 'nobodyFallen')
}

/** Strike the fallen: a short way if wished, then one attack on somebody who is dying or stable. */
export const strikeFallen = rule<Tiny, [Id], void>(['TINY-ATK-12'], 'strikeFallen', function* (w, who) {
  yield* go(w, who, 'strikeFallen.path', () => toFallen(w.now, w.terrain, w.of(who)))
  yield* attack(w, who, true)
})
