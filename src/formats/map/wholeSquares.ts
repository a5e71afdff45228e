/** Exporters round; a hundredth of a square beyond a whole one is not another square. */
const ROUNDING = 0.01

/** A side of a map in whole squares, at least 1: a square that is begun counts. */
export function wholeSquares(side: number): number {
  return Math.max(1, Math.ceil(side - ROUNDING))
}
