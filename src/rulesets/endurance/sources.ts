import { part } from '~/engine/reason'
import type { Part } from '~/engine/types'
import { centreLine } from '~/grid/centre-line'
import { isSurrounded } from '~/grid/is-surrounded'
import { passesThrough } from '~/grid/passes-through'
import { footprint } from '~/grid/rect'
import { within } from '~/grid/within'
import { cellsOfGround, type Terrain } from '~/table/terrain'
import { areHostile, isAble } from './able'
import type { Mode } from './means'
import { rectOf } from './space'
import type { Combatant, Snapshot } from './types'

/** Sources of advantage (+1) and disadvantage (−1) of an attack as everybody stands [END-DICE-06]. */
export function sources(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant, mode: Mode): Part[] {
  const found: Part[] = []
  if (cannotSee(target, by)) found.push(part(1, 'sneak', 'END-ATK-13'))
  if (isFlanked(s, terrain, target)) found.push(part(1, 'flank', 'END-ATK-15'))
  if (target.sheet.status.prone) found.push(part(mode === 'melee' ? 1 : -1, 'prone', 'END-COND-01'))
  if (mode !== 'melee' && isBehindCover(s, terrain, by, target)) found.push(part(-1, 'cover', 'END-ACT-14'))
  return found
}

/** A target cannot see an attacker that is hidden from it, nor anybody while unconscious [END-ATK-14]. */
export function cannotSee(target: Combatant, attacker: Combatant): boolean {
  return target.sheet.status.unconscious || attacker.sheet.status.hiddenFrom.includes(target.id)
}

/** Enemies of the target that are able to act stand on two opposite places around it [END-ATK-18]. */
export function isFlanked(s: Snapshot, terrain: Terrain, target: Combatant): boolean {
  const rect = rectOf(terrain, target)
  if (!rect) return false
  const around = Object.values(s.combatants)
    .filter(c => isAble(c) && areHostile(s, target, c))
    .flatMap(c => rectOf(terrain, c) ?? [])
  return isSurrounded(rect, around)
}

/** Cover that was sought counts where the line of centres passes a cover square next to the target [END-ACT-15]. */
function isBehindCover(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): boolean {
  const [from, to] = [rectOf(terrain, by), rectOf(terrain, target)]
  if (!target.sheet.status.cover || !from || !to) return false
  const squares = cellsOfGround(s.board, 'cover').map(cell => footprint(terrain.map.width, cell))
  const near = squares.filter(square => within(square, to, 1))
  // Cover that the GM declared without drawing it works from every side.
  return near.length === 0 || near.some(square => passesThrough(centreLine(from, to), square))
}
