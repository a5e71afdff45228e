import { MAPS } from '~/words/en/files'
import type { ProblemList } from '../report/problemList'
import type { Floor } from './floors'
import { listOf } from './listOf'

/** Counts what else a scene holds and Fray does not take; of a floor, what is on it. */
export function noteLeftOut(
  scene: { readonly [field: string]: unknown },
  floor: Floor | undefined,
  problems: ProblemList,
): void {
  const isForeground = floor ? floor.foreground : typeof scene.foreground === 'string' && scene.foreground !== ''
  if (isForeground) problems.add('left out', 'foreground', MAPS.foundry.foreground)
  for (const [field, words] of Object.entries(MAPS.foundry.left)) {
    const count = listOf(scene[field]).filter(part => floor?.has(part) ?? true).length
    if (count > 0) problems.add('left out', field, words(count))
  }
}
