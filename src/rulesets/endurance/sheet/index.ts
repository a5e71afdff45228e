import type { ForeignSheet, StateRules } from '~/engine/ruleset'
import { convertPool, wholeNumber } from '~/table/convert'
import { terrainOf } from '~/table/map/terrain'
import { added, problem, thingFields } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { type Sheet, sheetProblem, sheetTree } from '../state/sheet'
import type { Endurance } from '../state/types'
import { blank } from './blank'
import { fields } from './fields'
import { weapons } from './weapons'

/** Names under which other systems give what this one has, with the bounds it must lie in. */
const KNOWN: readonly {
  names: readonly string[]
  least: number
  most: number
  set(sheet: Sheet, n: number, pool: Sheet['health']): void
}[] = [
  {
    names: ['health', 'hp', 'hit points', 'hit protection'],
    least: 1,
    most: 9999,
    set(sheet, _n, pool) {
      sheet.health = pool
    },
  },
  {
    names: ['endurance'],
    least: 0,
    most: 9999,
    set(sheet, _n, pool) {
      sheet.endurance = pool
    },
  },
  {
    names: ['armour', 'armor', 'deflection'],
    least: 0,
    most: 999,
    set(sheet, n) {
      sheet.deflectionPhysical = n
    },
  },
  {
    names: ['speed'],
    least: 0,
    most: 99,
    set(sheet, n) {
      sheet.speed = n
    },
  },
]

/** A quick NPC with the numbers that have a counterpart here; everything else is the quick NPC's and marked as unsure. */
function convertSheet(foreign: ForeignSheet): { sheet: Sheet; unsure: readonly string[] } {
  const { numbers } = foreign
  const sheet = blank()
  const unsure: string[] = []
  for (const { names, least, most, set } of KNOWN) {
    const key = Object.keys(numbers).find(name => names.includes(name.toLowerCase()))
    const n = key === undefined ? undefined : wholeNumber(numbers[key], least, most)
    const taken = n === undefined ? undefined : convertPool(foreign, names, n)
    if (taken) set(sheet, n!, taken.pool)
    if (!taken || taken.isGuessed) unsure.push(names[0]!)
  }
  const named = Object.entries(numbers).flatMap(([name, value]) => (/^weapon \d+$/.test(name) ? [String(value)] : []))
  if (named.length > 0)
    sheet.items = named.slice(0, 20).map((words, i) => ({ ...weaponOf(words), id: `w${i + 1}`, held: i === 0 }))
  return { sheet, unsure: [...unsure, 'attributes', 'skills', 'defences', 'weapons'] }
}

const SHOT = /\b(bow|longbow|shortbow|sling|javelins?|blowgun)\b/i

/** The weapon of the list that its name means, under its own name; a club where none does. */
function weaponOf(words: string): Sheet['items'][number] {
  const name = words.replace(/ \([^()]*\)$/, '').slice(0, 60)
  const small = name.toLowerCase()
  const all = Object.values(weapons).map(make => make())
  const listed =
    all.find(one => one.name.toLowerCase() === small) ?? all.find(one => one.weapon && small.includes(one.id))
  return { ...(listed ?? (SHOT.test(name) ? weapons.shortbow() : weapons.club())), name }
}

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

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Endurance> = {
  declared: { settings: settingsTree, sheet: sheetTree, added, thing: thingFields },
  settings,
  sheet: {
    blank,
    presets,
    fields,
    gear: [{ at: 'items', isWeapon: thing => 'weapon' in thing && Boolean(thing.weapon) }],
    problem: sheetProblem,
    convert: convertSheet,
  },
  side: { blank: () => ({ objective: '', objectiveDone: false, objectiveShown: false, friends: [] }) },
  problem,
  footprint: sheet => sheet.footprint,
  terrain: terrainOf,
}
