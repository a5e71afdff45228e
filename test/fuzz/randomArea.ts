import type { Asked, Json } from '~/engine'
import { UNIT } from '~/grid/lines'
import type { Chance } from './chance'

/** The area that is asked for, anywhere on a map, in any direction. */
export function randomArea(
  { area }: Extract<Asked, { kind: 'area' }>,
  map: { readonly width: number; readonly height: number },
  chance: Chance,
): Json {
  const point = () => [chance.below(map.width * UNIT), chance.below(map.height * UNIT)]
  return { ...area, at: point(), towards: point() }
}
