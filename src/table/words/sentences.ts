import type { Reason } from '~/engine/command'
import type { Event } from '~/engine/events'
import type { Json, RulesetTypes, Snapshot } from '~/engine/snapshot'

/** A fact of an event or a reason, as a word in a sentence; nothing for what is no word or number. */
export function asWord(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}

/** "5 endurance, 1 health back": what came back to which pool, or that nothing did; '' where that is not known. */
export function backInWords(back: Json | undefined, label = (pool: string, _n: number) => pool): string {
  if (typeof back !== 'object' || back === null) return ''
  const got = Object.entries(back).map(([pool, n]) => `${asWord(n)} ${label(pool, Number(n))}`)
  return got.length > 0 ? `${got.join(', ')} back` : 'nothing to get back'
}

/** So many squares as rules tell them that have five feet to a square: "40 ft". */
export const inFeet = (squares: Json | undefined): string => `${asWord(Number(squares) * 5)} ft`

/**
 * How far a fight has come that is over, in place of its round and time, which run no more: "After 4 rounds".
 * @param rounds those that were begun
 */
export function lasted(rounds: number): { roundName: string; seconds: null } {
  const counted = rounds === 1 ? '1 round' : `${rounds} rounds`
  return { roundName: rounds === 0 ? 'After combat' : `After ${counted}`, seconds: null }
}

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
