import type { Walk } from '~/engine/ruleset'
import { reason } from '~/engine/reason'
import type { Id } from '~/engine/types'
import { reach } from '~/grid/reach'
import { placing } from '~/table/placing'
import { route } from '~/table/route'
import type { Terrain } from '~/table/terrain'
import { isCrawling, isOnBoard } from './able'
import { ACTIONS } from './actions'
import { stride, whyNotWalk } from './moves'
import { mapOf, movementOf, rectOf } from './space'
import type { Combatant, Snapshot } from './types'

/** The move that this combatant would declare; while it is not in a fight, or not on the map, it is placed where it fits. */
export function walk(s: Snapshot, terrain: Terrain, who: Id): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placed(s, terrain, c)
  const command = isCrawling(c) ? 'crawl' : 'move'
  const closed = ACTIONS.find(({ type }) => type === command)?.whyNot(s, c, terrain)
  const budget = stride(c)
  const map = mapOf(s, terrain)
  const movement = (squares: number) => movementOf(s, terrain, c, squares)
  const reached = reach(map, c.cell, movement(budget))
  return {
    command,
    key: `${command}.path`,
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
      .filter(other => other.id !== c?.id && isOnBoard(other))
      .flatMap(other => rectOf(terrain, other) ?? []),
    taken: reason('RAT-MOVE-06', 'endOccupied'),
  })
}
