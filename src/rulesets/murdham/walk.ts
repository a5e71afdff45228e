import type { Walk } from '~/engine/ruleset'
import { reason } from '~/engine/reason'
import type { Id } from '~/engine/types'
import { reach } from '~/grid/reach'
import { placing } from '~/table/placing'
import type { Terrain } from '~/table/terrain'
import { isPresent, roster } from './able'
import { actionOf } from './actions'
import { rectOf } from './circumstances'
import { placeOf } from './place'
import { footprintOf } from './size'
import { stride } from './speed'
import { intoZone, whyNotStep } from './steps'
import type { Combatant, Snapshot } from './types'
import { ends, leadsAnywhere, movementOf, wayTo, whyNotWalk } from './way'
import { cellsOf, neighboursOf, zoneAt, type Zone } from './zones'

/** How far a way is looked for, in metres, so that a refused one can be drawn too. */
const DRAWN = 60

/** The move of the one who acts, with what every square costs in half zones; before the fight it is put where it fits. */
export function walk(s: Snapshot, terrain: Terrain, who: Id): Walk {
  const c = s.combatants[who]
  const place = c && placeOf(s, terrain, c)
  if (!c || !place || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placed(s, terrain, c)
  const from = c.cell
  const acting = s.turn?.acting
  const halves = acting?.who === who ? acting.halves : stride(c)
  const closed = actionOf('move')?.whyNot(s, c, terrain)
  const map = terrain.at(s.board, 'plain')
  const found = reach(map, from, movementOf(s, terrain, c, DRAWN))
  const cells = new Map<number, number>()
  const zones = zonesWithin(s, terrain, c, halves)
  // The shortest way over the squares may cut through one zone too many: then it leads nowhere from here. Ways through the
  // same zones to the same ends are as open as one another.
  const known = new Map<string, boolean>()
  const isOpen = (cell: number) => {
    if (cell === from) return true
    const squares = found.pathTo(cell)?.slice(1) ?? []
    const through = squares.map(square => zoneAt(s, terrain, square))
    const key = [...through.filter((zone, i) => zone !== through[i - 1]), ...ends(s, terrain, cell)].join()
    let open = known.get(key)
    if (open === undefined) known.set(key, (open = leadsAnywhere(s, terrain, c, squares, halves)))
    return open
  }
  for (const [zone, cost] of zones)
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

/** Half zones of the cheapest end of a way along these squares. */
function costOf(s: Snapshot, terrain: Terrain, c: Combatant, squares: readonly number[]): number {
  if (squares.length === 0) return 0
  const counts = ends(s, terrain, squares.at(-1)!).map(
    stop => wayTo(s, terrain, c, squares, stop)?.legs.length ?? Infinity,
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

/** Anywhere on the map where the token fits and nobody stands. */
function placed(s: Snapshot, terrain: Terrain, c: Combatant | undefined): Walk {
  return placing({
    map: terrain.map,
    solid: terrain.at(s.board).solid,
    size: c ? footprintOf(c.sheet) : 1,
    from: c?.cell ?? null,
    others: roster(s)
      .filter(other => other.id !== c?.id && isPresent(other))
      .flatMap(other => rectOf(terrain, other) ?? []),
    taken: reason('MUR-ZONE-02', 'taken'),
  })
}
