import { settings } from '../state/settings'
import type { ArmourItem, Item, Sheet, Spell } from '../state/sheet'
import { ABILITIES } from '../state/vocabulary'
import { blank } from './blank'
import { stressMax, woundMax } from './pools'
import { dice, unarmed, weapon } from './weapons'

/** The sheet with full Stress and Wounds, as Hit Dice and Strength give them by the usual rules. */
export function refreshed(sheet: Sheet): Sheet {
  const [stress, wounds] = [stressMax(settings.defaults, sheet), woundMax(settings.defaults, sheet)]
  return { ...sheet, stress: { cur: stress, max: stress }, wounds: { cur: wounds, max: wounds } }
}

/** Scores in the order of the rulebook: Strength, Agility, Dexterity, Insight, Perception, Memory. */
type Scores = readonly [number, number, number, number, number, number]

/** A quick NPC with these Hit Dice and scores and these fields instead; rested. */
function creature(hd: Sheet['hd'], scores: Scores, more: Partial<Sheet> = {}): () => Sheet {
  return () => {
    const sheet = blank()
    for (const [i, name] of ABILITIES.entries()) sheet.abilities[name].score = scores[i]!
    return refreshed({ ...sheet, hd: structuredClone(hd), ...structuredClone(more) })
  }
}

/** A character of the players. */
const hero = (hd: Sheet['hd'], scores: Scores, more: Partial<Sheet>): (() => Sheet) =>
  creature(hd, scores, { isMonster: false, ...more })

const d = (count: number, sides: Sheet['hd'][number]['sides']) => ({ count, sides })

/** Weapons by name, held in the main hand or in both; a second one is put away or held in the other. */
const arms = {
  dagger: () => weapon('Dagger', 1, [dice(1, 4, 'piercing')], { throwable: true, range: 6 }),
  sword: () => weapon('Longsword', 4, [dice(1, 8, 'slashing')]),
  greatsword: () => weapon('Greatsword', 6, [dice(2, 6, 'slashing')], { hands: 'two' }),
  axe: () => weapon('Axe', 4, [dice(1, 6, 'chopping')], { critMult: 3 }),
  warhammer: () => weapon('Warhammer', 5, [dice(1, 8, 'blunt')], { critMult: 3 }),
  spear: () => weapon('Spear', 3, [dice(1, 6, 'piercing')], { reach: 2, critMult: 3, throwable: true, range: 8 }),
  staff: () => weapon('Staff', 3, [dice(1, 6, 'blunt')], { hands: 'two' }),
  bow: () => weapon('Bow', 5, [dice(1, 8, 'piercing')], { kind: 'ranged', hands: 'two', range: 30, critMult: 3 }),
}
const natural = { kind: 'natural', hands: 'none' } as const
const sheathed = { held: false } as const

const worn = (name: string, defenseBonus: number, armourBonus: number): ArmourItem => ({
  name,
  defenseBonus,
  armourBonus,
  isShield: false,
  hand: 'none',
  worn: true,
})
const armour = {
  leather: worn('Leather', 1, 1),
  mail: worn('Mail', 1, 3),
  shield: { ...worn('Shield', 2, 0), isShield: true, hand: 'off' } satisfies ArmourItem as ArmourItem,
}

const potion: Item = {
  name: 'Draught',
  kind: 'consumable',
  initMod: null,
  uses: 2,
  text: 'Gives back 2d6 Stress.',
  damage: [],
  attackBonus: 0,
  range: 0,
  critMult: null,
}
const fireFlask: Item = {
  ...potion,
  name: 'Fire flask',
  kind: 'throwable',
  text: 'Breaks where it hits.',
  damage: [dice(2, 6, 'fire')],
  range: 8,
}

const bolt: Spell = {
  name: 'Ember bolt',
  castingTN: 13,
  speedOverride: null,
  manaCost: 2,
  verbal: true,
  attack: 'roll',
  attackBonus: 5,
  damage: [dice(2, 6, 'fire')],
  critMult: 2,
  bypassStress: false,
  ignoresArmour: false,
  range: 16,
  text: '',
}
const hush: Spell = {
  ...bolt,
  name: 'Dread whisper',
  castingTN: 15,
  manaCost: 4,
  attack: 'none',
  attackBonus: 0,
  damage: [dice(2, 4, 'unholy')],
  critMult: null,
  ignoresArmour: true,
  range: 10,
  text: 'Gnaws at whoever hears it.',
}

const skills = (balance: number, heal: number, intimidation: number): Sheet['skills'] => ({
  balance: { total: balance, ability: 'agility' },
  heal: { total: heal, ability: null },
  intimidation: { total: intimidation, ability: null },
})

/** Ready-made sheets by name: the quick NPC, four heroes, opponents of people and of beasts. */
export const presets: { readonly [name: string]: () => Sheet } = {
  foe: blank,
  Roland: hero([d(3, 10)], [16, 12, 12, 10, 11, 10], {
    weapons: [arms.sword(), { ...arms.dagger(), ...sheathed }, unarmed()],
    armour: [armour.mail, armour.shield],
    defenseBonus: 1,
    skills: skills(2, 2, 5),
  }),
  Boudica: hero([d(3, 10)], [15, 14, 13, 11, 12, 9], {
    weapons: [arms.warhammer(), { ...arms.axe(), hands: 'off' }, unarmed()],
    armour: [armour.leather],
    defenseBonus: 1,
    skills: skills(4, 1, 6),
    traits: [
      {
        name: 'Battle cry',
        text: 'Everybody who hears it takes heart.',
        modifiers: [],
        kind: 'free',
        stressCost: 3,
        initMod: 0,
      },
    ],
  }),
  Agnessa: hero([d(3, 8)], [11, 17, 16, 12, 15, 11], {
    weapons: [arms.bow(), { ...arms.dagger(), ...sheathed }, unarmed()],
    armour: [armour.leather],
    skills: skills(6, 2, 0),
    items: [fireFlask],
  }),
  Clementine: hero([d(3, 6)], [10, 13, 12, 16, 13, 15], {
    weapons: [arms.staff(), unarmed()],
    armour: [armour.leather],
    mana: { cur: 8, max: 8 },
    castingMod: 6,
    skills: skills(2, 7, 1),
    spells: [bolt, hush],
    items: [potion],
  }),
  guard: creature([d(2, 8)], [12, 11, 11, 10, 11, 10], {
    weapons: [arms.spear(), unarmed()],
    armour: [armour.leather],
    skills: skills(1, 0, 1),
  }),
  captain: creature([d(4, 8)], [15, 13, 12, 13, 12, 11], {
    weapons: [arms.greatsword(), unarmed()],
    armour: [armour.mail],
    defenseBonus: 2,
    skills: skills(2, 2, 7),
  }),
  archer: creature([d(2, 8)], [11, 14, 14, 10, 13, 10], {
    weapons: [arms.bow(), { ...arms.dagger(), ...sheathed }, unarmed()],
    armour: [armour.leather],
  }),
  bandit: creature([d(1, 8)], [11, 12, 12, 9, 10, 9], { weapons: [arms.axe(), unarmed()] }),
  warrior: creature([d(2, 8)], [13, 12, 11, 10, 10, 10], {
    weapons: [arms.sword(), unarmed()],
    armour: [armour.leather, armour.shield],
  }),
  witch: creature([d(3, 6)], [9, 12, 12, 15, 12, 14], {
    weapons: [arms.dagger(), unarmed()],
    mana: { cur: 8, max: 8 },
    castingMod: 5,
    spells: [hush, bolt],
  }),
  scoundrel: creature([d(2, 6)], [11, 15, 15, 11, 14, 10], {
    weapons: [arms.dagger(), { ...arms.dagger(), hands: 'off' }, unarmed()],
    armour: [armour.leather],
    items: [fireFlask],
  }),
  wolf: creature([d(2, 8)], [12, 15, 10, 12, 16, 6], {
    weapons: [weapon('Bite', 0, [dice(1, 6, 'piercing')], natural)],
    speed: 15,
  }),
  ghoul: creature([d(2, 8)], [13, 10, 11, 8, 12, 6], {
    weapons: [weapon('Claws', 0, [dice(1, 6, 'slashing')], natural)],
    moraleImmune: true,
  }),
  ogre: creature([d(4, 10)], [18, 8, 8, 9, 9, 7], {
    weapons: [weapon('Club', 6, [dice(2, 6, 'blunt')], { reach: 2, hands: 'two' }), unarmed()],
    armourMisc: 2,
    footprint: 2,
  }),
}
