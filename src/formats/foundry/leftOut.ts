import { MAPS } from '~/language/en/formats/maps'
import type { ProblemList } from '../report/problemList'
import { listOf } from './listOf'

/** Counts what else a scene holds and Fray does not take. */
export function noteLeftOut(scene: { readonly [field: string]: unknown }, problems: ProblemList): void {
  for (const [field, words] of Object.entries(MAPS.foundry.left)) {
    const count = listOf(scene[field]).length
    if (count > 0) problems.add('left out', field, words(count))
  }
}
