import { HAPPENED } from '~/words/en/store'
import type { Ruleset } from '~/engine'
import type { TableTypes } from '~/table'
import type { Log } from './log'
import type { LogEntry } from './logEntry'

/** Over which heading a command stands in the log: the round in which it was given. */
export function chapterOf(ruleset: Ruleset<TableTypes>, entry: LogEntry): string {
  const { before } = entry.around()
  if (before.phase === 'preparation') return HAPPENED.preparation
  if (before.phase === 'over') return HAPPENED.after
  const { round, roundName = HAPPENED.round(round) } = ruleset.display.prompt(before)
  return roundName
}

/**
 * How many entries of the log only set the fight up: those before combat began. None as long as it has not begun: then
 * they are all there is.
 */
export function setUpOf(log: Log): number {
  const first = log.at(0)
  if (!first || log.present < 1 || first.around().before.phase !== 'preparation') return 0
  for (let i = 0; i <= log.present; i++) if (log.at(i)!.command.type === 'begin') return i
  return 0
}
