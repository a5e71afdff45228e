/** How one number of a sheet is made of a number from elsewhere. */
export interface Row {
  /** The sheet's field by its label, or a name under which the system's own conversion knows it. */
  readonly to: string
  /** What it is called where it comes from. */
  readonly from: string
  readonly how: (n: number) => number
}

/** For each of Fray's systems what becomes of a creature's numbers. A system without rows takes them by their names. */
export interface Mapping {
  readonly systems: { readonly [system: string]: readonly Row[] }
  /** How dice of attacks are told to a system: all of them with their bonus, or the first alone. */
  readonly dice: { readonly [system: string]: 'all' | 'first' }
}

/** One row; without a third word the number stays as it is. */
export const row = (to: string, from: string, how: (n: number) => number = n => n): Row => ({ to, from, how })

export const atMost =
  (most: number, how: (n: number) => number = n => n) =>
  (n: number): number =>
    Math.min(most, how(n))

export const atLeast =
  (least: number, how: (n: number) => number = n => n) =>
  (n: number): number =>
    Math.max(least, how(n))

/** A score of 3 to 20 as a die: 10 is what most people have. */
export const die = (score: number): number =>
  score <= 9 ? 4 : score <= 13 ? 6 : score <= 16 ? 8 : score <= 18 ? 10 : 12

/** Which of these steps a number has reached: `step(13, 16)` is 0 to 12, 1 from 13 on, 2 from 16 on. */
export const step =
  (...steps: readonly number[]) =>
  (n: number): number =>
    steps.filter(least => n >= least).length
