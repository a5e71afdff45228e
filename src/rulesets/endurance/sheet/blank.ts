import type { Pool } from '~/engine/display'
import { conditions, type Sheet, type Status, status } from '../state/sheet'
import type { Combatant } from '../state/types'
import { ATTRIBUTES, POOLS, PROFICIENCIES, REACTIONS, SKILLS } from '../state/vocabulary'
import { weapons } from './weapons'

const LABELS = { endurance: 'Endurance', health: 'Health', stamina: 'Stamina', focus: 'Focus' } as const

/** The colours of the bars. */
export const POOL_COLOURS = { endurance: 'blue', health: 'red', stamina: 'green', focus: 'violet' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly (typeof POOLS)[number][] = ['endurance', 'health']

/** The pools drawn as bars, the one that is hit first at the top. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return POOLS.map(key => ({ key, label: LABELS[key], ...sheet[key] }))
}

/** The marks of somebody to whom nothing has happened yet. */
export const freshStatus = (): Status => status.atRest()

const all = <const K extends string, V>(keys: readonly K[], value: () => V) =>
  Object.fromEntries(keys.map(key => [key, value()])) as Record<K, V>

/** None of the conditions that the GM or a maneuver puts on. */
export const noConditions = (): Sheet['conditions'] => conditions.atRest()

/** The ledger's quick NPC. */
export function blank(): Sheet {
  return {
    attributes: { ...all(ATTRIBUTES, () => 4 as const), strength: 6, dexterity: 6 },
    skills: { ...all(SKILLS, () => 4 as const), combat: 6 },
    proficiencies: { ...all(PROFICIENCIES, () => 0), martial: 1 },
    health: { cur: 12, max: 12 },
    endurance: { cur: 10, max: 10 },
    stamina: { cur: 12, max: 12 },
    focus: { cur: 10, max: 10 },
    constitution: 5,
    evasion: 5,
    willpower: 4,
    deflectionPhysical: 4,
    deflectionElemental: 4,
    size: 4,
    footprint: 1,
    speed: 9,
    cheatDeathDifficulty: 10,
    luckBonus: 0,
    luckPenaltyToAttackers: 0,
    hands: 2,
    items: [weapons.straightSword()],
    maneuvers: [],
    conditions: noConditions(),
    fate: 0,
    cannotBeSurprised: false,
    talents: '',
    orders: all(REACTIONS, () => ({ when: 'ask' as const, least: 0 })),
    attacks: 'best',
    cheatDeath: 'roll',
    status: freshStatus(),
  }
}
