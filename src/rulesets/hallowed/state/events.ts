import type { EventTable } from '~/engine/events'
import { saying } from '~/table/secrecy/say'

/** What can happen, as the journal's reader and the log know it, and what of it may be heard by the players. */
export const EVENTS = {
  began: {},
  ended: {},
  round: { open: ['round'] },
  passes: {},
  surprised: {},
  initiative: { open: ['who'], numbers: { base: 'who' } },
  declared: { open: ['who', 'act', 'name'] },
  tookBack: {},
  revealed: {},
  enters: { open: ['who', 'act', 'name', 'value', 'extra'] },
  tooLate: {},
  count: { open: ['count'] },
  lost: { open: ['who', 'act'] },
  dropsAction: {},
  moved: { open: ['who', 'cost', 'crawls'] },
  stands: { open: ['who'] },
  drew: { open: ['who', 'what'] },
  dropped: { open: ['who', 'what'] },
  pickedUp: { open: ['who', 'what'] },
  smallAct: { open: ['who', 'words'] },
  activated: { open: ['who', 'what'] },
  other: { open: ['who', 'words'] },
  guards: { open: ['who'] },
  reposte: { open: ['who', 'trigger'] },
  attacked: { open: ['by', 'target', 'weapon', 'way', 'hit', 'critical'], numbers: { sum: 'by' } },
  damage: { open: ['by', 'target', 'weapon', 'amount'] },
  hurt: { open: ['who', 'amount', 'stress', 'wounds', 'wounded', 'critical'] },
  injuryChance: {},
  emptyTable: {},
  injured: { open: ['who', 'name', 'side'] },
  fell: { open: ['who', 'state'] },
  cast: { open: ['who', 'spell', 'works'] },
  used: { open: ['who', 'target', 'item'] },
  thrown: { open: ['who', 'target', 'what'] },
  treated: { open: ['who', 'patient', 'works'] },
  stabilized: { open: ['who', 'opened', 'stabilized'] },
  intimidates: { open: ['who', 'target'] },
  checked: { open: ['who', 'skill', 'works'], numbers: { sum: 'who' } },
  breath: { open: ['who', 'holds'] },
  morale: {},
  mended: { open: ['who', 'over', 'back', 'closed'] },
  injuryHealed: { open: ['who', 'name'] },
} as const satisfies EventTable

export type EventType = keyof typeof EVENTS

export const { say, sayAs, sayToGm } = saying(EVENTS)
