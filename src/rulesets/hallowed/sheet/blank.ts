import { round, status, type Round, type Sheet, type Status } from '../state/sheet'
import { unarmed } from './weapons'

/** The marks of somebody to whom nothing has happened yet. */
export const freshStatus = (): Status => status.atRest()

/** A round in which nothing has been done. The round of the latest action is kept from the one before. */
export const freshRound = (lastAction: number | null = null): Round => ({ ...round.atRest(), lastAction })

/** The ledger's quick NPC. */
export function blank(): Sheet {
  const ability = () => ({ score: 10, damage: 0, override: null })
  const skill = () => ({ total: 0, ability: null })
  return {
    player: '',
    isMonster: true,
    moraleImmune: false,
    size: 'Medium',
    footprint: 1,
    abilities: {
      strength: ability(),
      agility: ability(),
      dexterity: ability(),
      insight: ability(),
      perception: ability(),
      memory: ability(),
    },
    hd: [{ count: 1, sides: 8 }],
    hdRolled: null,
    stress: { cur: 8, max: 8 },
    stressBonus: 0,
    wounds: { cur: 10, max: 10 },
    woundBonus: 0,
    injuries: [],
    combatInjuries: [],
    defenseBonus: 0,
    defenseMisc: 0,
    armour: [],
    armourMisc: 0,
    speed: 10,
    initMisc: 0,
    mana: { cur: 0, max: 0 },
    castingMod: 0,
    skills: { balance: skill(), heal: skill(), intimidation: skill() },
    weapons: [unarmed()],
    spells: [],
    items: [],
    traits: [],
    group: '',
    status: freshStatus(),
    conditions: [],
    breath: null,
    fight: { base: null, pending: null },
    round: freshRound(),
    orders: { reposte: 'ask', payment: 'mana', movement: 'needed', weapon: 'needed' },
  }
}
