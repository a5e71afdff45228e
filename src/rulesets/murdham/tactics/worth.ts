import { total } from '~/engine/reason'
import type { Terrain } from '~/table/map/terrain'
import { footings, isFar } from '../aim/reach'
import { whyNotSingle } from '../aim/targets'
import { singles } from '../aim/weapons'
import type { AttackMode } from '../gear/attackModes'
import { armourValue } from '../harm/armourValue'
import { placeOf, rangeBetween } from '../space/place'
import type { Combatant, Snapshot } from '../state/types'
import { WEIGHTS } from './weights'

/** What somebody could attack others with from where all stand: the best of it for each. */
export function armsFrom(s: Snapshot, terrain: Terrain, by: Combatant): (target: Combatant) => AttackMode | undefined {
  const ways = footings(s, by)
  const arms = singles(by).filter(({ die }) => die !== null)
  return target => arms.find(mode => !whyNotSingle(s, terrain, by, mode, target, ways))
}

/** How much it is worth to attack this one with that. */
export function worthOf(s: Snapshot, terrain: Terrain, by: Combatant, arm: AttackMode, target: Combatant): number {
  const { health, status } = target.sheet
  const armour = total(armourValue(target, { reacting: false, aware: true, cover: false }))
  const through = Math.max(0, (arm.die ?? 0) + 1 - 2 * armour)
  let worth = WEIGHTS.damage * through + WEIGHTS.health * health.cur
  if (through >= health.cur) worth += WEIGHTS.fells
  if (status.turn === 'spent') worth += WEIGHTS.spent
  const [from, to] = [placeOf(s, terrain, by), placeOf(s, terrain, target)]
  if (from && to && isFar(by, arm, rangeBetween(s, terrain, from, to))) worth += WEIGHTS.difficult
  return worth
}
