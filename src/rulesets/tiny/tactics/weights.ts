/** What counts how much when somebody decides. Points; only their differences matter. */
export const WEIGHTS = {
  /** A target: for each hit point that it has left, less. */
  hitPoint: -2,
  /** It would fall at a blow that is not even critical. */
  fallsAtOnce: 6,
  /** It evades: half the blows come to nothing. */
  evades: -5,
  /** It lies there already: the others still strike back. */
  fallen: -20,
  /** Some of the damage is lost on it. */
  armoured: -2,
  /** It can help the dying up. */
  medic: 2,
} as const

/** Enemies around somebody with one hit point left, from which on evading is worth more than a blow of one's own. */
export const SURROUNDED = 3
