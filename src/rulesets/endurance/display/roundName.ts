import type { Snapshot } from '../state/types'

/** What a round is called that has no number: the surprise round, which comes before the first [END-SURP-02]. */
export function roundName({ turn }: Snapshot): { roundName?: string } {
  return turn?.round === 0 ? { roundName: 'Surprise round' } : {}
}
