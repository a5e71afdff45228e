/** What counts how much when somebody decides. Points; only their differences matter. */
export const WEIGHTS = {
  /** A target: twice the damage that comes through on average. */
  damage: 1,
  /** Each hit point that it has left. */
  hitPoint: -1,
  /** Such a blow goes to its strength: it must save or fall. */
  wounds: 6,
  /** Each of its own side who has declared an attack on it: only the highest die of all counts. */
  shared: -4,
  /** It leads: the others stand or run with it. */
  leader: 3,
} as const

/** Squares that somebody who shoots wants between itself and the nearest enemy. */
export const ARM_S_LENGTH = 1
