import type { Walk } from '~/engine/ruleset'
import { reason } from '~/engine/reason'
import type { Id, PathAsk } from '~/engine/types'
import { reach } from '~/grid/reach'
import { placing } from '~/table/placing'
import { route } from '~/table/route'
import type { Terrain } from '~/table/terrain'
import { parityOf, squaresLeft, whyNotMove, whyNotWalk } from './movement'
import { whyNotMoveOn } from './moveOn'
import { whyNotLead } from './offers'
import { mapOf, movementOf, rectOf } from './space'
import { isPresent } from './states'
import type { Combatant, Snapshot } from './types'

/**
 * How this combatant would move now: whoever is first on the next count begins it so, whoever was on the latest count
 * moves on, or whoever is asked where to; while it is not in a fight, or not on the map, it is placed where it fits.
 */
export function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placed(s, terrain, c)
  const lead = asked ? undefined : whyNotLead(s, c)
  const movesOn = lead !== undefined && !whyNotMoveOn(s, terrain, c)
  const closed = movesOn ? undefined : (lead ?? whyNotMove(s, terrain, c))
  const budget = asked?.budget ?? squaresLeft(s, c)
  const map = mapOf(s, terrain)
  const movement = (squares: number) => ({ ...movementOf(s, terrain, c, squares), parity: parityOf(c) })
  const reached = reach(map, c.cell, movement(budget))
  return {
    ...(movesOn ? { command: 'moveOn', key: 'after.path' } : { command: 'count', key: 'before.path' }),
    ...(closed && { whyNot: closed }),
    cells: new Map(reached.cells().map(cell => [cell, reached.costAt(cell) ?? 0])),
    route: route({
      map,
      from: c.cell,
      reached,
      movement,
      budget,
      refuse: squares => whyNotWalk(s, terrain, c, squares),
    }),
  }
}

/** Anywhere on the map where the token fits and nobody stands. */
function placed(s: Snapshot, terrain: Terrain, c: Combatant | undefined): Walk {
  return placing({
    map: terrain.map,
    solid: mapOf(s, terrain).solid,
    size: c?.sheet.footprint ?? 1,
    from: c?.cell ?? null,
    others: Object.values(s.combatants)
      .filter(other => other.id !== c?.id && isPresent(other))
      .flatMap(other => rectOf(terrain, other) ?? []),
    taken: reason('HAL-MOVE-03', 'endOccupied'),
  })
}
