import type { PublicTable, Ruleset } from '~/engine'
import type { PublicDeed } from '~/feed/publicRecord'
import type { TableTypes } from '~/table'
import { lossesBetween, outcomesIn, type Outcome } from '~/table/contract/outcome'
import { byVictim } from '../log/deed'
import type { LogEntry } from '../log/logEntry'
import type { PublicLine } from './publicLog'

/**
 * What became of the latest blow that the players read of, from those very lines and the pools they see: who, how it
 * ended, what was lost where they see that in numbers. No total, no margin, nothing of dice.
 *
 * @param table as it is sent to them: whoever is not in it is not named
 * @param lines the lines they may read, oldest first
 */
export function publicDeed(
  ruleset: Ruleset<TableTypes>,
  table: Pick<PublicTable, 'combatants'>,
  lines: readonly PublicLine[],
): PublicDeed | null {
  const isThere = (id: string | null) => id !== null && table.combatants.some(one => one.id === id)
  const entries = [...new Set(lines.map(({ entry }) => entry))].reverse()
  for (const entry of entries) {
    const told = lines.filter(line => line.entry === entry).map(({ event }) => event)
    const all = outcomesIn(ruleset.display.outcomes, told).filter(({ to }) => isThere(to))
    if (all.length === 0) continue
    // Where the GM plays several in one go, as on one count of Hallowed Earth, the blows of one are not another's.
    const isOfMany = entry.command.by === 'gm'
    const outcomes = isOfMany ? latestBlows(all) : all
    const by = outcomes.find(outcome => isThere(outcome.by))?.by ?? null
    const victims = byVictim(outcomes).map(({ to, kinds }) => ({
      who: to,
      kinds,
      changes: changesOf(ruleset, table, entry, to),
    }))
    return { id: `deed ${entry.done}`, by, victims }
  }
  return null
}

/** What came of whoever struck last, and of nobody in particular since. */
function latestBlows(outcomes: readonly Outcome[]): readonly Outcome[] {
  const by = outcomes.findLast(outcome => outcome.by !== null)?.by ?? null
  const since = outcomes.findIndex(outcome => outcome.by === by)
  return outcomes.filter((outcome, i) => outcome.by === by || (outcome.by === null && i > since))
}

/** What this one lost in it of the pools that the players see in numbers, then as now. */
function changesOf(
  { display }: Ruleset<TableTypes>,
  { combatants }: Pick<PublicTable, 'combatants'>,
  entry: LogEntry,
  who: string,
) {
  const { before, after } = entry.around()
  const isExact = [before, after].every(s => s.sides[s.combatants[who]?.side ?? '']?.show === 'exact')
  const pools = combatants.find(one => one.id === who)?.pools ?? []
  if (!isExact || pools.length === 0) return []
  return lossesBetween(display, before, after).filter(
    change => change.who === who && pools.some(({ label }) => label === change.label),
  )
}
