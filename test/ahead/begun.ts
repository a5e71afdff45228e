import type { Command, Entry } from '~/engine'
import type { OddsInput } from '~/simulate'
import type { TableTypes } from '~/table'
import type { Table } from '../table'
import { tactical } from '../systems'

/** A command that has not been given yet, as odds are asked of it. */
export function before<R extends TableTypes>({ ruleset, terrain, state }: Table<R>, command: Command): OddsInput<R> {
  return { ruleset: tactical(ruleset), terrain, snapshot: state, command }
}

/** The open command of a table with the answers that it was given, which is then taken back: nothing is left open. */
export function open<R extends TableTypes>(t: Table<R>): { start: OddsInput<R>; entries: readonly Entry[] } {
  const { ruleset, terrain, fight } = t
  const { done, entries } = fight.timeline.mark
  const step = fight.timeline.steps[done]!
  const start = { ruleset: tactical(ruleset), terrain, snapshot: fight.stateAt(done), command: step.command }
  const given = step.entries.slice(0, entries ?? 0)
  fight.go({ done, entries: null })
  return { start, entries: given }
}
