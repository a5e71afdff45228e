import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { sees } from '~/grid/sight/sees'
import { distance } from '~/grid/squares/distance'
import type { Rect } from '~/grid/squares/rect'
import type { Terrain } from '~/table/map/terrain'
import { isPresent } from '../conditions/able'
import { isBroken } from '../sheet/durability'
import { bareHands } from '../sheet/weapons'
import { mapOf, rectOf } from '../space/space'
import type { Item, Weapon } from '../state/sheet'
import type { Combatant, Snapshot } from '../state/types'

export type Mode = 'melee' | 'ranged' | 'thrown'

/** A weapon and how it is used; `name` stands for it in questions ("sword:melee"). */
export interface AttackMode {
  name: string
  item: Item
  weapon: Weapon
  mode: Mode
}

/** All that this combatant could attack with; bare hands are always among them, at the end. */
export function attackModes(c: Combatant): readonly AttackMode[] {
  const list: AttackMode[] = []
  for (const item of c.sheet.items) addModes(list, item)
  addModes(list, bareHands)
  return list
}

function addModes(list: AttackMode[], item: Item): void {
  const { id, weapon } = item
  if (!weapon) return
  if (weapon.reach !== null) list.push({ name: `${id}:melee`, item, weapon, mode: 'melee' })
  if (weapon.ranged) list.push({ name: `${id}:ranged`, item, weapon, mode: 'ranged' })
  if (weapon.thrown) list.push({ name: `${id}:thrown`, item, weapon, mode: 'thrown' })
}

/** Why one cannot attack at all with this now: not held, not loaded, nothing to shoot, broken. */
export function whyNotUse(s: Snapshot, c: Combatant, { item, weapon, mode }: AttackMode): Reason | undefined {
  if (!item.held) return reason('END-ACT-03', 'notHeld', { item: item.name })
  if (c.sheet.status.unconscious) return reason('END-COND-02', 'notWielded', { item: item.name })
  if (s.settings.brokenUnusable && isBroken(item)) return reason('END-DEF-14', 'broken', { item: item.name })
  if (mode !== 'ranged') return undefined
  if (weapon.reloadActions > 0 && !weapon.loaded) return reason('END-ACT-28', 'notLoaded', { item: item.name })
  return weapon.ammo === 0 ? reason('END-ACT-28', 'noAmmo', { item: item.name }) : undefined
}

/** Why this target cannot be attacked in this way from where everybody stands [END-ATK-02]. */
export function whyNotReach(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  attackMode: AttackMode,
  target: Combatant,
): Reason | undefined {
  return whyNotAcross(s, terrain, attackMode, target, spanBetween(terrain, by, target))
}

/** Where two stand, and how far apart; undefined when one of them is not on the map. */
export type Span = { from: Rect; to: Rect; metres: number } | undefined

export function spanBetween(terrain: Terrain, a: Combatant, b: Combatant): Span {
  return spanFrom(rectOf(terrain, a), terrain, b)
}

/** The same from squares that are known already: once for all targets. */
export function spanFrom(from: Rect | undefined, terrain: Terrain, b: Combatant): Span {
  const to = from && rectOf(terrain, b)
  return to && { from, to, metres: distance(from, to) }
}

/** The same where the span has been taken already: once for all weapons. */
export function whyNotAcross(
  s: Snapshot,
  terrain: Terrain,
  { weapon, mode }: AttackMode,
  target: Combatant,
  span: Span,
): Reason | undefined {
  if (!isPresent(target)) return reason('END-ATK-02', 'notThere', { target: target.id })
  if (!span) return reason('END-ATK-02', 'notOnMap', { target: target.id })
  const { from, to, metres } = span
  const furthest = mode === 'melee' ? weapon.reach : (weapon[mode]?.max ?? 0)
  if (metres > (furthest ?? 0))
    return reason('END-ATK-02', mode === 'melee' ? 'outOfReach' : 'outOfRange', { metres, furthest })
  if (!sees(mapOf(s, terrain), from, to)) return reason('END-ATK-02', 'noSight', { target: target.id })
  return undefined
}

/** The penalty for a shot beyond the normal range: −1 for every further multiple, begun or complete [END-ATK-02]. */
export function rangePenalty({ weapon, mode }: AttackMode, metres: number): number {
  const normal = mode === 'melee' ? undefined : weapon[mode]?.normal
  return normal === undefined || metres <= normal ? 0 : Math.ceil(metres / normal) - 1
}
