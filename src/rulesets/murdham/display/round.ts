import type { Snapshot } from '../state/types'

/** What is played before the first round is no round: the bonus phase of those in ambush [MUR-SNEAK-09]. */
export function roundName({ turn }: Snapshot): { roundName?: string } {
  return turn?.round === 0 ? { roundName: 'Before round 1' } : {}
}

/** Seconds since the first round began, when this one begins: six a round [MUR-TIME-02]. */
export const secondsBefore = (round: number): number => Math.max(0, round - 1) * 6
