import type { Part } from '~/engine/events'
import { part, ruleReport } from '~/engine/reason'
import { across, surroundedPlaces, type Places } from '~/grid/standing'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble } from '../conditions'
import type { Mode } from '../gear'
import { canSee, isBehindCover, rectOf } from '../space'
import type { Combatant, Snapshot } from '../state/types'

/** Sources of advantage (+1) and disadvantage (−1) of an attack as everybody stands [END-DICE-06]. */
export function sources(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant, mode: Mode): Part[] {
  const found: Part[] = []
  if (cannotSee(target, by)) found.push(part(1, 'sneak', 'END-ATK-13'))
  if (isFlanked(s, terrain, target)) found.push(part(1, 'flank', 'END-ATK-15'))
  if (target.sheet.status.prone) found.push(part(mode === 'melee' ? 1 : -1, 'prone', 'END-COND-01'))
  if (mode !== 'melee' && isBehindCover(s, terrain, by, target)) found.push(part(-1, 'cover', 'END-ACT-14'))
  return found
}

/** A target cannot see an attacker that is hidden from it, nor anybody while unconscious or blinded [END-ATK-14]. */
export function cannotSee({ id, sheet }: Combatant, attacker: Combatant): boolean {
  return sheet.status.unconscious || sheet.conditions.blinded || attacker.sheet.status.hiddenFrom.includes(id)
}

/** Enemies of the target that are able to act, and behind no wall, stand on two opposite places around it [END-ATK-18, END-ATK-22]. */
export function isFlanked(s: Snapshot, terrain: Terrain, target: Combatant): boolean {
  const rect = rectOf(terrain, target)
  if (!rect) return false
  let held: Places = 0
  // Every attack asks this of every target: no list of all, and what takes longest comes last.
  for (const id in s.combatants) {
    const c = s.combatants[id]!
    if (c.side === target.side) continue
    const stands = rectOf(terrain, c)
    const places = stands ? surroundedPlaces(rect, stands) : 0
    if (places === 0 || !isAble(c) || !areFoes(s, target, c) || isBehindWall(s, terrain, target, c)) continue
    if (across(places) & held) return true
    held |= places
  }
  return false
}

function isBehindWall(s: Snapshot, terrain: Terrain, target: Combatant, c: Combatant): boolean {
  if (canSee(s, terrain, target, c)) return false
  ruleReport('END-ATK-22')
  return true
}
