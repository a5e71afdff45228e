import type { Asked, Roll } from '~/engine/questions'
import type { BandOf } from '~/engine/ruleset'
import type { Snapshot } from '../state/types'

/** A save of one: passed or not [MUR-DICE-01]. One die for several, each with a score of its own, counts by its face. */
export function ofSave(_s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const score = ask.facts?.score
  return typeof score === 'number' ? ([die = 20]) => (die <= score ? 'passed' : 'failed') : undefined
}

/** Wear: a 1 or not [MUR-DICE-07]. */
export const ofWear =
  (): BandOf =>
  ([face = 0]) =>
    face === 1 ? 'damaged' : 'whole'
