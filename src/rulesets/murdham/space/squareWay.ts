import type { Reason } from '~/engine/command'
import { option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { cellsOf as squaresOf } from '~/grid/squares'
import { checkPath, type Movement } from '~/grid/walk/checkPath'
import { pathCode } from '~/table/map/space'
import type { Terrain } from '~/table/map/terrain'
import { withoutStart } from '~/table/map/walks'
import { isPresent, roster } from '../conditions'
import { footprintOf } from '../sheet'
import type { Combatant, Snapshot } from '../state/types'
import { type Place, placeOf } from './place'
import { rectOf } from './circumstances'
import { bordersOf, neighboursOf, type Zone, zoneAt } from './zones'
import { after, intoZone, ontoBorder, whyNotStep, type ZoneStep } from './zoneSteps'

/** A half step of a way, with the squares that are walked for it. */
export interface Leg {
  step: ZoneStep
  squares: readonly number[]
}

/** A way across the map in half steps; none: it stays where it counts as standing. */
export interface SquareWay {
  legs: readonly Leg[]
  /** Squares walked without a step, or after the last. */
  rest: readonly number[]
}

/** Where a way can end: in the zone of its last square, or on a border beside it. */
export type Stop = 'zone' | `border:${Zone}`

/** Anywhere past others, nowhere onto them. */
export function movementOf(s: Snapshot, terrain: Terrain, mover: Combatant, budget: number): Movement {
  const through = new Set<number>()
  for (const c of roster(s)) {
    const rect =
      c.id !== mover.id && c.id !== mover.sheet.status.grabbing && isPresent(c) ? rectOf(terrain, c) : undefined
    if (rect) for (const cell of squaresOf(terrain.map.width, rect)) through.add(cell)
  }
  return { budget, size: footprintOf(mover.sheet), through }
}

/** Why the squares themselves cannot be walked in this order. */
export function whyNotSquares(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  squares: readonly number[],
): Reason | undefined {
  if (c.cell === null || !rectOf(terrain, c)) return reason('MUR-ZONE-02', 'notOnMap', { who: c.id })
  const checked = checkPath(terrain.at(s.board, 'plain'), [c.cell, ...squares], movementOf(s, terrain, c, Infinity))
  // No way is too long: the budget is none.
  if (checked.ok || checked.why === 'budget') return undefined
  return reason('MUR-ZONE-02', pathCode(checked.why, { occupied: 'taken', 'end occupied': 'taken' }))
}

/** Half a zone for each border reached and each zone entered along these squares, up to this stop. */
export function squareWayTo(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  squares: readonly number[],
  stop: Stop,
): SquareWay | undefined {
  const start = placeOf(s, terrain, c)
  if (!start) return undefined
  const legs: { step: ZoneStep; squares: number[] }[] = []
  let pending: number[] = []
  let place: Place = start
  const go = (step: ZoneStep) => {
    legs.push({ step, squares: pending })
    pending = []
    place = after(place, step) ?? place
  }
  for (const cell of squares) {
    const zone = zoneAt(s, terrain, cell)
    if (zone === undefined) return undefined
    const [here] = place
    for (const next of zone === here ? [] : zonesBetween(s, terrain, here, zone)) {
      if (place.length === 2 && place[1] !== next) go(intoZone(place[0]))
      if (place.length === 1) go(ontoBorder(next))
      go(intoZone(next))
    }
    if (place[0] !== zone) return undefined
    const last = legs.at(-1)
    if (last && pending.length === 0 && last.squares.length === 0) last.squares.push(cell)
    else pending.push(cell)
  }
  const [zone, border] = place
  if (stop === 'zone') {
    if (border !== undefined) go(intoZone(zone))
    return { legs, rest: pending }
  }
  const at = stop.slice('border:'.length)
  if (border === at) return { legs, rest: pending }
  const [before, latest] = [legs.at(-2), legs.at(-1)]
  // Whoever stops on the border it has just crossed has not entered the zone.
  if (latest?.step === intoZone(zone) && before?.step === ontoBorder(zone) && placeBefore(start, legs) === at) {
    legs.pop()
    return { legs, rest: [...latest.squares, ...pending] }
  }
  if (border !== undefined) go(intoZone(zone))
  go(ontoBorder(at))
  return { legs, rest: pending }
}

/** The zone left for the last one. */
function placeBefore(start: Place, legs: readonly Leg[]): Zone | undefined {
  let place: Place = start
  for (const { step } of legs.slice(0, -2)) place = after(place, step) ?? place
  return place[0]
}

/** Neighbouring zones from one to another, the first left out: a corner is cut through the zone beside it [MUR-ZONE-03]. */
function zonesBetween(s: Snapshot, terrain: Terrain, from: Zone, to: Zone): readonly Zone[] {
  const near = neighboursOf(s, terrain, from)
  if (near.includes(to)) return [to]
  const by = near.find(zone => neighboursOf(s, terrain, zone).includes(to))
  return by === undefined ? [] : [by, to]
}

/** In the zone of a square, or on one of its borders that the square lies beside. */
export function stopsAt(s: Snapshot, terrain: Terrain, goal: number | null): readonly Stop[] {
  const zone = goal === null ? undefined : zoneAt(s, terrain, goal)
  if (goal === null || zone === undefined) return []
  const near = neighboursOf(s, terrain, zone).filter(next => bordersOf(s, terrain, zone, next).includes(goal))
  return ['zone', ...near.map(next => ontoBorder(next) as Stop)]
}

/** Can a way along these squares end in the zone of its last one, or on a border beside it? */
export function leadsAnywhere(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  squares: readonly number[],
  halves: number,
): boolean {
  return stopsAt(s, terrain, squares.at(-1) ?? c.cell).some(
    stop => !whyNotWay(s, terrain, c, squareWayTo(s, terrain, c, squares, stop), halves),
  )
}

/** Where a way along these squares could end, with what speaks against it; the zone first. */
export function stopOptions(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  squares: readonly number[],
  halves: number,
): Option<Stop>[] {
  return stopsAt(s, terrain, squares.at(-1) ?? c.cell).map(stop =>
    option(stop, whyNotWay(s, terrain, c, squareWayTo(s, terrain, c, squares, stop), halves)),
  )
}

function whyNotWay(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  way: SquareWay | undefined,
  halves: number,
): Reason | undefined {
  const start = placeOf(s, terrain, c)
  if (!way || !start) return reason('MUR-ZONE-03', 'noWay', {})
  if (way.legs.length > halves) return reason('MUR-MOVE-01', 'tooFarToGo', { cost: way.legs.length, budget: halves })
  let place: Place = start
  for (const { step } of way.legs) {
    const no = whyNotStep(s, terrain, c, place, step)
    if (no) return no
    place = after(place, step) ?? place
  }
  return undefined
}

/** Why no way along these squares ends anywhere one may be. */
export function whyNotWalk(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  way: readonly number[],
  halves: number,
): Reason | undefined {
  const squares = withoutStart(c.cell, way)
  if (squares.length === 0) return undefined
  const no = whyNotSquares(s, terrain, c, squares)
  if (no) return no
  const list = stopOptions(s, terrain, c, squares, halves)
  return list.some(({ whyNot }) => !whyNot) ? undefined : (list.at(-1)?.whyNot ?? reason('MUR-ZONE-03', 'noWay', {}))
}
