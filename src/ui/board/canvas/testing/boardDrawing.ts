import { drawing, segmentsOf } from '../../../parts/testing/drawing'
import { SQUARE } from '../../geometry/viewport'
import type { Canvas } from '../canvas'
import type { Colours } from '../colours'

/** Every colour is its own name. */
const COLOURS = new Proxy({} as Colours, { get: (_, name) => String(name) })

/**
 * A map for tests of painters, whose drawing is measured in squares.
 *
 * @param square its width in CSS pixels
 * @param seen what is in view; else the whole map
 */
export function boardDrawing({ width = 10, height = 10, square = 40, seen = {} as Partial<Canvas['seen']> } = {}) {
  const drawn = drawing()
  const canvas: Canvas = {
    g: drawn.g,
    map: { width, height },
    view: { x: 0, y: 0, zoom: square / SQUARE },
    seen: { x0: 0, y0: 0, x1: width - 1, y1: height - 1, ...seen },
    colours: COLOURS,
    pixel: 1 / square,
    scale: square,
  }
  const inPixels = (squares: number) => Number((squares * square).toFixed(6))
  return {
    ...drawn,
    canvas,
    /** The strokes of an ink, from the lowest to the topmost: widths and dashes in CSS pixels, lines in squares. */
    strokes: (ink: string) =>
      drawn.of(ink, 'stroke').map(mark => ({
        wide: inPixels(mark.width),
        dash: mark.dash.map(inPixels),
        alpha: mark.alpha,
        lines: segmentsOf(mark),
      })),
  }
}
