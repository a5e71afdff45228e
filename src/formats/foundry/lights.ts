import { MAPS } from '~/words/en/files'
import type { MapFrame } from '../map/frame'
import type { MapLight } from '../map/record'
import type { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import type { SceneGrid } from './grid'
import { lightSchema } from './schema'

/** A square of less than this, in whatever unit, is a slip: how far a light reaches cannot be told in such squares. */
const LEAST_DISTANCE = 0.001

/**
 * The lights of a scene that are on; a bad one is left out and named by its number.
 * @param list the lights, each with its number in the file, from 1
 */
export function sceneLights(
  list: readonly { readonly light: unknown; readonly number: number }[],
  { size, distance }: SceneGrid,
  frame: MapFrame,
  problems: ProblemList,
): MapLight[] {
  let hidden = 0
  const lights = list.flatMap(({ light: entry, number }) => {
    const read = readAs(lightSchema, entry)
    if (!read.ok) {
      problems.add('left out', MAPS.lightPlace(number), read.faults.join('; '))
      return []
    }
    const light = read.value
    if (light.hidden) {
      hidden++
      return []
    }
    const { dim, bright } = light.config ?? light
    const colour = light.config ? light.config.color : light.tintColor
    const isColour = typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour)
    return [
      {
        ...frame.point({ x: light.x / size, y: light.y / size }),
        range: distance >= LEAST_DISTANCE ? Math.max(dim, bright) / distance : 0,
        intensity: 1,
        colour: isColour ? colour.toLowerCase() : '#ffffff',
        opacity: 1,
        shadows: true,
      },
    ]
  })
  if (hidden > 0) problems.add('left out', 'lights', MAPS.foundry.off(hidden))
  return lights
}
