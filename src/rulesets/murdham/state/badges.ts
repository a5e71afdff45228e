import type { ConditionTable } from '~/engine/ruleset'

/** What stands out about somebody, by the code of its badge, and what it is drawn as. */
export const BADGES = {
  dead: { icon: 'dead' },
  fled: { icon: 'flee' },
  disabled: { icon: 'unconscious' },
  dying: { icon: 'bleeding' },
  down: { icon: 'prone' },
  surrendered: { icon: 'surrendered' },
  broken: { icon: 'fear' },
  hidden: { icon: 'hidden' },
  held: { icon: 'bound' },
  entangled: { icon: 'bound' },
  holding: { icon: 'grapple' },
  border: { icon: 'step' },
  skipTurn: { icon: 'wait' },
  taunted: { icon: 'talk' },
  frightened: { icon: 'fear' },
  terrified: { icon: 'fear' },
  frenzied: { icon: 'burning' },
  confused: { icon: 'stunned' },
  blind: { icon: 'blinded' },
  deaf: {},
  silenced: { icon: 'deaf' },
  eyeInjury: { icon: 'blinded' },
  hobbled: { icon: 'injury' },
  encumbered: {},
  poisoned: { icon: 'poisoned' },
  climbing: {},
  swimming: { icon: 'sick' },
  mounted: { icon: 'move' },
  armInjury: { icon: 'injury' },
  exempt: { icon: 'guard' },
  seenAs: { icon: 'target' },
  injury: { icon: 'injury' },
} as const satisfies ConditionTable

export type BadgeCode = keyof typeof BADGES | 'marker'
