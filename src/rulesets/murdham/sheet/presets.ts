import type { Consumable, Power, Sheet } from '../state/sheet'
import type { Size } from '../state/vocabulary'
import { blank } from './blank'
import { armour, helmet, listed, shield, weapon } from './weapons'

const full = (max: number) => ({ cur: max, max })

/** Health of a body this large [MUR-SIZE-01]. */
const HEALTH: Readonly<Record<Size, number>> = { tiny: 0.25, small: 0.5, medium: 1, large: 2, massive: 4 }

/** A quick NPC with these abilities (STR, AGI, WIT), the health that follows from them, and these fields instead. */
function creature(str: number, agi: number, wit: number, more: Partial<Sheet>): () => Sheet {
  const tough = more.skills?.includes('tough') ? 2 : 0
  const health = Math.ceil(str * HEALTH[more.size ?? 'medium']) + tough
  return () => ({
    ...blank(),
    str: full(str),
    agi: full(agi),
    wit: full(wit),
    health: full(health),
    ...structuredClone(more),
  })
}

/** A character of the players. */
function hero(str: number, agi: number, wit: number, more: Partial<Sheet>): () => Sheet {
  return creature(str, agi, wit, { controller: 'player', omens: 2, ...more })
}

const draught: Consumable = { name: 'healing draught', effect: 'heal', text: '', count: 1 }
const medicine: Consumable = { name: 'medicine box', effect: 'medicine', text: '', count: 5 }
const poison: Consumable = { name: 'dose of poison', effect: 'poison', text: 'Blind until an antidote.', count: 2 }

const hoarfrost: Power = {
  name: 'Hoarfrost',
  level: 1,
  range: 'sight',
  die: 6,
  direct: true,
  dodge: false,
  text: 'Cold creeps into the bones.',
}
const hush: Power = {
  name: 'Hush',
  level: 2,
  range: 'near',
  die: null,
  direct: false,
  dodge: false,
  text: 'No sound leaves the throat until the end of the stretch.',
}

const stowed = { held: 'stowed' } as const
const natural = { natural: true, held: 'main' } as const

/** Ready-made sheets by name: four heroes, quick foes, and what walks at night. */
export const presets: { readonly [name: string]: () => Sheet } = {
  foe: blank,
  Roland: hero(11, 9, 9, {
    weapons: [listed('sword'), listed('dagger', stowed)],
    shields: [shield()],
    armour: armour('leather', 1),
    skills: ['protect'],
  }),
  Boudica: hero(12, 8, 8, {
    weapons: [listed('great sword'), listed('axe', stowed)],
    armour: armour('gambeson', 1),
    helmet: helmet(),
    skills: ['tough'],
  }),
  Agnessa: hero(8, 12, 11, {
    weapons: [listed('bow'), listed('dagger', stowed)],
    consumables: [poison],
    skills: ['dodgeBlows'],
  }),
  Clementine: hero(9, 9, 13, {
    weapons: [listed('dagger'), listed("alchemist's fire", stowed), listed('flash powder', stowed)],
    consumables: [draught, medicine],
    powers: [hoarfrost, hush],
    mana: full(2),
    skills: ['bravery'],
  }),
  guard: creature(9, 8, 8, {
    weapons: [listed('spear')],
    armour: armour('gambeson', 1),
    shields: [shield()],
  }),
  captain: creature(12, 9, 11, {
    weapons: [listed('sword'), listed('handgun', stowed)],
    armour: armour('chainmail', 2),
    helmet: helmet(),
    skills: ['fastStrike', 'bravery'],
  }),
  bandit: creature(8, 8, 8, { weapons: [listed('sword')] }),
  cutthroat: creature(8, 11, 9, {
    weapons: [listed('dagger'), listed('garrotte', stowed)],
    consumables: [poison],
    skills: ['sneakAttack', 'dodgeBlows'],
  }),
  archer: creature(8, 10, 10, { weapons: [listed('bow'), listed('dagger', stowed)] }),
  bruiser: creature(13, 7, 7, {
    weapons: [weapon('chair leg', 4, { improvised: true, held: 'main' })],
    skills: ['brawling', 'wrestling'],
  }),
  alchemist: creature(7, 9, 12, {
    weapons: [
      listed("alchemist's fire"),
      listed('acid vial', stowed),
      listed('flash powder', stowed),
      listed('dagger', stowed),
    ],
  }),
  catchpole: creature(10, 8, 8, { weapons: [listed('mancatcher')], armour: armour('gambeson', 1) }),
  gunner: creature(8, 8, 11, { weapons: [listed('mortar'), listed('dagger', stowed)] }),
  villager: creature(8, 8, 8, {
    weapons: [weapon('pitchfork', 6, { bulk: 2, improvised: true })],
    group: 'villagers',
  }),
  wolf: creature(7, 12, 10, { mind: 'animal', weapons: [weapon('bite', 6, natural)], traits: ['fast'] }),
  imp: creature(8, 13, 9, {
    size: 'small',
    kind: 'demon',
    fearImmune: true,
    weapons: [weapon('spark', 4, { ...natural, mode: 'ranged', range: 4, keywords: ['fire'] })],
  }),
  ghoul: creature(9, 7, 6, {
    kind: 'undead',
    mind: 'mindless',
    fearImmune: true,
    weapons: [weapon('claws', 6, natural)],
    traits: ['slow'],
  }),
  automaton: creature(12, 6, 8, {
    kind: 'construct',
    mind: 'mindless',
    fearImmune: true,
    naturalArmour: 2,
    weapons: [weapon('iron fist', 8, natural)],
  }),
  'fire-eater': creature(8, 9, 9, {
    weapons: [weapon('breath of fire', 4, { keywords: ['blast', 'fire'], ...natural })],
    skills: ['dodgeBlows'],
  }),
  ogre: creature(12, 6, 6, {
    size: 'large',
    naturalArmour: 1,
    group: 'ogre',
    weapons: [weapon('tree trunk', 6, { bulk: 2, improvised: true })],
  }),
  giant: creature(14, 5, 7, {
    size: 'massive',
    group: 'giant',
    weapons: [weapon('stamping foot', 6, { ...natural, keywords: ['blast'] })],
  }),
}
