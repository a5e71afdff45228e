import { UNIT } from './fixed'
import type { Rect } from '../squares/rect'
import { StraightLine } from './straightLine'

/** The straight line from the centre of one token to the centre of another, as shots are judged by. [END-ACT-15] */
export function centreLine(from: Rect, to: Rect): StraightLine {
  const half = UNIT / 2
  return new StraightLine(
    (from.x0 + from.x1 + 1) * half,
    (from.y0 + from.y1 + 1) * half,
    (to.x0 + to.x1 + 1) * half,
    (to.y0 + to.y1 + 1) * half,
  )
}
