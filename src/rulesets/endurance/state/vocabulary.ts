import { AILMENT } from './conditions'

/** The rulebook's own lists. */
export const ATTRIBUTES = ['strength', 'dexterity', 'intellect', 'resolve'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

export const SKILLS = [
  'agility',
  'athletics',
  'charisma',
  'combat',
  'craft',
  'handling',
  'insight',
  'networking',
  'perception',
  'taming',
] as const
export type Skill = (typeof SKILLS)[number]

export const PROFICIENCIES = [
  'finesse',
  'martial',
  'archery',
  'firearms',
  'throwing',
  'unarmed',
  'dodge',
  'fortitude',
  'resistance',
  'healing',
  'running',
] as const
export type Proficiency = (typeof PROFICIENCIES)[number]

export const DICE = [4, 6, 8, 10, 12] as const
export type Die = (typeof DICE)[number]

/** Damage types by their group [END-DMG-02]; what no group names is typeless [END-DMG-03]. */
export const DAMAGE_GROUPS = {
  bludgeoning: 'physical',
  piercing: 'physical',
  slashing: 'physical',
  arcane: 'elemental',
  cold: 'elemental',
  fire: 'elemental',
  radiant: 'elemental',
  shock: 'elemental',
  void: 'elemental',
  psychic: 'typeless',
  none: 'typeless',
} as const
export type DamageType = keyof typeof DAMAGE_GROUPS
export const DAMAGE_TYPES = Object.keys(DAMAGE_GROUPS) as readonly DamageType[]

export const POOLS = ['endurance', 'health', 'stamina', 'focus'] as const
export type PoolName = (typeof POOLS)[number]

/** Conditions that have a number [END-OPT-02]. */
export const DEGREES = ['bleeding', 'burning', 'sickness'] as const
export type Degree = (typeof DEGREES)[number]

/** What an effect may do to somebody; `other`: a marker in words. */
export const AFFLICTIONS = [...AILMENT.marks, ...DEGREES, 'prone', 'other'] as const

/** The reactions that a standing order may answer for. */
export const REACTIONS = ['dodge', 'parry', 'block', 'intercept', 'fortify', 'resist'] as const
export type Reaction = (typeof REACTIONS)[number]
