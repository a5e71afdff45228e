import type { Asked } from '~/engine'
import { MoraleChecklist, type MoraleCheck } from './MoraleChecklist'

/** At the end of a round, beside the question for whom the outcome is obvious: who must check, with the sums done. */
export function MoraleAsk({ ask }: { ask: Asked }) {
  if (ask.key !== 'morale.obvious') return null
  return <MoraleChecklist checks={(ask.facts?.checks ?? []) as unknown as readonly MoraleCheck[]} />
}
