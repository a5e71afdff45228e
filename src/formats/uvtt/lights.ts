import { MAPS } from '~/words/en/files'
import type { MapLight } from '../map/record'
import type { ProblemList } from '../report/problemList'
import { within } from '../report/label'
import { readAs } from '../report/readAs'
import type { MapFrame } from '../map/frame'
import { uvttLight } from './schema'

const COLOUR = /^#?([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/

/** The lamps of `lights`; a bad one is left out and named, one without a sound colour is white. Lamps outside the map stay: their light falls in. */
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
    const isColour = typeof color === 'string' && COLOUR.test(color)
    const isMissing = color === undefined || color === null || color === ''
    if (!isMissing && !isColour) problems.add('note', within(MAPS.lightPlace(index + 1), 'color'), MAPS.uvtt.noColour)
    return [{ ...frame.point(position), range, intensity, ...readColour(isColour ? color : 'ffffff'), shadows }]
  })
}

/** AARRGGBB as Dungeondraft writes it, or RRGGBB. */
function readColour(text: string): { colour: string; opacity: number } {
  const digits = text.replace('#', '').toLowerCase()
  const opacity = digits.length === 8 ? parseInt(digits.slice(0, 2), 16) / 255 : 1
  return { colour: `#${digits.slice(-6)}`, opacity }
}
