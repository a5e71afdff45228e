import type { Outcomes } from '~/engine/ruleset'
import type { EventType } from '../state/events'

/** Which events name what became of somebody. */
export const outcomes: Outcomes<EventType> = {
  attacks: [{ kind: 'aimed', to: 'target', by: 'by' }],
  intercepted: [{ kind: 'avoided', to: 'target' }],
  diverted: [{ kind: 'avoided', to: 'from', by: 'by' }],
  missed: [{ kind: 'miss', to: 'target', by: 'by' }],
  hit: [{ kind: 'hit', to: 'target', by: 'by' }],
  critical: [{ kind: 'critical', to: 'target', by: 'by' }],
  blocked: [{ kind: 'blocked', to: 'who' }],
  // What breaks through a shield reaches its bearer after all.
  damaged: [{ kind: 'hit', to: 'who' }],
  killingStrike: [{ kind: 'critical', to: 'target', by: 'by', where: { killed: true } }],
  effect: [
    { kind: 'failed', to: 'who', by: 'by', where: { applies: true } },
    { kind: 'saved', to: 'who', by: 'by', where: { applies: false } },
  ],
  fortified: [
    { kind: 'saved', to: 'who', where: { prevented: true } },
    { kind: 'failed', to: 'who', where: { prevented: false } },
  ],
  cheatedDeath: [{ kind: 'saved', to: 'who' }],
  unconscious: [{ kind: 'down', to: 'who' }],
  died: [{ kind: 'death', to: 'who' }],
}
