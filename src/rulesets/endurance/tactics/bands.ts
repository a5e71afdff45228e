import type { Asked, Roll } from '~/engine/questions'
import type { BandOf } from '~/engine/ruleset'
import { total } from '~/engine/reason'
import { attackModes } from '../gear/attackModes'
import type { Combatant, Snapshot } from '../state/types'

/** At this luck value the best happens, and so much is added to a test; at the other a shot goes astray. */
const BEST = 20
const LUCKY = 4
const ASTRAY = 1

/** Whether each of the two dice counts by itself: where one may be rolled again. Else it is their sum. */
const isRerolled = (ask: Asked & Roll): boolean =>
  ask.facts?.sources !== undefined || (ask.knobs ?? []).some(({ key, default: n }) => key === 'advantage' && n !== 0)

/** Of an attack: the sum of its dice, and of the luck die which of the thresholds it reaches: astray, critical, best. */
export function ofAttack(s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const by = s.combatants[ask.of]
  if (!by) return undefined
  const steps = stepsFrom(s, by, [ASTRAY + 1, BEST, ...attackModes(by).map(({ weapon }) => weapon.critThreshold)])
  const astray = Math.max(...stepsFrom(s, by, [ASTRAY + 1]))
  const isByItself = isRerolled(ask)
  return ([first = 0, second = 0, d20 = 0]) => {
    const luck = steps.filter(step => d20 >= step).length
    // A shot that goes astray may meet somebody against whom dice are rolled again.
    return isByItself || d20 < astray ? `${first} ${second} ${luck}` : `${first + second} ${luck}`
  }
}

/** The faces of the luck die from which on these luck values are reached, in whatever way and against whomever. */
function stepsFrom(s: Snapshot, by: Combatant, thresholds: readonly number[]): readonly number[] {
  const penalties = new Set(Object.values(s.combatants).map(({ sheet }) => sheet.luckPenaltyToAttackers))
  const maneuvers = new Set([0, ...by.sheet.maneuvers.map(({ luckMod }) => luckMod)])
  const steps = new Set<number>()
  for (const threshold of thresholds)
    for (const penalty of penalties)
      for (const maneuver of maneuvers) steps.add(threshold - by.sheet.luckBonus - penalty - maneuver)
  return [...steps]
}

/**
 * Of any other test: whether it comes to what it needs, where that is known; else the sum of its dice, and whether luck adds to it.
 */
export function ofTest(s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const luckBonus = s.combatants[ask.of]?.sheet.luckBonus ?? 0
  const isByItself = isRerolled(ask)
  const { against, adds = [] } = ask.stated ?? {}
  const needed = against && against.n - total(adds)
  return ([first = 0, second = 0, d20 = 0]) => {
    const luck = d20 + luckBonus >= BEST ? LUCKY : 0
    if (isByItself) return `${first} ${second} ${luck}`
    const sum = first + second + luck
    return needed === undefined ? sum : sum >= needed ? 'reached' : 'failed'
  }
}
