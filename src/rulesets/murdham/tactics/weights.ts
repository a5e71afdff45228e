/** What counts how much when somebody decides. Points; only their differences matter. */
export const WEIGHTS = {
  /** A target: twice the damage that comes through on average. */
  damage: 2,
  /** Each point of health that it has left. */
  health: -2,
  /** Half of what it has left would come through: it would go down. */
  fells: 8,
  /** It has had its turn and cannot answer. */
  spent: 4,
  /** One's own attack would need a save. */
  difficult: -6,
} as const

/** Health at which somebody would rather dodge than strike back. */
export const NEARLY_GONE = 3

/** AGI from which on a dodge is worth a turn to whoever is nearly gone. */
export const NIMBLE = 7
