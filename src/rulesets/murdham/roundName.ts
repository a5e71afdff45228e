import type { Snapshot } from './types'

/** What is played before the first round is no round: the bonus phase of those in ambush [MUR-SNEAK-09]. */
export function roundName({ turn }: Snapshot): { roundName?: string } {
  return turn?.round === 0 ? { roundName: 'Before round 1' } : {}
}
