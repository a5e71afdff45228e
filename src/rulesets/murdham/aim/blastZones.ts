import type { Reason } from '~/engine/command'
import { atStake, option, type Option, type Stake } from '~/engine/questions'
import { reason } from '~/engine/reason'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isPresent, roster } from '../conditions'
import { type AttackMode, rangeOf } from '../gear/attackModes'
import { placeOf, rangeBetween } from '../space/place'
import { neighboursOf, type Zone } from '../space/zones'
import type { Combatant, Snapshot } from '../state/types'
import { type Footing, footings, whyNotAt } from './reach'

/** The zones that a blast could be aimed at: in close the attacker's own [MUR-BLAST-02, MUR-BLAST-04]. */
export function zonesFor(s: Snapshot, terrain: Terrain, by: Combatant, attackMode: AttackMode): Option<Zone>[] {
  const place = placeOf(s, terrain, by)
  if (!place) return []
  const caught = (zone: Zone): Stake => ({ effect: whoIsIn(s, terrain, by, zone) })
  if (attackMode.mode === 'melee') return place.map(zone => atStake(option(zone), caught(zone)))
  const most = rangeOf(by, attackMode)
  const found: Zone[] = [...place]
  for (let from = 0, range = 0; range < most && from < found.length; range++) {
    const edge = found.slice(from)
    from = found.length
    for (const zone of edge)
      for (const next of neighboursOf(s, terrain, zone)) if (!found.includes(next)) found.push(next)
  }
  const ways = footings(s, by)
  return found.map(zone => {
    const nos = ways.map(way => whyNotZone(s, terrain, by, attackMode, zone, way))
    return atStake(option(zone, nos.includes(undefined) ? undefined : nos[0]), caught(zone))
  })
}

/** How many foes and friends of somebody stand in a zone and can be caught there, oneself among the friends. */
function whoIsIn(s: Snapshot, terrain: Terrain, by: Combatant, zone: Zone): { foes: number; friends: number } {
  const there = roster(s).filter(c => isPresent(c) && placeOf(s, terrain, c)?.includes(zone))
  const foes = there.filter(c => areFoes(s, by, c)).length
  return { foes, friends: there.length - foes }
}

/** Why a blast reaches no zone. */
export const whyNoZone = (s: Snapshot, terrain: Terrain, by: Combatant, attackMode: AttackMode): Reason | undefined =>
  zonesFor(s, terrain, by, attackMode).some(({ whyNot }) => !whyNot) ? undefined : reason('MUR-BLAST-04', 'noZone', {})

/** Why a blast cannot be aimed at a zone by somebody who stands or moves. */
export function whyNotZone(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  attackMode: AttackMode,
  zone: Zone,
  way: Footing,
): Reason | undefined {
  const place = placeOf(s, terrain, by)
  return place
    ? whyNotAt(by, attackMode, rangeBetween(s, terrain, place, [zone]), way)
    : reason('MUR-ATK-02', 'notOnMap', { who: by.id })
}
