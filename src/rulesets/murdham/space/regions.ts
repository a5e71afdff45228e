import type { Region } from '~/engine/ruleset'
import type { Id } from '~/engine/snapshot'
import { zonesOf } from '~/table/drawn/zonesOf'
import type { Terrain } from '~/table/map/terrain'
import type { Snapshot } from '../state/types'
import { placeOf, rangeBetween } from './place'

/** The zones of the map, as they lie to one: "Cellar · nearby". */
export function regions(s: Snapshot, terrain: Terrain, of: Id | null): readonly Region[] {
  const zones = zonesOf(s.board, terrain)
  const c = of === null ? undefined : s.combatants[of]
  const place = c && placeOf(s, terrain, c)
  return zones.zones.map(({ id, squares }) => {
    const { room, exit } = zones.saidOf(id)
    const words = [
      zones.nameOf(id),
      place ? far(rangeBetween(s, terrain, place, [id])) : '',
      room ?? '',
      exit ? 'exit' : '',
    ]
    return { id, words: words.filter(Boolean).join(' · '), squares }
  })
}

function far(range: number): string {
  if (range === 0) return 'nearby'
  if (range === 1) return 'neighbouring'
  return Number.isFinite(range) ? `${range} zones away` : 'out of reach'
}
