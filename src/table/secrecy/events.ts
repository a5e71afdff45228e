import type { EventTable } from '~/engine/events'
import { saying } from './say'

/** What the table's own commands say, and what of it the players may hear. A free roll is for all to see where the GM says so. */
export const EVENTS = {
  joined: { open: ['who'] },
  left: { open: ['who'] },
  returned: { open: ['who'] },
  placed: { open: ['who', 'cell'] },
  hazard: { open: ['who'] },
  known: { open: ['who'] },
  adjusted: { open: ['who', 'pool', 'by'] },
  door: { open: ['to', 'kind'] },
  map: { open: ['width', 'height'] },
  marked: { open: ['who', 'words'] },
  unmarked: { open: ['who', 'words'] },
  rolled: { open: ['notation', 'words', 'total'] },
  // What the GM sets by hand.
  ruling: {},
} as const satisfies EventTable

export const { say, sayToGm } = saying(EVENTS)
