import { total } from '~/engine/reason'
import { deflection, passive } from '../reactions/defence'
import { type AttackMode, attackModes, whyNotReach, whyNotUse } from '../gear/attackModes'
import type { Terrain } from '~/table/map/terrain'
import type { Combatant, Snapshot } from '../state/types'
import { HOPELESS, WEIGHTS } from './weights'

/** What somebody attacks with, and how good it is at it: twice the average of the test, so that no half is lost. */
interface Arm {
  attackMode: AttackMode
  twice: number
}

/** All that is of use now, the best first. */
export function armsOf(s: Snapshot, c: Combatant): readonly Arm[] {
  const { attributes, skills, proficiencies, status } = c.sheet
  return attackModes(c)
    .filter(attackMode => !whyNotUse(s, c, attackMode))
    .map(attackMode => {
      const { weapon } = attackMode
      const attribute = Math.max(...weapon.attributes.map(name => attributes[name]))
      const training = Math.max(0, ...weapon.proficiencies.map(name => proficiencies[name]))
      const dice = attribute + 1 + skills.combat + 1
      return { attackMode, twice: dice + 2 * (training + weapon.attackMod - 2 * status.attacksThisRound) }
    })
    .sort((a, b) => b.twice + 2 * b.attackMode.weapon.damage - (a.twice + 2 * a.attackMode.weapon.damage))
}

/** What somebody could attack this one with from where both stand: the best of it. */
export function armFor(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): Arm | undefined {
  return armsOf(s, by).find(({ attackMode }) => !whyNotReach(s, terrain, by, attackMode, target))
}

/** Half points by which an attack beats the target's evasion on average; below 0 it mostly misses. */
const promiseOf = ({ twice }: Arm, target: Combatant): number => twice - 2 * total(passive(target, 'evasion'))

/** Whether one more attack on the best of these is worth its action. */
export const isHopeful = (arm: Arm, target: Combatant): boolean => promiseOf(arm, target) > HOPELESS

/** How much it is worth to attack this one with that. */
export function worthOf(arm: Arm, target: Combatant): number {
  const { weapon } = arm.attackMode
  const { endurance, health } = target.sheet
  const [type = 'slashing'] = weapon.damageTypes
  const through = arm.twice / 2 + weapon.damage + weapon.damageMod - total(deflection(target, type))
  const damage = Math.max(1, Math.floor(through))
  let worth = WEIGHTS.promise * promiseOf(arm, target) + WEIGHTS.damage * damage
  worth += WEIGHTS.strength * (endurance.cur + health.cur)
  if (damage >= endurance.cur) worth += WEIGHTS.breaks
  if (isArcher(target)) worth += WEIGHTS.archer
  return worth
}

/** Shoots rather than strikes: what is in its hands carries. */
export const isArcher = (c: Combatant): boolean =>
  c.sheet.items.some(({ held, weapon }) => held && weapon?.ranged && weapon.ammo !== 0)

/** An unbroken shield in hand. */
export const hasShield = (c: Combatant): boolean =>
  c.sheet.items.some(({ held, block, durability }) => held && block !== null && durability?.cur !== 0)
