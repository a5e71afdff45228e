import type { Canvas } from '../canvas/canvas'
import { reachBands } from './reachBands'

/** A tint made ready for painting. */
export interface ReachTint {
  readonly bands: readonly { readonly fill: Path2D; readonly border: Path2D }[]
}

/** How strongly the shades are tinted, from the cheapest on; the last goes for all beyond. */
const STRENGTHS = [0.3, 0.17, 0.09]

/** Makes the tint of a reach, once per walk. */
export function reachTint(cells: ReadonlyMap<number, number>, limits: readonly number[], width: number): ReachTint {
  const bands = reachBands(cells, limits, width).map(({ runs, edges }) => {
    const fill = new Path2D()
    for (const { x, y, length } of runs) fill.rect(x, y, length, 1)
    const border = new Path2D()
    for (const { x1, y1, x2, y2 } of edges) {
      border.moveTo(x1, y1)
      border.lineTo(x2, y2)
    }
    return { fill, border }
  })
  return { bands }
}

/** Tints where a movement may end, in shades by cost with a line around each. */
export function paintReach({ g, colours, pixel }: Canvas, { bands }: ReachTint): void {
  g.fillStyle = colours.reach
  g.lineCap = 'square'
  for (const [i, { fill, border }] of bands.entries()) {
    g.globalAlpha = STRENGTHS[Math.min(i, STRENGTHS.length - 1)]!
    g.fill(fill)
    // The casing keeps the line readable on any picture.
    g.globalAlpha = 0.5
    g.strokeStyle = colours.table
    g.lineWidth = 4 * pixel
    g.stroke(border)
    g.globalAlpha = i === 0 ? 1 : 0.7
    g.strokeStyle = colours.reach
    g.lineWidth = (i === 0 ? 2 : 1.5) * pixel
    g.stroke(border)
  }
  g.globalAlpha = 1
}
