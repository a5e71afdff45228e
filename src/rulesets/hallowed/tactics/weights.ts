/** What counts how much when somebody decides. Points; only their differences matter. */
export const WEIGHTS = {
  /** A target: each point by which the attack would reach its Defense on average. */
  promise: 3,
  /** Twice the damage that comes through on average. */
  damage: 2,
  /** Each point of Stress and Wounds that it has left. */
  left: -1,
  /** A hit would go to its Wounds. */
  wounds: 8,
  /** It is on Full-Defense, and answers. */
  guarded: -10,
  /** It casts or shoots, and is soft when somebody is beside it. */
  soft: 4,
} as const

/** Wounds at which somebody with enemies upon it thinks of nothing but its defence. */
export const NEARLY_GONE = 3

/** Squares that somebody who shoots or casts wants between itself and the nearest enemy. */
export const ARM_S_LENGTH = 1
