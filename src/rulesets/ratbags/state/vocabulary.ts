/** The rulebook's own lists. */
export const ABILITIES = ['str', 'dex', 'wil'] as const
export type Ability = (typeof ABILITIES)[number]

/** Sizes of damage dice. */
export const DICE = [4, 6, 8, 10, 12] as const
export type Die = (typeof DICE)[number]

/** What a declaration may hold besides the move. */
export const ACTS = [
  'nothing',
  'attack',
  'daring',
  'secondMove',
  'cast',
  'aid',
  'drag',
  'special',
  'other',
  'retreat',
  'crawl',
] as const
export type Act = (typeof ACTS)[number]

/** How an attack is made: impaired and enhanced at once is neither. */
export type Mode = 'normal' | 'impaired' | 'enhanced'

/** What may start a morale save, each once in a fight. */
export const CAUSES = ['first', 'half', 'lone'] as const
export type Cause = (typeof CAUSES)[number]
