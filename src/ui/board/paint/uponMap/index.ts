/** Painters of what lies upon a map in play and on none at first: areas, zones, the line of an attack, ways, declared moves, notes. */
export { aimSketch } from './aimSketch'
export { paintAreas } from '../paintAreas'
export { paintNotes } from './paintNotes'
export { paintPlans } from './paintPlans'
export { paintRegions } from '../paintRegions'
export { waySketch } from './waySketch'
