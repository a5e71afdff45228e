import { ruleReport } from '~/engine/reason'
import type { Combatant, Snapshot } from '../state/types'
import type { SpecialMovement } from '../state/vocabulary'

/** Doubled by the fast trait, halved by each of slow, hobbled and encumbered; of the sum a fraction is dropped [MUR-MOVE-04]. */
function atPace(halves: number, { sheet }: Combatant): number {
  const { traits, status } = sheet
  const slower = [traits.includes('slow'), status.hobbled, status.encumbered].filter(Boolean).length
  const doublings = (traits.includes('fast') ? 1 : 0) - slower
  if (slower > 0 || doublings !== 0) ruleReport('MUR-MOVE-04')
  if (status.hobbled || status.encumbered) ruleReport('MUR-COND-07')
  return Math.floor(halves * 2 ** doublings)
}

/** Half zones of a turn's movement: one zone [MUR-MOVE-01]. */
export const stride = (c: Combatant): number => atPace(2, c)

/** Half zones of movement that one has left in its turn; before it has begun, those it would begin with [MUR-MOVE-04]. */
export function halvesLeft({ turn }: Snapshot, c: Combatant): number {
  return turn?.acting?.who === c.id ? turn.acting.halves : stride(c)
}

/** Half zones in all of a turn with the full movement: two zones, or four at a sprint [MUR-MOVE-01, MUR-MOVE-08]. */
export function fullStride(c: Combatant, special: 'plain' | SpecialMovement): number {
  if (special !== 'sprint') return atPace(4, c)
  const fleet = c.sheet.skills.includes('fleetFooted')
  if (fleet) ruleReport('MUR-SKILL-01')
  return atPace(fleet ? 10 : 8, c)
}
