import type { Outcomes } from '~/engine/ruleset'
import type { EventType } from '../state/events'

/** Which events name what became of somebody. */
export const outcomes: Outcomes<EventType> = {
  // An attack always hits; armour may leave nothing of it, a helmet or shield may be given for it.
  struck: [
    { kind: 'hit', to: 'target', by: 'by' },
    { kind: 'harmless', to: 'target', by: 'by', where: { net: 0 } },
  ],
  // What the GM takes off an ability; after a blow it says no more than that.
  drained: [{ kind: 'hit', to: 'who' }],
  impossible: [{ kind: 'miss', to: 'target', by: 'by' }],
  sundered: [{ kind: 'blocked', to: 'who' }],
  saved: [
    { kind: 'saved', to: 'who', where: { passed: true } },
    { kind: 'failed', to: 'who', where: { passed: false } },
  ],
  fell: [
    { kind: 'critical', to: 'who', where: { what: 'critical' } },
    { kind: 'critical', to: 'who', where: { what: 'down' } },
    { kind: 'down', to: 'who', where: { what: 'critical' } },
    { kind: 'down', to: 'who', where: { what: 'down' } },
    { kind: 'down', to: 'who', where: { what: 'paralysed' } },
    { kind: 'down', to: 'who', where: { what: 'delirious' } },
    { kind: 'injury', to: 'who', where: { what: 'weakened' } },
    { kind: 'broken', to: 'who', where: { what: 'fleeing' } },
    { kind: 'broken', to: 'who', where: { what: 'surrendered' } },
    { kind: 'broken', to: 'who', where: { what: 'routed' } },
    { kind: 'death', to: 'who', where: { what: 'destroyed' } },
    { kind: 'death', to: 'who', where: { what: 'dead' } },
  ],
  scarred: [{ kind: 'injury', to: 'who' }],
  escaped: [{ kind: 'broken', to: 'who' }],
  expired: [{ kind: 'death', to: 'who' }],
}
