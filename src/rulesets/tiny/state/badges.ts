import type { ConditionTable } from '~/engine/ruleset'

/** What stands out about somebody, by the code of its badge, and what it is drawn as. */
export const BADGES = {
  dying: { icon: 'bleeding' },
  down: { icon: 'prone' },
  stable: { icon: 'unconscious' },
  defeated: { icon: 'prone' },
  dead: { icon: 'dead' },
  tended: { icon: 'bandage' },
  evading: { icon: 'dodge' },
  hidden: { icon: 'hidden' },
  armour: { icon: 'guard' },
} as const satisfies ConditionTable

export type BadgeCode = keyof typeof BADGES | 'marker'
