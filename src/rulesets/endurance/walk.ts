import type { Walk } from '~/engine/ruleset'
import { reason } from '~/engine/reason'
import type { Id, PathAsk, Reason } from '~/engine/types'
import { reach } from '~/grid/reach'
import { placing } from '~/table/placing'
import { route } from '~/table/route'
import type { Terrain } from '~/table/terrain'
import { isOnField } from './able'
import { ACTIONS } from './actions'
import { stride, whyNotWalk } from './move'
import { mapOf, movementOf, rectOf } from './space'
import type { Combatant, Snapshot } from './types'

/** How this combatant would move now, or go on as it is asked to; while it is not in a fight, or not on the map, it is placed where it fits. */
export function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placed(s, terrain, who)
  const open = ['move', 'sprint', 'step'].find(type => !whyNot(s, terrain, c, type))
  const gait = open ?? 'move'
  const closed = open === undefined && !asked ? whyNot(s, terrain, c, 'move') : undefined
  const { budget, parity } = asked ?? { budget: gait === 'step' ? 1 : stride(s, c), parity: 0 as const }
  const movement = (metres: number) => ({ ...movementOf(s, terrain, c, metres), parity })
  const reached = reach(mapOf(s, terrain), c.cell, movement(budget))
  return {
    command: gait,
    key: `${gait}.path`,
    ...(closed && { whyNot: closed }),
    cells: new Map(reached.cells().map(cell => [cell, reached.costAt(cell) ?? 0])),
    route: route({
      map: mapOf(s, terrain),
      from: c.cell,
      reached,
      movement,
      budget,
      refuse: squares => whyNotWalk(s, terrain, c, squares, { budget, parity }),
    }),
  }
}

function whyNot(s: Snapshot, terrain: Terrain, c: Combatant, type: string): Reason | undefined {
  return ACTIONS.find(action => action.type === type)?.whyNot(s, terrain, c)
}

/** Anywhere on the map where the token fits and nobody stands. */
function placed(s: Snapshot, terrain: Terrain, who: Id): Walk {
  const c = s.combatants[who]
  return placing({
    map: terrain.map,
    solid: mapOf(s, terrain).solid,
    size: c?.sheet.footprint ?? 1,
    from: c?.cell ?? null,
    others: Object.values(s.combatants)
      .filter(other => other.id !== who && isOnField(other))
      .flatMap(other => rectOf(terrain, other) ?? []),
    taken: reason('END-MOVE-04', 'endOccupied'),
  })
}
