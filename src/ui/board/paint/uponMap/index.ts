/** Painters of what lies upon a map in play and on none at first: areas, zones, the line of an attack, ways, declared moves, notes. */
import type { Canvas } from '../../canvas/canvas'
import type { BoardMap } from '../../props'
import type { Box } from '../../geometry/wordsPlace'
import type { TokenLook } from '../../tokens/tokenDrawing'
import { paintAreas } from '../paintAreas'
import { paintRegions, paintRegionWords } from '../paintRegions'
import { paintNotes, paintPlans } from './paintPlans'

export { aimSketch } from './aimSketch'
export { waySketch } from './waySketch'

/** What lies under fog and walls. */
export function paintLow(canvas: Canvas, { areas = [], notes = [], regions = [] }: BoardMap): void {
  paintAreas(canvas, areas)
  paintNotes(canvas, notes)
  paintRegions(canvas, regions)
}

/** What lies over what can be reached and over the ways that were gone. */
export function paintHigh(canvas: Canvas, { regions = [], plans = [] }: BoardMap, looks: readonly TokenLook[]): void {
  paintRegionWords(
    canvas,
    regions,
    looks.map(look => boxOf(look, canvas.map.width)),
  )
  paintPlans(canvas, plans, looks)
}

/** How far the letter at its rim reaches beyond the squares of a token, in squares. */
const TAG = 0.3

/** What is seen of a token. */
function boxOf({ token: { cell, size } }: TokenLook, width: number): Box {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  return { left: x, top: y - TAG, right: x + size + TAG, bottom: y + size }
}
