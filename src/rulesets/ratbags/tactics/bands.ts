import type { Asked, Roll } from '~/engine/questions'
import type { BandOf } from '~/engine/ruleset'
import type { Snapshot } from '../state/types'

/** A save: passed or not. 1 always does, 20 never [RAT-DICE-01]. */
export function ofSave(_s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const score = ask.facts?.score
  if (typeof score !== 'number') return undefined
  return ([die = 20]) => (die === 1 || (die < 20 && die <= score) ? 'passed' : 'failed')
}

/**
 * An attack: the highest face; where several strike at one, it says whose blow it was, also of one that armour takes whole. Which of
 * the dice shows it counts only where the weapons bring about different things when a save is failed [RAT-ATK-06].
 */
export function ofAttack(s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const by = s.combatants[ask.of]
  if (!by) return undefined
  const { weapons, critEffect: own } = by.sheet
  const isAllOne =
    new Set([null, ...weapons.map(one => one.critEffect)].map(one => JSON.stringify(one ?? own))).size === 1
  return faces => {
    const most = Math.max(...faces)
    return isAllOne ? most : `${most} ${faces.map(face => Number(face === most)).join('')}`
  }
}
