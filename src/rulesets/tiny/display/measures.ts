import type { Measures } from '~/engine/ruleset'
import type { EventType } from '../state/events'

/** Which events tell what a roll came to, and what it had to come to. */
export const measures: Measures<EventType> = {
  hit: { total: 'faces', against: 'needed' },
  missed: { total: 'faces', against: 'needed' },
  evaded: { total: 'faces', against: 'needed' },
  notEvaded: { total: 'faces', against: 'needed' },
  pierced: { total: 'faces', against: 'needed', aside: 'through the armour' },
  armourHolds: { total: 'faces', against: 'needed', aside: 'through the armour' },
  saves: { total: 'faces', against: 'needed' },
  criticalRoll: { total: 'total', against: 'least', aside: 'critical' },
  damaged: { total: 'taken', parts: 'total' },
}
