/** The rulebook's own lists. */
export const CATEGORIES = ['light', 'heavy', 'ranged'] as const
export type Category = (typeof CATEGORIES)[number]

export const LEVELS = ['untrained', 'proficient', 'mastered'] as const
export type Level = (typeof LEVELS)[number]

export const ARMOURS = ['none', 'light', 'medium', 'heavy'] as const
export type Armour = (typeof ARMOURS)[number]

/** Traits that Fray reads. Adept is a label only. */
export const TRAITS = [
  'vigilant',
  'resilient',
  'robust',
  'hardToKill',
  'medic',
  'armorTraining',
  'strong',
  'unarmedFighter',
  'brutal',
  'duelist',
  'agile',
  'determined',
  'sneaky',
  'monk',
  'adept',
] as const
export type Trait = (typeof TRAITS)[number]

export const CONDITIONS = ['up', 'dying', 'stable', 'defeated', 'dead'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Advantage, normal, disadvantage: three dice, two, or one. */
export const MODES = ['A', 'N', 'D'] as const
export type Mode = (typeof MODES)[number]

export const SAVES = ['fortitude', 'reflex', 'will'] as const
export type Save = (typeof SAVES)[number]
