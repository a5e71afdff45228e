import type { ProblemList } from '../report/problemList'
import { listOf } from './listOf'

/** What else a scene may hold, and what it is called. None of it is taken. */
const LEFT_OUT = {
  tokens: 'tokens',
  tiles: 'pictures laid on the map',
  drawings: 'drawings',
  notes: 'notes',
  sounds: 'sounds',
  templates: 'areas',
} as const

/** Counts what a scene holds and Fray does not take. */
export function noteLeftOut(scene: { readonly [field: string]: unknown }, problems: ProblemList): void {
  for (const [field, words] of Object.entries(LEFT_OUT)) {
    const count = listOf(scene[field]).length
    if (count > 0) problems.add('left out', field, `has ${count.toLocaleString('en')} ${words}, which are not taken`)
  }
}
