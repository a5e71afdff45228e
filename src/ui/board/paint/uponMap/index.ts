/** Painters of what lies upon a map in play and on none at first: the line of an attack, declared moves, notes. */
export { aimSketch } from './aimSketch'
export { paintNotes } from './paintNotes'
export { paintPlans } from './paintPlans'
