import { ruleReport } from '~/engine/reason'
import type { Terrain } from '~/table/map/terrain'
import type { Combatant, Snapshot } from '../state/types'
import { aloneAt, neighboursOf, rangesFrom, type Zone } from './zones'

/** Where somebody stands: in one zone, or on the border of two, and then in both [MUR-ZONE-04]. */
export type Place = readonly [Zone] | readonly [Zone, Zone]

/** The place of a combatant; undefined while it is not on the map. A border counts as long as there is one. */
export function placeOf(s: Snapshot, terrain: Terrain, c: Combatant): Place | undefined {
  ruleReport('MUR-ZONE-01')
  const { width, height } = terrain.map
  if (c.cell === null || c.cell >= width * height) return undefined
  const alone = aloneAt(s, terrain, c.cell)
  const { border } = c.sheet.status
  if (!alone || border === null) return alone
  return neighboursOf(s, terrain, alone[0]).includes(border) ? [alone[0], border] : alone
}

/** The same place, whichever of its zones is named first. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.length === b.length && a.every(zone => (b as readonly Zone[]).includes(zone))
}

/**
 * Zones entered on the shortest way from one place to the other; 0 when they have a zone in common, Infinity when no way
 * leads there. With a border the better of its two zones counts [MUR-ZONE-05].
 */
export function rangeBetween(s: Snapshot, terrain: Terrain, a: Place, b: Place): number {
  let least = Infinity
  for (const from of a) {
    const ranges = rangesFrom(s, terrain, from)
    for (const to of b) least = Math.min(least, ranges.get(to) ?? Infinity)
  }
  return least
}

/** Zones between two combatants; Infinity while one of them is not on the map. */
export function rangeTo(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): number {
  ruleReport('MUR-ZONE-05')
  const [one, other] = [placeOf(s, terrain, a), placeOf(s, terrain, b)]
  if (one && one.length + (other?.length ?? 0) > 2) ruleReport('MUR-ZONE-04')
  return one && other ? rangeBetween(s, terrain, one, other) : Infinity
}

/** Range 0 [MUR-ZONE-06]. */
export function isNearby(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): boolean {
  ruleReport('MUR-ZONE-06')
  return rangeTo(s, terrain, a, b) === 0
}
