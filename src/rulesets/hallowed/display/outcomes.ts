import type { Outcomes } from '~/engine/ruleset'
import type { EventType } from '../state/events'

/** Which events name what became of somebody. */
export const outcomes: Outcomes<EventType> = {
  attacked: [
    { kind: 'miss', to: 'target', by: 'by', where: { hit: false } },
    { kind: 'hit', to: 'target', by: 'by', where: { hit: true, critical: false } },
    { kind: 'critical', to: 'target', by: 'by', where: { hit: true, critical: true } },
  ],
  // Armour may leave nothing of it.
  damage: [{ kind: 'harmless', to: 'target', by: 'by', where: { amount: 0 } }],
  // What the GM deals. Strain and bleeding are no news beside what somebody does with the strain.
  hurt: [{ kind: 'hit', to: 'who', where: { source: 'GM' } }],
  injured: [{ kind: 'injury', to: 'who' }],
  breath: [
    { kind: 'saved', to: 'who', where: { holds: true } },
    { kind: 'failed', to: 'who', where: { holds: false } },
  ],
  fell: [
    { kind: 'down', to: 'who', where: { state: 'incapacitated' } },
    { kind: 'down', to: 'who', where: { state: 'dying' } },
    // As the players hear it where they see no numbers.
    { kind: 'down', to: 'who', where: { state: 'down' } },
    { kind: 'broken', to: 'who', where: { state: 'routed' } },
    { kind: 'broken', to: 'who', where: { state: 'surrendered' } },
    { kind: 'death', to: 'who', where: { state: 'dead' } },
  ],
}
