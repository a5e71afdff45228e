import type { Measures } from '~/engine/ruleset'
import type { EventType } from '../state/events'

/** Which events tell what a roll came to, and what it had to come to. */
export const measures: Measures<EventType> = {
  struck: { total: 'n', parts: 'total' },
  saved: { total: 'die', against: 'score', isUnder: true, aside: 'save' },
}
