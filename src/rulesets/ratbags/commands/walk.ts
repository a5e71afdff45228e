import type { PathAsk } from '~/engine/questions'
import type { Walk } from '~/engine/ruleset'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere, walkWithin } from '~/table/map/walks'
import { ACTIONS } from '../actions/actions'
import { isCrawling } from '../conditions/able'
import { stride, whyNotWalk } from '../movement/moves'
import { afterComrades } from '../turn/declaring'
import { mapOf, movementOf, rectOf, TOKENS } from '../space/space'
import type { Snapshot } from '../state/types'

/** The move that this combatant would declare; while it is not in a fight, or not on the map, it is placed where it fits. */
export function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placeAnywhere(s, terrain, c, TOKENS)
  const command = isCrawling(c) ? 'crawl' : 'move'
  // While moves are declared, where comrades will have gone is free; while they are carried out, what is so now counts.
  const then = (asked?.key ?? `${command}.path`) === 'move.path' ? afterComrades(s, c) : s
  return walkWithin({
    command,
    map: mapOf(s, terrain),
    from: c.cell,
    budget: stride(c),
    movement: squares => movementOf(then, terrain, c, squares),
    refuse: squares => whyNotWalk(then, terrain, c, squares),
    whyNot: ACTIONS.find(({ type }) => type === command)?.whyNot(s, terrain, c),
  })
}
