/** The rulebook's own lists. */
export const ABILITIES = ['str', 'agi', 'wit'] as const
export type Ability = (typeof ABILITIES)[number]

/** Damage dice, from the smallest to the largest [MUR-DICE-04]. */
export const DICE = [4, 6, 8, 10, 12] as const
export type Die = (typeof DICE)[number]

export const SIZES = ['tiny', 'small', 'medium', 'large', 'massive'] as const
export type Size = (typeof SIZES)[number]

export const KINDS = ['creature', 'construct', 'demon', 'undead'] as const

export const MINDS = ['human', 'animal', 'mindless'] as const

/** How well an item is made: what the durability roll says of it [MUR-GEAR-08, 11]. `lasting`: it never wears. */
export const QUALITIES = ['plain', 'robust', 'fragile', 'lasting'] as const

export const MODES = ['melee', 'ranged', 'indirect'] as const
export type Mode = (typeof MODES)[number]

/** Where an item is: in a hand, in both, or put away. */
export const HELD = ['main', 'off', 'both', 'stowed'] as const
export type Held = (typeof HELD)[number]

/**
 * What a weapon brings with it. `unaware`: only against somebody unaware or held by its bearer; `mounted`: only from a mount
 * that has moved this round.
 */
export const KEYWORDS = [
  'blast',
  'direct',
  'fire',
  'holy',
  'poison',
  'grab',
  'stun',
  'reload',
  'unaware',
  'mounted',
] as const
export type Keyword = (typeof KEYWORDS)[number]

/** Skills with an effect on a fight [MUR-SKILL-01]. */
export const SKILLS = [
  'dodgeBlows',
  'protect',
  'shieldMastery',
  'fastStrike',
  'brawling',
  'ambidextrous',
  'quickDraw',
  'skilledBlow',
  'skilledShot',
  'piercingStrike',
  'disarm',
  'wrestling',
  'sneakAttack',
  'steadyAim',
  'fleetFooted',
  'tough',
  'bravery',
  'cleave',
] as const
export type Skill = (typeof SKILLS)[number]

/** Traits of speed [MUR-MOVE-04]. */
export const TRAITS = ['fast', 'slow'] as const
export type Trait = (typeof TRAITS)[number]

/** What a consumable does when it is used [MUR-BON-04]. `other`: as its text says, by the GM. */
export const CONSUMABLE_EFFECTS = ['heal', 'antidote', 'poison', 'medicine', 'other'] as const

/** How far a power reaches [MUR-POW-03]. */
export const POWER_RANGES = ['personal', 'near', 'sight'] as const

/** Movements that need the full movement and a save [MUR-MOVE-07]. */
export const SPECIAL_MOVEMENTS = ['sprint', 'sneak', 'balance', 'leap', 'climb', 'swim'] as const
export type SpecialMovement = (typeof SPECIAL_MOVEMENTS)[number]

/**
 * What the GM says of one combatant as the target of another [MUR-PROT-08]. `unseen`: not visible to the other; `behind`: a
 * barrier between them; `shutIn`: covered from above as well; `difficult`: an attack needs the save to hit; `unaware`: does
 * not know of the other's attack; `low`: blows cannot reach its head.
 */
export const CIRCUMSTANCES = ['unseen', 'obscured', 'cover', 'behind', 'shutIn', 'difficult', 'unaware', 'low'] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]

/** Where somebody stands with the fight [MUR-MOR, MUR-SURR]. */
export const STANCES = ['steady', 'broken', 'surrendered', 'fled'] as const
