import { status, type Sheet, type Status } from '../state/sheet'
import { weapon } from './weapons'

/** The marks of somebody to whom nothing has happened yet. */
export const freshStatus = (): Status => status.atRest()

/** The ledger's quick NPC. */
export function blank(): Sheet {
  return {
    kind: 'npc',
    hp: { cur: 3, max: 3 },
    str: { cur: 10, max: 10 },
    dex: { cur: 10, max: 10 },
    wil: { cur: 10, max: 10 },
    armorNatural: 0,
    armorItems: [],
    weapons: [weapon('weapon', 6)],
    critEffect: null,
    specialActions: [],
    speed: 40,
    footprint: 1,
    detachment: false,
    leader: false,
    fearless: false,
    moraleGroup: '',
    readiness: 'roll',
    slotsUsed: 0,
    fatigue: 0,
    deprived: false,
    wands: [],
    scars: [],
    orders: { attacks: 'best', enhanced: 'take', sunder: 'ask' },
    status: freshStatus(),
  }
}
