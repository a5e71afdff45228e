import './outcome.css'
import { SIGNS } from '~/words/en/parts'

/** The shape and tone that is drawn for what became of somebody. */
const LOOKS = {
  aimed: 'outline',
  miss: 'miss',
  avoided: 'miss',
  blocked: 'miss',
  harmless: 'miss',
  hit: 'hit',
  critical: 'critical',
  saved: 'outline',
  failed: 'hit',
  injury: 'hit',
  broken: 'outline',
  down: 'critical',
  death: 'critical',
} as const

export type OutcomeName = keyof typeof LOOKS

export function outcomeWord(kind: OutcomeName): string {
  return SIGNS.outcomes[kind]
}

/** Told by its word and shape first: a miss is an open frame, a hit a full one, what is worse a pointed one. */
export function OutcomeSign({ kind, className }: { kind: OutcomeName; className?: string }) {
  return <span className={`outcome outcome-${LOOKS[kind]} ${className ?? ''}`}>{SIGNS.outcomes[kind]}</span>
}
