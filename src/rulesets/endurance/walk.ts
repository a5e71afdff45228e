import type { Walk } from '~/engine/ruleset'
import { reason } from '~/engine/reason'
import type { Id, Reason } from '~/engine/types'
import { checkPath } from '~/grid/check-path'
import { footprint, isOnMap, overlaps } from '~/grid/rect'
import { reach, type Reach } from '~/grid/reach'
import type { Terrain } from '~/table/terrain'
import { isOnField } from './able'
import { ACTIONS } from './actions'
import { stride, whyNotWalk } from './move'
import { mapOf, movementOf, rectOf } from './space'
import type { Combatant, Snapshot } from './types'

/** How far past what is allowed a refused way is still looked for, in metres, so that it can be drawn. */
const DRAWN_BEYOND = 30

/** How this combatant would move now; while it is not in a fight, or not on the map, it is placed where it fits. */
export function walk(s: Snapshot, terrain: Terrain, who: Id): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placing(s, terrain, who)
  const open = ['move', 'sprint', 'step'].find(type => !whyNot(s, terrain, c, type))
  const gait = open ?? 'move'
  const closed = open === undefined ? whyNot(s, terrain, c, 'move') : undefined
  const budget = gait === 'step' ? 1 : stride(s, c)
  const reached = reach(mapOf(s, terrain), c.cell, movementOf(s, terrain, c, budget))
  return {
    command: gait,
    key: `${gait}.path`,
    ...(closed && { whyNot: closed }),
    cells: new Map(reached.cells().map(cell => [cell, reached.costAt(cell) ?? 0])),
    route: through => route(s, terrain, c, reached, budget, through),
  }
}

function whyNot(s: Snapshot, terrain: Terrain, c: Combatant, type: string): Reason | undefined {
  return ACTIONS.find(action => action.type === type)?.whyNot(s, terrain, c)
}

/** The cheapest way from one square to the next; past what is allowed, or through a wall, it is still found, and refused. */
function route(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  reached: Reach,
  budget: number,
  through: readonly number[],
): ReturnType<Walk['route']> {
  const map = mapOf(s, terrain)
  const path: number[] = c.cell === null ? [] : [c.cell]
  for (const to of through) {
    const from = path.at(-1)!
    const near = from === c.cell ? reached.pathTo(to) : undefined
    const way = near ?? reach(map, from, movementOf(s, terrain, c, budget + DRAWN_BEYOND)).pathTo(to)
    path.push(...(way?.slice(1) ?? beeline(terrain.map.width, from, to)))
  }
  const refused = whyNotWalk(s, terrain, c, path.slice(1), budget)
  return { path, cost: costOf(path), ...(refused && { whyNot: refused }) }

  function costOf(cells: readonly number[]): number {
    return checkPath(map, cells, movementOf(s, terrain, c, Infinity)).cost
  }
}

/** The squares from one to another, whatever lies between: what is drawn and refused where no way leads. */
function beeline(width: number, from: number, to: number): number[] {
  const cells: number[] = []
  for (let at = from; at !== to;) {
    const dx = Math.sign((to % width) - (at % width))
    const dy = Math.sign(Math.floor(to / width) - Math.floor(at / width))
    at += dy * width + dx
    cells.push(at)
  }
  return cells
}

/** Anywhere on the map where the token fits and nobody stands; costs nothing. */
function placing(s: Snapshot, terrain: Terrain, who: Id): Walk {
  const c = s.combatants[who]
  const { map } = terrain
  const { solid } = mapOf(s, terrain)
  const size = c?.sheet.footprint ?? 1
  const others = Object.values(s.combatants)
    .filter(other => other.id !== who && isOnField(other))
    .flatMap(other => rectOf(terrain, other) ?? [])
  const cells = new Map<number, number>()
  for (let cell = 0; cell < map.width * map.height; cell++) {
    const rect = footprint(map.width, cell, size)
    if (isOnMap(map, rect) && !solid[cell] && !others.some(other => overlaps(other, rect))) cells.set(cell, 0)
  }
  return {
    command: 'place',
    key: 'cell',
    cells,
    route: through => {
      const goal = through.at(-1) ?? 0
      const path = c?.cell === null || c === undefined ? [goal] : [c.cell, goal]
      return { path, cost: 0, ...(cells.has(goal) ? {} : { whyNot: reason('END-MOVE-04', 'endOccupied') }) }
    },
  }
}
