import type { Sheet } from '../src/rulesets/endurance'

const full = (max: number) => ({ cur: max, max })

/** Pools that last for any number of attacks, for `skirmish`. */
export const tireless = ({ items }: Sheet): Partial<Sheet> => ({
  health: full(9999),
  endurance: full(9999),
  stamina: full(9999),
  items: items.map(item => ({ ...item, durability: full(9999) })),
})
