import { MAPS } from '~/language/en/formats/maps'
import type { MapLight } from '../map/record'
import type { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import type { MapFrame } from '../map/frame'
import { uvttLight } from './schema'

/** The lamps of `lights`; a bad one is left out and named. Lamps outside the map stay: their light falls in. */
export function uvttLights(value: unknown, frame: MapFrame, problems: ProblemList): MapLight[] {
  if (!Array.isArray(value)) {
    problems.add('left out', 'lights', MAPS.uvtt.noLights)
    return []
  }
  return value.flatMap((entry: unknown, index) => {
    const light = readAs(uvttLight, entry)
    if (!light.ok) {
      problems.add('left out', MAPS.lightPlace(index + 1), light.faults.join('; '))
      return []
    }
    const { position, range, intensity, color, shadows } = light.value
    return [{ ...frame.point(position), range, intensity, ...readColour(color), shadows }]
  })
}

/** AARRGGBB as Dungeondraft writes it, or RRGGBB. */
function readColour(text: string): { colour: string; opacity: number } {
  const digits = text.replace('#', '').toLowerCase()
  const opacity = digits.length === 8 ? parseInt(digits.slice(0, 2), 16) / 255 : 1
  return { colour: `#${digits.slice(-6)}`, opacity }
}
