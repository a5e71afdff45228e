/**
 * Reports each ledger id as the engine meets it: a rule entered, a part of a total, a reason for a refusal.
 * Tests listen to learn which rules really ran; nobody else does, and without a listener it costs one comparison.
 */
let listener: ((id: string) => void) | undefined

/** Listen to ledger ids. Only one listener at a time. Returns the way to stop. */
export function onRule(hear: (id: string) => void): () => void {
  listener = hear
  return () => {
    if (listener === hear) listener = undefined
  }
}

/** Say that the rule with this ledger id came into play. */
export function ruleReport(id: string): void {
  listener?.(id)
}
