/** What counts how much when somebody decides. Points; only their differences matter. */
export const WEIGHTS = {
  /** A target: each half point by which the attack would beat its evasion on average. */
  promise: 2,
  /** Each point that a hit would do on average. */
  damage: 2,
  /** Each point that keeps it on its feet, endurance and health together. */
  strength: -1,
  /** A hit would take the last of its endurance: from there on it bleeds. */
  breaks: 6,
  /** It shoots, and is soft when somebody is beside it. */
  archer: 3,
} as const

/** Half points below evasion from which on a further attack is worth less than standing on guard. */
export const HOPELESS = -1

/** Points of stamina that are kept for staying conscious. */
export const KEPT_STAMINA = 1

/** Endurance and health together at which somebody counts as nearly gone, and an ally with a shield steps in. */
export const NEARLY_GONE = 6

/** Metres that an archer wants between itself and the nearest enemy. */
export const ARM_S_LENGTH = 2
