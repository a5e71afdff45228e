import type { ForeignSheet, StateRules } from '~/engine/ruleset'
import { convertPool, wholeNumber } from '~/table/convert'
import { terrainOf } from '~/table/map/terrain'
import { added, problem } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { type Sheet, sheetProblem, sheetTree, type Status, status, type Weapon } from '../state/sheet'
import type { Tiny } from '../state/types'
import { type Trait, TRAITS } from '../state/vocabulary'
import { fields } from './fields'
import { weapons } from './weapons'

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

/** A character of the players instead of an npc. */
const ofPlayers = (sheet: Sheet): Sheet => ({ ...sheet, kind: 'pc' })

/** Armour by what it takes off elsewhere. */
const ARMOUR = ['none', 'light', 'medium'] as const

/** What hit points are called elsewhere. */
const HP = ['hp', 'hit points', 'hit protection']

/** A quick NPC with the numbers that have a counterpart here; everything else is the quick NPC's and marked as unsure. */
function convertSheet(neutral: ForeignSheet): { sheet: Sheet; unsure: readonly string[] } {
  const { numbers } = neutral
  const sheet = blank()
  const unsure: string[] = []
  const found = (names: readonly string[], least: number, most: number): number | undefined => {
    const key = Object.keys(numbers).find(name => names.includes(name.toLowerCase()))
    return key === undefined ? undefined : wholeNumber(numbers[key], least, most)
  }
  const hp = found(HP, 1, 20)
  if (hp !== undefined) {
    const { pool, isGuessed } = convertPool(neutral, HP, hp)
    sheet.hp = pool
    if (isGuessed) unsure.push('HP')
  } else unsure.push('HP')
  const worn = ARMOUR[found(['armour', 'armor'], 0, 2) ?? -1]
  if (worn) sheet.armour = worn
  else unsure.push('armour')
  const feet = found(['movement', 'speed (feet)'], 0, 100)
  if (feet !== undefined && feet % 5 === 0) sheet.moveFeet = feet
  else unsure.push('movement')
  const named = Object.entries(numbers).flatMap(([name, value]) => (/^weapon \d+$/.test(name) ? [String(value)] : []))
  const [first, ...more] = named.slice(0, 20).map((words, i) => weaponOf(words, i))
  if (first) {
    sheet.weapons = [first, ...more]
    sheet.wielded = first.id
    sheet.proficiencies = [{ category: first.category, subclass: first.subclass, level: 'proficient' }]
  }
  // Whoever's pools the players see is one of theirs.
  const made = numbers.shown === 'exact' ? ofPlayers(sheet) : sheet
  return { sheet: made, unsure: [...unsure, 'weapons', 'proficiencies', 'traits'] }
}

const SHOT =
  /\b(bow|crossbow|longbow|shortbow|sling|darts?|pistol|revolver|rifle|musket|javelins?|throwing|thrown|blowgun)\b/i
const HEAVY = /\b(great\w*|two-handed|halberd|glaive|pike|maul|lance|war ?hammer|long ?sword)\b/i

/** A weapon by its name alone: these rules roll no dice of its own. One of the list is what it is there. */
function weaponOf(words: string, i: number): Sheet['weapons'][number] {
  const name = words.replace(/ \([^()]*\)$/, '').slice(0, 60)
  const id = `w${i + 1}`
  const listed = Object.values(weapons)
    .map(make => make())
    .find(one => one.name.toLowerCase() === name.toLowerCase())
  if (listed) return { ...listed, id }
  const category = SHOT.test(name) ? 'ranged' : HEAVY.test(name) ? 'heavy' : 'light'
  return { id, name, category, subclass: name.toLowerCase(), range: 0, override: 'none' }
}

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

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Tiny> = {
  declared: { settings: settingsTree, sheet: sheetTree, added },
  settings,
  sheet: {
    blank,
    ofPlayers,
    presets,
    fields,
    gear: [{ at: 'weapons', isWeapon: () => true }],
    problem: sheetProblem,
    convert: convertSheet,
    knownBefore: sheet => sheet.status.knownBefore,
  },
  side: { blank: () => ({}) },
  problem,
  footprint: () => 1,
  terrain: terrainOf,
}
