import { status, type Sheet, type Status } from '../state/sheet'
import { weapons } from './weapons'
import { TRAITS, type Trait } from '../state/vocabulary'

/** The marks of somebody to whom nothing has happened yet. */
export const freshStatus = (): Status => status.atRest()

/** Exactly these traits. */
export function having(...chosen: Trait[]): Sheet['traits'] {
  return Object.fromEntries(TRAITS.map(trait => [trait, chosen.includes(trait)])) as Sheet['traits']
}

/** The ledger's quick NPC. */
export function blank(): Sheet {
  const sword = weapons.shortSword()
  return {
    kind: 'npc',
    hp: { cur: 4, max: 4 },
    moveFeet: 25,
    weapons: [sword],
    wielded: sword.id,
    proficiencies: [{ category: sword.category, subclass: sword.subclass, level: 'proficient' }],
    armour: 'none',
    naturalDR: 0,
    traits: having(),
    monkLevel: 0,
    traitSlots: 3,
    otherSlots: 0,
    stabilizes: false,
    status: freshStatus(),
  }
}
