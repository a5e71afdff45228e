import type { Reason } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import { option, type Option } from '~/engine/questions'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble, isBroken, isHiddenFrom, isPresent, roster } from '../conditions'
import { WEIGHT } from '../sheet'
import type { Combatant, Snapshot } from '../state/types'
import { isSamePlace, type Place, placeOf, rangeBetween } from './place'
import { neighboursOf, saidOf, type Zone } from './zones'

/** A half-zone step: into a zone, onto the border with a neighbouring zone, or off the map by an exit [MUR-MOVE-03]. */
export type ZoneStep = `zone:${Zone}` | `border:${Zone}` | 'exit'

export const intoZone = (zone: Zone): ZoneStep => `zone:${zone}`
export const ontoBorder = (zone: Zone): ZoneStep => `border:${zone}`

/** The zone that a step names; undefined for the way off the map. */
export const zoneOf = (step: ZoneStep): Zone | undefined =>
  step === 'exit' ? undefined : step.slice(step.indexOf(':') + 1)

/** The steps that lead on from a place, the closed ones left in. */
export function stepsFrom(s: Snapshot, terrain: Terrain, place: Place): readonly ZoneStep[] {
  const [zone, border] = place
  const exit: ZoneStep[] = place.some(one => saidOf(s, one).exit) ? ['exit'] : []
  if (border !== undefined) return [intoZone(border), intoZone(zone), ...exit]
  return [...neighboursOf(s, terrain, zone).map(ontoBorder), ...exit]
}

/** The place to which a step leads. */
export function after(place: Place, step: ZoneStep): Place | undefined {
  const zone = zoneOf(step)
  if (zone === undefined) return undefined
  return step.startsWith('border') ? [place[0], zone] : [zone]
}

/** Where one could step, with the reasons against it. */
export function stepOptions(s: Snapshot, terrain: Terrain, c: Combatant): Option<ZoneStep>[] {
  const place = placeOf(s, terrain, c)
  if (!place) return []
  return stepsFrom(s, terrain, place).map(step => option(step, whyNotStep(s, terrain, c, place, step)))
}

/** Why this half step cannot be taken from this place, whatever movement is left. */
export function whyNotStep(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  from: Place,
  step: ZoneStep,
): Reason | undefined {
  const to = after(from, step)
  if (!to) return undefined
  return whyNotRoom(s, terrain, c, to) ?? whyNotFear(s, terrain, c, from, to)
}

/** Sixteenths of a medium one that a zone, or a border, holds. */
const ROOM = { cramped: 64, normal: 128, wide: 256 } as const
const ON_BORDER = { cramped: 16, normal: 32, wide: 64 } as const

/** Why there is no room in a place; whoever is alone there always has [MUR-ZONE-08]. */
export function whyNotRoom(s: Snapshot, terrain: Terrain, c: Combatant, to: Place): Reason | undefined {
  ruleReport('MUR-ZONE-08')
  const { grabbing, grabbedBy } = c.sheet.status
  const there = roster(s).filter(other => {
    if (other.id === c.id || other.id === grabbing || other.id === grabbedBy || !isPresent(other)) return false
    const place = placeOf(s, terrain, other)
    return place !== undefined && isSamePlace(place, to)
  })
  if (there.length === 0) return undefined
  const weights = [c, ...there].map(({ sheet }) => WEIGHT[sheet.size])
  const rooms = to.map(zone => saidOf(s, zone).room ?? 'normal')
  const most = Math.min(...rooms.map(room => (to.length === 2 ? ON_BORDER : ROOM)[room]))
  return weights.reduce((sum, n) => sum + n, 0) > most ? reason('MUR-ZONE-08', 'full', {}) : undefined
}

/** Why fear, rage or broken spirit do not let one go there [MUR-COND-04, MUR-COND-05, MUR-MOR-07]. */
function whyNotFear(s: Snapshot, terrain: Terrain, c: Combatant, from: Place, to: Place): Reason | undefined {
  const { frightenedOf, terrifiedOf, frenzied } = c.sheet.status
  const nearer = (other: Combatant | undefined) => {
    const place = other && isPresent(other) ? placeOf(s, terrain, other) : undefined
    return place ? rangeBetween(s, terrain, to, place) - rangeBetween(s, terrain, from, place) : 0
  }
  const feared = frightenedOf.find(id => nearer(s.combatants[id]) < 0)
  if (feared !== undefined) return reason('MUR-COND-04', 'frightened', { who: c.id, of: feared })
  if (terrifiedOf !== null && s.combatants[terrifiedOf] && nearer(s.combatants[terrifiedOf]) < 0)
    return reason('MUR-COND-04', 'terrified', { who: c.id, of: terrifiedOf })
  const enemy = nearestEnemy(s, terrain, c, from)
  if (!enemy) return undefined
  if (isBroken(c) && nearer(enemy) < 0) return reason('MUR-MOR-07', 'mustRetreat', { who: c.id })
  if (frenzied && nearer(enemy) > 0) return reason('MUR-COND-05', 'mustAttack', { who: c.id })
  return undefined
}

/** The nearest able enemy that one knows of. */
function nearestEnemy(s: Snapshot, terrain: Terrain, c: Combatant, from: Place): Combatant | undefined {
  let best: Combatant | undefined
  let least = Infinity
  for (const other of roster(s)) {
    if (!areFoes(s, c, other) || !isAble(other) || isHiddenFrom(other, c)) continue
    const place = placeOf(s, terrain, other)
    const range = place ? rangeBetween(s, terrain, from, place) : Infinity
    if (range >= least) continue
    least = range
    best = other
  }
  return best
}
