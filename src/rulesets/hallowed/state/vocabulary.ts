/** The rulebook's own lists. */
export const ABILITIES = ['strength', 'agility', 'dexterity', 'insight', 'perception', 'memory'] as const
export type Ability = (typeof ABILITIES)[number]

/** Types of damage; each has an injury table. */
export const DAMAGE_TYPES = [
  'blunt',
  'piercing',
  'slashing',
  'chopping',
  'fire',
  'cold',
  'electric',
  'sonic',
  'acid',
  'holy',
  'unholy',
] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]

/** What an injury may be of: a type of damage, or what the body does to itself. */
export const INJURY_TYPES = [...DAMAGE_TYPES, 'strain', 'bleeding', 'suffocation'] as const
export type InjuryType = (typeof INJURY_TYPES)[number]

/** Dice that sheets and tables may name. */
export const SIDES = [2, 3, 4, 6, 8, 10, 12, 20, 100] as const

/** A hand, and the arm it is on. */
export const HANDS = ['main', 'off'] as const
export type Hand = (typeof HANDS)[number]

/** What a combat injury does besides ability damage. */
export const INJURY_EFFECTS = [
  'halfSpeed',
  'proneUntilHealed',
  'oneActionPerTwoTurns',
  'armNoAttack',
  'armNoHold',
  'handNoUse',
  'paralyzed',
  'mute',
  'cannotBreathe',
  'cannotChew',
  'noSmell',
  'oneEyeBlind',
  'oneEarDeaf',
  'concussed',
] as const
export type InjuryEffect = (typeof INJURY_EFFECTS)[number]

/** Conditions the GM can give, besides those that injuries bring. `other`: words and numbers of the GM's own. */
export const CONDITIONS = [
  'unconscious',
  'paralyzed',
  'blinded',
  'deafened',
  'mute',
  'concussed',
  'halfSpeed',
  'cannotBreathe',
  'other',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** What a trait or a condition may add to or take from. */
export const MODIFIED = ['attack', 'damage', 'defense', 'armour', 'initiative', 'speed', 'stress', 'wounds'] as const
export type Modified = (typeof MODIFIED)[number]

/** What can be declared. All but `moveOnly` are Standard Actions. */
export const ACTS = [
  'attack',
  'cast',
  'consumable',
  'throw',
  'fullDefense',
  'defensiveAttack',
  'defensiveMove',
  'heal',
  'intimidate',
  'trait',
  'other',
  'moveOnly',
] as const
export type Act = (typeof ACTS)[number]

/** How declarations are made. */
export const DECLARATION_MODES = [
  'secret',
  'clockwise',
  'counterClockwise',
  'agilityHighFirst',
  'initModLowFirst',
] as const
