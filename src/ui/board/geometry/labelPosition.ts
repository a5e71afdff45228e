import type { Point } from './viewport'

/** What is left free between words and the board's edge, in CSS pixels. */
const EDGE = 4

/**
 * The transform that puts words above a point of the board, or below it, in the middle where there is room, and never over
 * the board's sides.
 *
 * @param width of the board, in CSS pixels
 */
export function labelPosition({ x, y }: Point, below: boolean, width: number): string {
  const left = `clamp(${EDGE}px, calc(${Math.round(x)}px - 50%), calc(${Math.round(width) - EDGE}px - 100%))`
  return `translate(${left}, calc(${Math.round(y)}px - ${below ? 0 : 100}%))`
}
