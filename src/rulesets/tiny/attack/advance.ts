import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Reason } from '~/engine/command'
import type { Terrain } from '~/table/map/terrain'
import { attack } from './attack'
import { ends, farLimit, go, normalMovement, type Way } from '../space'
import { whyNotShootHere } from './targets'
import type { Combatant, Snapshot, Tiny } from '../state/types'

/** Into combat within normal movement, to attack there. */
export const toAttack = ({ sheet }: Combatant): Way => ({
  budget: normalMovement(sheet),
  rule: 'TINY-MOVE-03',
  end: 'in',
  elsewhere: 'endsOutside',
  stay: false,
})

/** Into combat within twice the normal movement. */
export const toCombat = ({ sheet }: Combatant): Way => ({
  budget: farLimit(sheet),
  rule: 'TINY-MOVE-04',
  end: 'in',
  elsewhere: 'endsOutside',
  stay: false,
})

/** The cost of the cheapest way to any free square in combat, however far; undefined: there is none. */
function distanceFromCombat(s: Snapshot, terrain: Terrain, c: Combatant): number | undefined {
  const [cost] = ends(s, terrain, c, { ...toCombat(c), budget: Infinity }).values()
  return cost
}

/** Why combat is out of reach for this way [TINY-MOVE-05]. */
export function whyNotAdvance(s: Snapshot, terrain: Terrain, c: Combatant, way: Way): Reason | undefined {
  // The whole map is searched only where the answer is no.
  if (ends(s, terrain, c, way).size > 0) return undefined
  const cost = distanceFromCombat(s, terrain, c)
  if (cost === undefined) return reason('TINY-MOVE-05', 'noWay', { who: c.id })
  return reason(way.rule, 'tooFar', { cost, budget: way.budget })
}

/** Why it cannot attack on arrival. */
export function whyNotAdvanceAttack(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  return whyNotAdvance(s, terrain, c, toAttack(c)) ?? whyNotShootHere(s, terrain, c, true)
}

/** Advance and attack, in the same turn. */
export const advanceAttack = rule<Tiny, [Id], void>(
  ['TINY-MOVE-03', 'TINY-MOVE-05', 'TINY-MOVE-07'],
  'advanceAttack',
  function* (w, who) {
    yield* go(w, who, 'advanceAttack.path', () => toAttack(w.of(who)))
    yield* attack(w, who)
  },
)

/** Advance: on arrival the turn is over. */
export const advance = rule<Tiny, [Id], void>(
  ['TINY-MOVE-04', 'TINY-MOVE-05', 'TINY-MOVE-07'],
  'advance',
  function* (w, who) {
    yield* go(w, who, 'advance.path', () => toCombat(w.of(who)))
  },
)
