import type { Event } from '~/engine/events'
import type { RulesetTypes, Snapshot } from '~/engine/snapshot'
import type { Reason } from '~/engine/command'
import { asWord } from './asWord'

export type Facts = Event['with']

/** The name of whatever a fact speaks of. */
export type Name = (id: unknown) => string

/** Why something is refused, with the facts of the refusal. */
export type Sentence = (reason: Required<Reason>, name: Name) => string

/** A line of the log. */
export type Line = (facts: Facts, name: Name) => string

/** The name of a combatant; of whoever is not there any more, somebody. */
export function nameIn(s: Snapshot<RulesetTypes>, id: unknown): string {
  return s.combatants[asWord(id)]?.name ?? 'somebody'
}

/** With a capital letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
