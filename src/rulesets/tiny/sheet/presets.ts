import { blank, having } from './blank'
import type { Sheet, Weapon } from '../state/sheet'
import { weapons } from './weapons'
import type { Trait } from '../state/vocabulary'

const full = (max: number) => ({ cur: max, max })

/** A quick NPC with these weapons, trained in the first of them, and these fields instead. */
function npc(hp: number, carried: readonly Weapon[], change: Partial<Sheet> = {}): () => Sheet {
  return () => ({
    ...blank(),
    hp: full(hp),
    weapons: carried.map(one => ({ ...one })),
    wielded: carried[0]?.id ?? 'unarmed',
    proficiencies: carried
      .slice(0, 1)
      .map(({ category, subclass }) => ({ category, subclass, level: 'proficient' as const })),
    ...structuredClone(change),
  })
}

/** A hero of this many hit points with these traits. */
const hero = (hp: number, carried: readonly Weapon[], traits: readonly Trait[], change: Partial<Sheet> = {}) =>
  npc(hp, carried, { kind: 'pc', traits: having(...traits), traitSlots: 3, ...change })

/** Ready-made sheets by name: quick opponents by grade, and six heroes. */
export const presets: { readonly [name: string]: () => Sheet } = {
  foe: blank,
  weakling: npc(2, [weapons.club()]),
  goblin: npc(2, [weapons.dagger(), weapons.sling()], { moveFeet: 20 }),
  bandit: npc(4, [weapons.club()], { armour: 'light' }),
  guard: npc(4, [weapons.shortSword()], { armour: 'light' }),
  archer: npc(4, [weapons.shortbow(), weapons.dagger()]),
  captain: npc(6, [weapons.greatsword()], { armour: 'medium', traits: having('armorTraining', 'vigilant') }),
  champion: npc(9, [weapons.greataxe()], {
    armour: 'heavy',
    traits: having('armorTraining', 'strong', 'brutal'),
    stabilizes: true,
  }),
  wolf: npc(4, [{ ...weapons.dagger(), id: 'bite', name: 'Bite', subclass: 'teeth' }], {
    moveFeet: 40,
    traits: having('vigilant'),
  }),
  troll: npc(9, [{ ...weapons.club(), id: 'fist', name: 'Fists', category: 'heavy', subclass: 'fists' }], {
    naturalDR: 1,
  }),
  Roland: hero(6, [weapons.greatsword()], ['armorTraining', 'strong', 'brutal'], { armour: 'heavy', traitSlots: 6 }),
  Boudica: hero(6, [weapons.shortSword()], ['duelist', 'robust', 'vigilant'], { armour: 'light', traitSlots: 6 }),
  Agnessa: hero(5, [weapons.shortbow(), weapons.dagger()], ['agile', 'vigilant', 'sneaky']),
  Clementine: hero(5, [weapons.shortSword()], ['medic', 'hardToKill', 'determined'], { armour: 'light' }),
  Fabian: hero(4, [weapons.dagger()], ['sneaky', 'agile', 'duelist']),
  Petra: hero(6, [], ['monk'], { monkLevel: 1, proficiencies: [] }),
}
