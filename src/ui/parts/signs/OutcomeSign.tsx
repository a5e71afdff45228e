import './outcome.css'

/** What became of somebody in a word, and the shape and tone that it is drawn in. */
const SIGNS = {
  aimed: ['Aimed', 'outline'],
  miss: ['Miss', 'miss'],
  avoided: ['Avoided', 'miss'],
  blocked: ['Blocked', 'miss'],
  harmless: ['No harm', 'miss'],
  hit: ['Hit', 'hit'],
  critical: ['Critical', 'critical'],
  saved: ['Saved', 'outline'],
  failed: ['Failed', 'hit'],
  injury: ['Injured', 'hit'],
  broken: ['Breaks', 'outline'],
  down: ['Down', 'critical'],
  death: ['Dead', 'critical'],
} as const

export type OutcomeName = keyof typeof SIGNS

export function outcomeWord(kind: OutcomeName): string {
  return SIGNS[kind][0]
}

/** Told by its word and shape first: a miss is an open frame, a hit a full one, what is worse a pointed one. */
export function OutcomeSign({ kind, className }: { kind: OutcomeName; className?: string }) {
  const [word, look] = SIGNS[kind]
  return <span className={`outcome outcome-${look} ${className ?? ''}`}>{word}</span>
}
