import type { Command, Entry, Event, Id, RulesetTypes, Snapshot } from '~/engine'
import type { FuzzedFight } from '../promises'

/** A command that random players have carried out to its end. */
export interface Moment<R extends RulesetTypes> {
  table: FuzzedFight<R>
  before: Snapshot<R>
  command: Command
  entries: readonly Entry[]
}

/** What was said of it. */
export const saidOf = <R extends RulesetTypes>({ table }: Moment<R>): readonly Event[] => table.fight.events

/** The GM had a hand in it, or stopped it: then it may end anywhere. */
export const isRuled = <R extends RulesetTypes>({ entries }: Moment<R>): boolean =>
  entries.some(entry => !('of' in entry) || entry.force)

/** Somebody stands in a fact of its own in this event, or is one of those `on` whom it was done: it is about them. */
export const isAbout = ({ with: { on = null, ...facts } }: Event, who: Id): boolean =>
  Object.values(facts).includes(who) || [on].flat().includes(who)
