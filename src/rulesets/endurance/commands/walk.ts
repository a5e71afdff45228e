import type { Reason } from '~/engine/command'
import type { PathAsk } from '~/engine/questions'
import type { Walk } from '~/engine/ruleset'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere, walkWithin } from '~/table/map/walks'
import { ACTIONS } from '../actions/actions'
import { stride, whyNotWalk } from '../movement/whyNotWalk'
import { mapOf, movementOf, rectOf, TOKENS } from '../space/space'
import type { Combatant, Snapshot } from '../state/types'

/** How this combatant would move now, or go on as it is asked to; while it is not in a fight, or not on the map, it is placed where it fits. */
export function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placeAnywhere(s, terrain, c, TOKENS)
  const open = (['move', 'sprint', 'step'] as const).find(type => !whyNot(s, terrain, c, type))
  const gait = open ?? 'move'
  const { budget, parity } = asked ?? { budget: gait === 'step' ? 1 : stride(s, c), parity: 0 as const }
  return walkWithin({
    command: gait,
    map: mapOf(s, terrain),
    from: c.cell,
    budget,
    movement: metres => ({ ...movementOf(s, terrain, c, metres), parity }),
    refuse: squares => whyNotWalk(s, terrain, c, squares, { budget, parity }),
    whyNot: open === undefined && !asked ? whyNot(s, terrain, c, 'move') : undefined,
  })
}

function whyNot(s: Snapshot, terrain: Terrain, c: Combatant, type: string): Reason | undefined {
  return ACTIONS.find(action => action.type === type)?.whyNot(s, terrain, c)
}
