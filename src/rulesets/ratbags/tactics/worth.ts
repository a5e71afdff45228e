import { total } from '~/engine/reason'
import type { Terrain } from '~/table/map/terrain'
import { type AttackMode, attackModes, whyNotReach } from '../gear/attackModes'
import { armour } from '../sheet/armour'
import type { Combatant, Snapshot } from '../state/types'
import { placeAfterMove } from '../turn/declaring'
import { WEIGHTS } from './weights'

/** Twice what the higher of the dice shows on average, of one die exactly. */
export function twiceOf({ dice }: AttackMode): number {
  const most = Math.max(...dice)
  return most + 1 + (dice.length > 1 ? Math.floor(most / 3) : 0)
}

/** The best of what reaches this one from where its own move ends. */
export function armFor(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): AttackMode | undefined {
  const from = placeAfterMove(s, by)
  let best: AttackMode | undefined
  for (const mode of attackModes(by))
    if ((!best || twiceOf(mode) > twiceOf(best)) && !whyNotReach(s, terrain, by, mode, target, from)) best = mode
  return best
}

/** How much it is worth to attack this one with that. */
export function worthOf(s: Snapshot, by: Combatant, arm: AttackMode, target: Combatant): number {
  const through = Math.max(0, twiceOf(arm) - 2 * total(armour(target)))
  const { hp, leader } = target.sheet
  let worth = WEIGHTS.damage * through + WEIGHTS.hitPoint * hp.cur
  if (through > 2 * hp.cur) worth += WEIGHTS.wounds
  if (leader) worth += WEIGHTS.leader
  const shared = s.turn?.declared.filter(
    ({ who, targets }) => who !== by.id && s.combatants[who]?.side === by.side && targets.includes(target.id),
  )
  return worth + WEIGHTS.shared * (shared?.length ?? 0)
}

/** Shoots rather than strikes: what is in its hands carries. */
export const isArcher = ({ sheet }: Combatant): boolean => sheet.weapons.some(({ held, ranged }) => held && ranged)
