import type { Measures } from '~/engine/ruleset'
import type { EventType } from '../state/events'

/** Which events tell what a roll came to, and what it had to come to. */
export const measures: Measures<EventType> = {
  rolledAttack: { total: 'total', parts: 'total' },
  missed: { total: 'total', against: 'defence', parts: 'against' },
  hit: { total: 'total', against: 'defence', parts: 'against' },
  // A critical hit is the luck die's, whatever stands against it.
  critical: { total: 'total', parts: 'against' },
  dodged: { total: 'total', parts: 'total' },
  damaged: { total: 'taken', parts: 'total' },
}
