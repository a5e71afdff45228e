/** Chance for a random player: small, seeded, the same on every machine. */
export class Chance {
  #state: number
  constructor(seed: number) {
    this.#state = seed >>> 0
  }
  /** A whole number from 0 to `n` − 1. */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let x = this.#state
    x = Math.imul(x ^ (x >>> 15), x | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) % n
  }
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }
  /** True in so many of a hundred cases. */
  in100(n: number): boolean {
    return this.below(100) < n
  }
  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)]
    if (found === undefined) throw new Error('There is nothing to pick from.')
    return found
  }
}
