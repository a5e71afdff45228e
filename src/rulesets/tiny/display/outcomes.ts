import type { Outcomes } from '~/engine/ruleset'
import type { EventType } from '../state/events'

/** Which events name what became of somebody. */
export const outcomes: Outcomes<EventType> = {
  attacks: [{ kind: 'aimed', to: 'target', by: 'by' }],
  missed: [{ kind: 'miss', to: 'target', by: 'by' }],
  evaded: [{ kind: 'avoided', to: 'who', by: 'by' }],
  hit: [{ kind: 'hit', to: 'target', by: 'by' }],
  criticalRoll: [{ kind: 'critical', to: 'target', by: 'by', where: { critical: true } }],
  harmless: [{ kind: 'harmless', to: 'target', by: 'by' }],
  // What the armour has left of it; after a blow it says no more than that where it is not nothing.
  damaged: [
    { kind: 'hit', to: 'who' },
    { kind: 'harmless', to: 'who', where: { taken: 0 } },
  ],
  saves: [
    { kind: 'saved', to: 'who', where: { success: true } },
    { kind: 'failed', to: 'who', where: { success: false } },
  ],
  stabilizes: [
    { kind: 'saved', to: 'who', where: { success: true } },
    { kind: 'failed', to: 'who', where: { success: false } },
  ],
  falls: [{ kind: 'down', to: 'who' }],
  defeated: [{ kind: 'down', to: 'who' }],
  died: [{ kind: 'death', to: 'who' }],
}
