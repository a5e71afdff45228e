/** Painters of what lies upon a map in play and on none at first: areas, zones, the line of an attack, ways, declared moves, notes. */
import type { Canvas } from '../../canvas/canvas'
import type { BoardMap } from '../../props'
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
  paintRegionWords(canvas, regions)
  paintPlans(canvas, plans, looks)
}
