import type { ConditionTable } from '~/engine/ruleset'

/** What stands out about somebody, by the code of its badge, and what it is drawn as. */
export const BADGES = {
  dead: { icon: 'dead' },
  unconscious: { icon: 'unconscious' },
  bloodied: { icon: 'bloodied' },
  harmed: { icon: 'harmed' },
  prone: { icon: 'prone' },
  surprised: { icon: 'surprised' },
  guarding: { icon: 'guard' },
  waiting: { icon: 'wait' },
  cover: { icon: 'wall' },
  readied: { icon: 'target' },
  busy: { icon: 'task' },
  hidden: { icon: 'hidden' },
  blinded: { icon: 'hidden' },
  crippled: { icon: 'harmed' },
  encumbered: { icon: 'drop' },
  stunned: { icon: 'stunned' },
  incapacitated: { icon: 'unconscious' },
  poisoned: { icon: 'bloodied' },
  bleeding: { icon: 'bleeding' },
  burning: { icon: 'burning' },
  sickness: { icon: 'bloodied' },
  broken: { icon: 'broken' },
} as const satisfies ConditionTable

export type BadgeCode = keyof typeof BADGES | 'marker'
