import { MAPS } from '~/words/en/files'
import type { MapPortal } from '../map/record'
import type { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import type { MapFrame } from '../map/frame'
import { uvttPortal } from './schema'

/** The doors of `portals`; a bad one is left out and named, since a hole in the wall stays where it should stand. */
export function uvttPortals(value: unknown, frame: MapFrame, problems: ProblemList): MapPortal[] {
  if (!Array.isArray(value)) {
    problems.add('left out', 'portals', MAPS.uvtt.noDoors)
    return []
  }
  const portals: MapPortal[] = []
  value.forEach((entry: unknown, index) => {
    const number = index + 1
    const leaveOut = (why: string) => problems.add('left out', MAPS.uvtt.portal(number), why)
    const portal = readAs(uvttPortal, entry)
    if (!portal.ok) return leaveOut(portal.faults.join('; '))
    const { bounds, closed, freestanding } = portal.value
    const segment = frame.segment(bounds[0], bounds[1], 'door')
    if (segment === 'none') return leaveOut(MAPS.uvtt.noWidth)
    if (segment === 'outside') return leaveOut(MAPS.outside)
    portals.push({ id: `portal-${number}`, segment, closed, freestanding })
  })
  return portals
}
