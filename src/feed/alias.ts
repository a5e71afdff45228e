/** A rectangle of the map, in squares from its top left. */
export interface FeedRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The top left of what is known: places are told from there, so that they say nothing about the rest of the map. */
export function originOf(known: readonly FeedRect[]): { x: number; y: number } {
  return { x: Math.min(...known.map(({ x }) => x)), y: Math.min(...known.map(({ y }) => y)) }
}

/** Gives out names that tell nothing about what they stand for. */
export interface Aliases {
  /** The alias of an id: the same as long as the id is used in every round, a fresh one after that. */
  of(id: string): string
  /** A round is over: whoever was not named in it is forgotten, and comes back as a stranger. */
  turn(): void
}

/**
 * Aliases for one window. They are drawn by chance when somebody is first shown, not counted: neither their value nor
 * their order tells how many combatants there are or which came first.
 *
 * @param draw eight random hexadecimal digits
 */
export function createAliases(draw: () => string): Aliases {
  let known = new Map<string, string>()
  let used = new Map<string, string>()
  return {
    of(id) {
      const alias = used.get(id) ?? known.get(id) ?? fresh()
      used.set(id, alias)
      return alias
    },
    turn() {
      known = used
      used = new Map()
    },
  }

  function fresh(): string {
    const taken = new Set([...known.values(), ...used.values()])
    let alias = draw()
    while (taken.has(alias)) alias = draw()
    return alias
  }
}
