import type { Outcomes } from '~/engine/ruleset'
import type { EventType } from '../state/events'

/** Which events name what became of somebody. */
export const outcomes: Outcomes<EventType> = {
  attacks: [{ kind: 'aimed', to: 'target', by: 'by' }],
  missed: [{ kind: 'miss', to: 'target', by: 'by' }],
  // A dodge that fails is followed by the blow.
  dodges: [{ kind: 'avoided', to: 'who', by: 'by' }],
  hides: [{ kind: 'avoided', to: 'who' }],
  guards: [{ kind: 'avoided', to: 'ally' }],
  struck: [
    { kind: 'hit', to: 'target', by: 'by' },
    { kind: 'harmless', to: 'target', by: 'by', where: { n: 0 } },
  ],
  // Damage of no blow; after one it says no more than that.
  hurt: [{ kind: 'hit', to: 'who' }],
  finalBlow: [{ kind: 'hit', to: 'target', by: 'by' }],
  saved: [
    { kind: 'saved', to: 'who', where: { passed: true } },
    { kind: 'failed', to: 'who', where: { passed: false } },
  ],
  resists: [
    { kind: 'saved', to: 'who', by: 'by', where: { held: true } },
    { kind: 'failed', to: 'who', by: 'by', where: { held: false } },
  ],
  injured: [{ kind: 'injury', to: 'who' }],
  weakened: [{ kind: 'injury', to: 'who' }],
  // Critical damage is what puts somebody down.
  fell: [
    { kind: 'critical', to: 'who', where: { what: 'incapacitated' } },
    { kind: 'critical', to: 'who', where: { what: 'disabled' } },
    { kind: 'down', to: 'who', where: { what: 'incapacitated' } },
    { kind: 'down', to: 'who', where: { what: 'disabled' } },
    // As the players hear it.
    { kind: 'down', to: 'who', where: { what: 'down' } },
    { kind: 'death', to: 'who', where: { what: 'dead' } },
  ],
  surrenders: [{ kind: 'broken', to: 'who' }],
  fled: [{ kind: 'broken', to: 'who' }],
}
