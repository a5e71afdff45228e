import type { Json } from './snapshot'
import type { Part } from './events'
import type { Reason } from './command'

/**
 * Reports each ledger id as the engine meets it: a rule entered, a part of a total, a reason for a refusal.
 * Tests listen to learn which rules really ran; nobody else does, and without a listener it costs one comparison.
 */
let listener: ((id: string) => void) | undefined

/** Listen to ledger ids. Only one listener at a time. Returns the way to stop. */
export function onRule(onId: (id: string) => void): () => void {
  listener = onId
  return () => {
    if (listener === onId) listener = undefined
  }
}

/** Say that the rule with this ledger id came into play. */
export function ruleReport(id: string): void {
  listener?.(id)
}

/** A refusal: the ledger id, a code for the ruleset's text, and the facts that go into the sentence. */
export function reason(rule: string, code: string, facts?: { readonly [key: string]: Json }): Reason {
  ruleReport(rule)
  return facts ? { rule, code, with: facts } : { rule, code }
}

/** One named part of a total. `of` is a code for the ruleset's text ("strength", "guard"). */
export function part(n: number, of: string, rule: string): Part {
  ruleReport(rule)
  return { n, of, rule }
}

/** The total of the parts. */
export function total(parts: readonly Part[]): number {
  let sum = 0
  for (const { n } of parts) sum += n
  return sum
}

/** The totals of parts that count towards several. */
export function totals(parts: readonly Part[]): { readonly [to: string]: number } {
  const sums: Record<string, number> = {}
  for (const { n, to = '' } of parts) sums[to] = (sums[to] ?? 0) + n
  return sums
}
