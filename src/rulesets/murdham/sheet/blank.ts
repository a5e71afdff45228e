import { status, type Sheet, type Status } from '../state/sheet'
import { weapon } from './weapons'

/** The marks of somebody to whom nothing has happened yet. */
export const freshStatus = (): Status => status.atRest()

/** The ledger's quick NPC. */
export function blank(): Sheet {
  return {
    controller: 'gm',
    group: '',
    str: { cur: 8, max: 8 },
    agi: { cur: 8, max: 8 },
    wit: { cur: 8, max: 8 },
    health: { cur: 8, max: 8 },
    size: 'medium',
    kind: 'creature',
    mind: 'human',
    fearImmune: false,
    armour: null,
    naturalArmour: 0,
    helmet: null,
    shields: [],
    weapons: [weapon('weapon', 6)],
    consumables: [],
    powers: [],
    mana: { cur: 0, max: 0 },
    corruption: 0,
    omens: 0,
    skills: [],
    traits: [],
    injuries: [],
    views: [],
    orders: { attacks: 'best', react: 'ask', guard: 'ask', opportunity: 'ask', omens: 'ask' },
    status: freshStatus(),
  }
}
