/** One measured figure beside its gate. */
export interface Figure {
  readonly name: string
  /** Median over the runs. */
  readonly value: number
  readonly gate: number
  readonly better: 'lower' | 'higher'
  /** `noisy`: the runs lie too far apart to say. */
  readonly pass: boolean | 'noisy'
  /** Lowest and highest run. */
  readonly low: number
  readonly high: number
  readonly note?: string
}
