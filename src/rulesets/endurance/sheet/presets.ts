import type { Sheet } from '../state/sheet'
import { blank } from './blank'
import { weapons } from './weapons'

const full = (max: number) => ({ cur: max, max })

/** A quick NPC with these fields instead. */
function like(change: (sheet: Sheet) => Partial<Sheet>): () => Sheet {
  return () => {
    const sheet = blank()
    return { ...sheet, ...change(sheet) }
  }
}

/** Ready-made sheets by name: quick opponents, and six heroes. */
export const presets: { readonly [name: string]: () => Sheet } = {
  guard: blank,
  captain: like(sheet => ({
    attributes: { ...sheet.attributes, strength: 8, resolve: 6 },
    skills: { ...sheet.skills, combat: 8 },
    proficiencies: { ...sheet.proficiencies, martial: 2, dodge: 1 },
    health: full(14),
    endurance: full(14),
    constitution: 7,
    evasion: 6,
    deflectionPhysical: 6,
    items: [weapons.straightSword(), weapons.mediumShield()],
  })),
  archer: like(sheet => ({
    attributes: { ...sheet.attributes, dexterity: 8 },
    proficiencies: { ...sheet.proficiencies, martial: 0, archery: 1 },
    deflectionPhysical: 3,
    items: [weapons.shortbow(), { ...weapons.dagger(), held: false }],
  })),
  bandit: like(sheet => ({
    proficiencies: { ...sheet.proficiencies, martial: 1 },
    endurance: full(8),
    deflectionPhysical: 3,
    items: [weapons.club(), weapons.smallShield()],
  })),
  goblin: like(sheet => ({
    attributes: { ...sheet.attributes, strength: 4, dexterity: 8 },
    proficiencies: { ...sheet.proficiencies, martial: 0, finesse: 1 },
    health: full(10),
    endurance: full(8),
    constitution: 4,
    size: 3,
    speed: 8,
    items: [weapons.dagger()],
  })),
  ogre: like(sheet => ({
    attributes: { ...sheet.attributes, strength: 12, dexterity: 4 },
    health: full(18),
    endurance: full(16),
    constitution: 8,
    evasion: 4,
    size: 6,
    footprint: 2,
    items: [weapons.club()],
  })),
  Roland: like(sheet => ({
    proficiencies: { ...sheet.proficiencies, martial: 1, fortitude: 1 },
    endurance: full(10),
    stamina: full(5),
    constitution: 3,
    evasion: 5,
    deflectionPhysical: 5,
    items: [weapons.straightSword(), weapons.mediumShield()],
  })),
  Boudica: like(sheet => ({
    proficiencies: { ...sheet.proficiencies, martial: 1, fortitude: 1 },
    endurance: full(12),
    stamina: full(6),
    constitution: 4,
    evasion: 5,
    deflectionPhysical: 5,
    items: [weapons.spear()],
  })),
  Agnessa: like(sheet => ({
    proficiencies: { ...sheet.proficiencies, martial: 0, archery: 1 },
    items: [weapons.shortbow(), { ...weapons.dagger(), held: false }],
  })),
  Fabian: like(sheet => ({
    skills: { ...sheet.skills, combat: 4 },
    proficiencies: { ...sheet.proficiencies, martial: 0, finesse: 1, dodge: 1 },
    evasion: 4,
    items: [weapons.dagger()],
  })),
  Clementine: like(sheet => ({
    attributes: { ...sheet.attributes, intellect: 6 },
    skills: { ...sheet.skills, handling: 6 },
    focus: full(12),
    cannotBeSurprised: true,
    items: [weapons.straightSword(), weapons.buckler()],
  })),
  Petra: like(sheet => ({
    proficiencies: { ...sheet.proficiencies, martial: 0, archery: 1 },
    items: [weapons.crossbow()],
  })),
}
