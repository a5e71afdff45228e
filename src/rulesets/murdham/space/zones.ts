import { ruleReport } from '~/engine/reason'
import { type Zones, zonesOf } from '~/table/drawn/zonesOf'
import type { Zone as Said } from '~/table/map/board'
import type { Terrain } from '~/table/map/terrain'
import type { Snapshot } from '../state/types'

/** Names a zone. */
export type Zone = string

/** The zone that a square belongs to; undefined where nothing can stand [MUR-ZONE-02]. */
export function zoneAt(s: Snapshot, terrain: Terrain, cell: number): Zone | undefined {
  ruleReport('MUR-ZONE-02')
  return zonesOf(s.board, terrain).at(cell)?.id
}

/** The square's zone as the one where somebody stands; the same list each time, as it is asked for all the while. */
export function aloneAt(s: Snapshot, terrain: Terrain, cell: number): readonly [Zone] | undefined {
  ruleReport('MUR-ZONE-02')
  const zones = zonesOf(s.board, terrain)
  const zone = zones.at(cell)?.id
  if (zone === undefined) return undefined
  const { alone } = knownOf(zones)
  let found = alone.get(zone)
  if (!found) alone.set(zone, (found = [zone]))
  return found
}

/** The zones that share an edge with this one that is neither wall nor closed door, always in the same order [MUR-ZONE-03]. */
export function neighboursOf(s: Snapshot, terrain: Terrain, zone: Zone): readonly Zone[] {
  ruleReport('MUR-ZONE-03')
  return neighbours(zonesOf(s.board, terrain), zone)
}

function neighbours(zones: Zones, zone: Zone): readonly Zone[] {
  const { near } = knownOf(zones)
  let found = near.get(zone)
  if (!found) near.set(zone, (found = (zones.of(zone)?.borders ?? []).filter(({ open }) => open).map(({ to }) => to)))
  return found
}

/**
 * How many zones are entered on the shortest way from this one to each other that can be reached [MUR-ZONE-05]. Made once
 * for each state of the map, and kept: it is asked for every target of every weapon. O(zones).
 */
export function rangesFrom(s: Snapshot, terrain: Terrain, zone: Zone): ReadonlyMap<Zone, number> {
  const zones = zonesOf(s.board, terrain)
  const { ranges } = knownOf(zones)
  let found = ranges.get(zone)
  if (found) return found
  found = new Map([[zone, 0]])
  for (const [at, range] of found)
    for (const next of neighbours(zones, at)) if (!found.has(next)) found.set(next, range + 1)
  ranges.set(zone, found)
  return found
}

/** What has been found out about a map of zones, which never changes. */
interface Known {
  alone: Map<Zone, readonly [Zone]>
  near: Map<Zone, readonly Zone[]>
  ranges: Map<Zone, Map<Zone, number>>
}

const known = new WeakMap<Zones, Known>()

function knownOf(zones: Zones): Known {
  let found = known.get(zones)
  if (!found) known.set(zones, (found = { alone: new Map(), near: new Map(), ranges: new Map() }))
  return found
}

/** The squares of a zone, row by row. */
export function cellsOf(s: Snapshot, terrain: Terrain, zone: Zone): readonly number[] {
  return zonesOf(s.board, terrain).of(zone)?.squares ?? []
}

/** The squares of a zone beside its border with another. */
export function bordersOf(s: Snapshot, terrain: Terrain, zone: Zone, other: Zone): readonly number[] {
  return (
    zonesOf(s.board, terrain)
      .of(zone)
      ?.borders.find(({ to }) => to === other)?.squares ?? []
  )
}

/** What the GM has said of it: how much room it has, and whether one can leave by it. */
export function saidOf(s: Snapshot, zone: Zone): Said {
  return s.board.zones?.said[zone] ?? {}
}

/** What the table calls these zones, by their ids: for questions and the log, which know no map. */
export function namesOf(
  s: Snapshot,
  terrain: Terrain,
  zones: readonly (Zone | undefined)[],
): { readonly [zone: Zone]: string } {
  const { nameOf } = zonesOf(s.board, terrain)
  return Object.fromEntries(zones.flatMap(zone => (zone === undefined ? [] : [[zone, nameOf(zone)]])))
}
