import type { Walk } from '~/engine/ruleset'
import type { Id } from '~/engine/snapshot'
import { type Reach, reach } from '~/grid/walk/reach'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere } from '~/table/map/walks'
import { actionOf } from '../actions/actions'
import { placeOf } from '../space/place'
import { leadsAnywhere, movementOf, squareWayTo, stopsAt, whyNotWalk } from '../space/squareWay'
import { rectOf, tokens } from '../space/tokens'
import { cellsOf, neighboursOf, type Zone, zoneAt } from '../space/zones'
import { intoZone, whyNotStep } from '../space/zoneSteps'
import type { Combatant, Snapshot } from '../state/types'
import { halvesLeft } from '../turn/speed'

/** How far a way is looked for, in metres, so that a refused one can be drawn too. */
const DRAWN = 60

/** The move of the one who acts, with what every square costs in half zones; before the fight it is put where it fits. */
export function walk(s: Snapshot, terrain: Terrain, who: Id): Walk {
  const c = s.combatants[who]
  const place = c && placeOf(s, terrain, c)
  if (!c || !place || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c))
    return placeAnywhere(s, terrain, c, tokens)
  const from = c.cell
  const halves = halvesLeft(s, c)
  const closed = actionOf('move')?.whyNot(s, terrain, c)
  const map = terrain.at(s.board, 'plain')
  const found = reach(map, from, movementOf(s, terrain, c, DRAWN))
  const cells = new Map<number, number>()
  const isOpen = openSquares(s, terrain, c, found, halves)
  for (const [zone, cost] of zonesWithin(s, terrain, c, halves))
    for (const cell of cellsOf(s, terrain, zone))
      if (found.canEndAt(cell) && cost <= halves && isOpen(cell)) cells.set(cell, cost)
  return {
    command: 'move',
    key: 'move.path',
    ...(closed && { whyNot: closed }),
    cells,
    route: through => {
      const path: number[] = [from]
      for (const to of through) {
        const at = path.at(-1)!
        const way = at === from ? found.pathTo(to) : reach(map, at, movementOf(s, terrain, c, DRAWN)).pathTo(to)
        path.push(...(way?.slice(1) ?? [to]))
      }
      const squares = path.slice(1)
      const costs = path.map((_, i) => costOf(s, terrain, c, path.slice(1, i + 1)))
      const whyNot = whyNotWalk(s, terrain, c, squares, halves)
      return { path, cost: costs.at(-1) ?? 0, steps: costs, ...(whyNot && { whyNot }) }
    },
  }
}

/**
 * Whether the shortest way to a square leads there by so many half steps: it may cut through one zone too many. Ways through
 * the same zones to the same ends are as open as one another, and are looked at once.
 */
function openSquares(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  found: Reach,
  halves: number,
): (cell: number) => boolean {
  const known = new Map<string, boolean>()
  return cell => {
    if (cell === c.cell) return true
    const squares = found.pathTo(cell)?.slice(1) ?? []
    const through = squares.map(square => zoneAt(s, terrain, square))
    const key = [...through.filter((zone, i) => zone !== through[i - 1]), ...stopsAt(s, terrain, cell)].join()
    let open = known.get(key)
    if (open === undefined) known.set(key, (open = leadsAnywhere(s, terrain, c, squares, halves)))
    return open
  }
}

/** Half zones of the cheapest end of a way along these squares. */
function costOf(s: Snapshot, terrain: Terrain, c: Combatant, squares: readonly number[]): number {
  if (squares.length === 0) return 0
  const counts = stopsAt(s, terrain, squares.at(-1)!).map(
    stop => squareWayTo(s, terrain, c, squares, stop)?.legs.length ?? Infinity,
  )
  return Math.min(...counts)
}

/** Zones that so many half steps lead to, with the fewest that stop on their nearer border or in them. */
function zonesWithin(s: Snapshot, terrain: Terrain, c: Combatant, halves: number): ReadonlyMap<Zone, number> {
  const place = placeOf(s, terrain, c)!
  const cost = new Map<Zone, number>([[place[0], place.length === 2 ? 1 : 0]])
  if (place.length === 2) cost.set(place[1], 1)
  for (const [zone, at] of cost) {
    if (at + 2 > halves) continue
    for (const next of neighboursOf(s, terrain, zone)) {
      const full = whyNotStep(s, terrain, c, [zone, next], intoZone(next))
      if (!full && !cost.has(next)) cost.set(next, at + 2)
    }
  }
  return cost
}
