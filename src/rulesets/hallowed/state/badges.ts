import type { ConditionTable } from '~/engine/ruleset'

/** What stands out about somebody, by the code of its badge, and what it is drawn as. */
export const BADGES = {
  dead: { icon: 'dead' },
  dying: { icon: 'bleeding' },
  incapacitated: { icon: 'unconscious' },
  stabilized: { icon: 'bandage' },
  unconscious: { icon: 'unconscious' },
  paralyzed: { icon: 'bound' },
  breathless: { icon: 'poisoned' },
  surrendered: { icon: 'surrendered' },
  routed: { icon: 'flee' },
  surprised: { icon: 'surprised' },
  guarded: { icon: 'guard' },
  prone: { icon: 'prone' },
  blinded: { icon: 'blinded' },
  deafened: { icon: 'deaf' },
  mute: { icon: 'deaf' },
  concussed: { icon: 'stunned' },
  hidden: { icon: 'hidden' },
  injury: { icon: 'injury' },
  condition: { icon: 'sick' },
} as const satisfies ConditionTable

export type BadgeCode = keyof typeof BADGES | 'marker'
