import type { PathAsk } from '~/engine/questions'
import type { Walk } from '~/engine/ruleset'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere, walkWithin } from '~/table/map/walks'
import { parityOf, squaresLeft, whyNotMove, whyNotWalk } from '../movement/movement'
import { mapOf, movementOf, rectOf, TOKENS } from '../space/space'
import type { Snapshot } from '../state/types'
import { whyNotMoveOn } from '../turn/moveOn'
import { whyNotLead } from './offers'

/**
 * How this combatant would move now: whoever is first on the next count begins it so, whoever was on the latest count
 * moves on, or whoever is asked where to; while it is not in a fight, or not on the map, it is placed where it fits.
 */
export function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placeAnywhere(s, terrain, c, TOKENS)
  const lead = asked ? undefined : whyNotLead(s, c)
  const movesOn = lead !== undefined && !whyNotMoveOn(s, terrain, c)
  return {
    ...walkWithin({
      command: movesOn ? 'moveOn' : 'count',
      map: mapOf(s, terrain),
      from: c.cell,
      budget: asked?.budget ?? squaresLeft(s, c),
      movement: squares => ({ ...movementOf(s, terrain, c, squares), parity: parityOf(c) }),
      refuse: squares => whyNotWalk(s, terrain, c, squares),
      whyNot: movesOn ? undefined : (lead ?? whyNotMove(s, terrain, c)),
    }),
    key: movesOn ? 'after.path' : 'before.path',
  }
}
