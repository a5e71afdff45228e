import type { EventTable } from '~/engine/events'
import { saying } from '~/table/secrecy/say'

/** What can happen, as the journal's reader and the log know it, and what of it may be heard by the players. */
export const EVENTS = {
  began: {},
  ended: { open: ['rounds', 'seconds'] },
  held: {},
  round: { open: ['round'] },
  turn: { open: ['who'] },
  initiative: { open: ['who'], numbers: { total: 'who' } },
  rerolls: { open: ['who'], numbers: { total: 'who' } },
  attacks: { open: ['by', 'target', 'weapon'] },
  hit: { open: ['by', 'target'] },
  missed: { open: ['by', 'target'] },
  evaded: { open: ['who', 'by'] },
  notEvaded: { open: ['who', 'by'] },
  harmless: { open: ['by', 'target'] },
  criticalRoll: { open: ['by', 'target', 'critical'] },
  pierced: { open: ['by', 'target'] },
  armourHolds: { open: ['by', 'target'] },
  damaged: { open: ['who', 'taken'] },
  falls: { open: ['who'] },
  losesAttempt: { open: ['who'] },
  defeated: { open: ['who'] },
  died: { open: ['who'] },
  stabilizes: { open: ['who', 'success', 'left'] },
  tends: { open: ['who', 'patient', 'success'] },
  evades: { open: ['who'] },
  getsAway: { open: ['who'] },
  heldFast: { open: ['who'] },
  moved: { open: ['who', 'cost'] },
  hides: { open: ['who'] },
  sneakFails: { open: ['who'] },
  comesOut: { open: ['who'] },
  passes: { open: ['who'] },
  wields: { open: ['who', 'weapon'] },
  wears: { open: ['who', 'armour'] },
  saves: { open: ['who', 'save', 'success'] },
  tries: { open: ['who', 'success'] },
  wakes: { open: ['who', 'hp'] },
  slept: { open: ['who', 'back'] },
  meditated: { open: ['who', 'back'] },
  newDay: {},
} as const satisfies EventTable

export type EventType = keyof typeof EVENTS

export const { say, sayAs, sayToGm } = saying(EVENTS)
