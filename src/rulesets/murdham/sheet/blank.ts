import type { Pool } from '~/engine/display'
import { type Sheet, type Status, status } from '../state/sheet'
import type { Combatant } from '../state/types'
import { weapon } from './weapons'

export const POOLS = ['health', 'str', 'agi', 'wit', 'mana'] as const

const LABELS = { health: 'Health', str: 'STR', agi: 'AGI', wit: 'WIT', mana: 'Mana' } as const

/** The colours of the bars. */
export const POOL_COLOURS = { health: 'red', mana: 'violet' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly (typeof POOLS)[number][] = ['health']

/** The pools drawn as bars: health; abilities that have suffered; mana for those who have any. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return POOLS.filter(key => {
    const { cur, max } = sheet[key]
    return key === 'health' || (key === 'mana' ? max > 0 : cur < max)
  }).map(key => ({ key, label: LABELS[key], ...sheet[key] }))
}

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
