import type { Figure } from './figure'
import { median } from './median'
import { isSteady } from './timeRatios'

/** The figure of these values, one from each run: their median beside the gate, or `noisy` when they lie too far apart. */
export function figureOf(
  name: string,
  values: readonly number[],
  better: Figure['better'],
  gate: number,
  note?: string,
): Figure {
  const [value, low, high] = [median(values), Math.min(...values), Math.max(...values)]
  const within = better === 'lower' ? value <= gate : value >= gate
  const pass = isSteady({ low, high }) ? within : 'noisy'
  return { name, value, gate, better, pass, low, high, ...(note === undefined ? {} : { note }) }
}
