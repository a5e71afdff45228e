import type { ConditionTable } from '~/engine/ruleset'

/** What stands out about somebody, by the code of its badge, and what it is drawn as. */
export const BADGES = {
  dead: { icon: 'dead' },
  destroyed: { icon: 'broken' },
  routed: { icon: 'flee' },
  critical: { icon: 'bleeding' },
  down: { icon: 'prone' },
  aided: { icon: 'bandage' },
  dying: { icon: 'bleeding' },
  paralysed: { icon: 'bound' },
  delirious: { icon: 'stunned' },
  unconscious: { icon: 'unconscious' },
  tied: { icon: 'bound' },
  bound: { icon: 'bound' },
  fleeing: { icon: 'flee' },
  surrendered: { icon: 'surrendered' },
  weakened: { icon: 'harmed' },
  cover: { icon: 'wall' },
  unseen: { icon: 'hidden' },
  deprived: { icon: 'sick' },
  newcomer: { icon: 'wait' },
  detachment: { icon: 'encounter' },
  scar: { icon: 'injury' },
} as const satisfies ConditionTable

export type BadgeCode = keyof typeof BADGES | 'marker'
