import type { Asked, Fight, Ruleset } from '~/engine'
import type { OutcomeKind } from '~/engine'
import type { TableTypes } from '~/table'
import { outcomesIn } from '~/table/contract/outcome'
import { byVictim, type Sum, tests } from './deed'
import { logLine } from './logEntry'

/** What dice come to that lie on the table and have not been taken yet. */
export interface RollAhead {
  /** Null: these rules make no total of them. */
  readonly sum: Sum | null
  /** What they mean for whom they are aimed at; null: that is decided by what follows. */
  readonly kind: OutcomeKind | null
}

/**
 * What the rules make of these faces, found by answering with them and looking: no rule is worked out twice, and the fight stays as it
 * is. Null where the dice do not fit the question, or say nothing yet.
 */
export function rollAhead(
  ruleset: Ruleset<TableTypes>,
  fight: Pick<Fight<TableTypes>, 'ahead' | 'events'>,
  { key, ask, slot, of }: Asked,
  faces: readonly number[],
): RollAhead | null {
  const heard = fight.ahead([{ key, ask, slot, of, value: [...faces], source: 'physical' }])
  const since = heard?.slice(fight.events.length) ?? []
  if (since.length === 0) return null
  const { measures, outcomes } = ruleset.display
  // Names stand in no total.
  const lines = since.map(event => logLine(ruleset, event, id => id))
  const { main, asides } = tests(measures, lines)
  const kind = byVictim(outcomesIn(outcomes, since))[0]?.kinds[0] ?? null
  // Where nothing stood against it, what follows, as the damage of a critical hit, is no total of these dice.
  const own = lines.findIndex(({ event }) => measures[event.type]?.aside === undefined && event.type in measures)
  const sum = (main?.against === null ? tests(measures, lines.slice(0, own + 1)).main : main) ?? asides[0] ?? null
  return sum || kind ? { sum, kind } : null
}
