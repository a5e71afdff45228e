import { armourNamed } from './armour'
import { blank } from './blank'
import type { Sheet } from '../state/sheet'
import { listed, weapon } from './weapons'

const full = (max: number) => ({ cur: max, max })

/** A quick NPC with these numbers (HP, armour, STR, DEX, WIL) and these fields instead. */
function creature(
  hp: number,
  armour: number,
  str: number,
  dex: number,
  wil: number,
  more: Partial<Sheet>,
): () => Sheet {
  return () => ({
    ...blank(),
    hp: full(hp),
    armorNatural: armour,
    str: full(str),
    dex: full(dex),
    wil: full(wil),
    ...structuredClone(more),
  })
}

/** A character of the players. */
function hero(hp: number, str: number, dex: number, wil: number, more: Partial<Sheet>): () => Sheet {
  return creature(hp, 0, str, dex, wil, { kind: 'pc', ...more })
}

const wand = { name: 'leystaff', text: '', held: true }

/** Ready-made sheets by name: four heroes, a hireling, quick opponents, and the bestiary. */
export const presets: { readonly [name: string]: () => Sheet } = {
  foe: blank,
  Roland: hero(4, 11, 12, 9, {
    weapons: [listed('sword')],
    armorItems: [armourNamed('shield'), armourNamed('leather')],
    slotsUsed: 4,
  }),
  Boudica: hero(5, 13, 9, 8, {
    weapons: [listed('dagger'), listed('dagger')],
    armorItems: [armourNamed('gambeson')],
    slotsUsed: 5,
  }),
  Agnessa: hero(3, 8, 14, 10, { weapons: [listed('bow'), { ...listed('dagger'), held: false }], slotsUsed: 4 }),
  Clementine: hero(6, 12, 10, 13, {
    weapons: [listed('mace')],
    armorItems: [armourNamed('brigandine'), armourNamed('helmet')],
    wands: [{ name: 'sleep', text: 'Puts one creature to sleep.', held: true }],
    slotsUsed: 6,
  }),
  hireling: creature(3, 0, 10, 10, 10, { kind: 'hireling', weapons: [listed('cudgel')] }),
  guard: creature(4, 1, 11, 10, 9, { weapons: [listed('spear')] }),
  captain: creature(6, 0, 13, 11, 12, {
    weapons: [listed('sword')],
    armorItems: [armourNamed('chainmail'), armourNamed('helmet')],
    leader: true,
  }),
  bandit: creature(4, 1, 12, 12, 9, { weapons: [listed('sword')] }),
  archer: creature(3, 0, 9, 12, 9, { weapons: [listed('bow'), { ...listed('dagger'), held: false }] }),
  soldier: creature(6, 0, 12, 10, 10, {
    weapons: [listed('spear')],
    armorItems: [armourNamed('gambeson'), armourNamed('shield'), armourNamed('helmet')],
  }),
  militia: creature(8, 1, 12, 10, 10, { detachment: true, footprint: 2, weapons: [listed('spear')] }),
  'rat swarm': creature(6, 0, 8, 14, 6, { detachment: true, footprint: 2, weapons: [weapon('bite', 4)] }),
  'root goblin': creature(4, 0, 8, 14, 8, { weapons: [weapon('spear', 6)] }),
  'hooded man': creature(12, 0, 9, 12, 14, {
    weapons: [weapon('leystaff', 8)],
    critEffect: { text: 'The leystaff drinks the will.', ability: 'wil', dice: [4] },
    wands: [wand],
  }),
  cobblehound: creature(12, 2, 14, 1, 8, { weapons: [weapon('bite', 10)], speed: 0 }),
  'wood troll': creature(12, 0, 15, 12, 7, {
    weapons: [weapon('claws and bite', 8, { dice: [8, 8], blast: true })],
    critEffect: { text: 'Plants sprout from the wound.', ability: null, dice: null },
    specialActions: [{ name: 'Regrow', text: 'All lost HP come back.', restoreHp: 'all' }],
  }),
  'frost elf': creature(14, 1, 8, 13, 14, {
    weapons: [weapon('icicle dagger', 6)],
    wands: [{ ...wand, name: 'frost wand' }],
  }),
  boggart: creature(3, 0, 4, 17, 13, { weapons: [] }),
}
