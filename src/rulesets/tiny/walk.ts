import { reason } from '~/engine/reason'
import type { Walk } from '~/engine/ruleset'
import type { Id } from '~/engine/types'
import { footprint } from '~/grid/rect'
import { reach } from '~/grid/reach'
import { placing } from '~/table/placing'
import { route } from '~/table/route'
import type { Terrain } from '~/table/terrain'
import { isOnField, roster } from './able'
import { ACTIONS } from './actions'
import { toAttack, toCombat } from './advance'
import { about } from './moveAbout'
import { cellOf, mapOf, movementOf, reachOf } from './space'
import type { Combatant, Snapshot } from './types'
import { ends, whyNotWay, type Way } from './way'

/** The options that a token's way can mean, in the order in which they are preferred. */
const MEANT: readonly { type: string; way(c: Combatant): Way }[] = [
  { type: 'advanceAttack', way: toAttack },
  { type: 'advance', way: toCombat },
  { type: 'move', way: about },
]

/**
 * How this combatant would move now: into combat to attack where that is within reach, else into combat, else about. Before
 * the fight, or off the map, it is placed where it fits.
 */
export function walk(s: Snapshot, terrain: Terrain, who: Id): Walk {
  const c = s.combatants[who]
  const from = c && cellOf(terrain, c)
  if (!c || s.phase !== 'combat' || from === null || from === undefined) return placed(s, terrain, c)
  const closed = ACTIONS.find(({ type }) => type === 'move')?.whyNot(s, terrain, c)
  const open = MEANT.filter(({ type }) => !ACTIONS.find(action => action.type === type)?.whyNot(s, terrain, c))
  const goals = new Map<number, { type: string; cost: number }>()
  for (const { type, way } of open)
    for (const [cell, cost] of ends(s, terrain, c, way(c))) if (!goals.has(cell)) goals.set(cell, { type, cost })
  const budget = about(c).budget
  return {
    command: 'move',
    key: 'move.path',
    ...(closed && open.length === 0 && { whyNot: closed }),
    cells: new Map([...goals].map(([cell, { cost }]) => [cell, cost])),
    route: route({
      map: mapOf(s, terrain),
      from,
      reached: reachOf(s, terrain, c, budget) ?? reach(mapOf(s, terrain), from, movementOf(s, c, budget)),
      movement: squares => movementOf(s, c, squares),
      budget,
      refuse: squares => {
        const type = goals.get(squares.at(-1) ?? from)?.type
        const way = (MEANT.find(meant => meant.type === type) ?? MEANT[2]!).way(c)
        return whyNotWay(s, terrain, c, squares, way)
      },
    }),
  }
}

function placed(s: Snapshot, terrain: Terrain, c: Combatant | undefined): Walk {
  const { map } = terrain
  const others = roster(s).filter(other => other.id !== c?.id && isOnField(other))
  return placing({
    map,
    solid: mapOf(s, terrain).solid,
    size: 1,
    from: c?.cell ?? null,
    others: others.flatMap(other => {
      const cell = cellOf(terrain, other)
      return cell === null ? [] : [footprint(map.width, cell)]
    }),
    taken: reason('TINY-MOVE-08', 'endOccupied'),
  })
}
