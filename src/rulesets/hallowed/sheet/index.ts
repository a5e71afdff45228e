import type { ForeignSheet, StateRules } from '~/engine/ruleset'
import { wholeNumber } from '~/table/convert'
import { terrainOf } from '~/table/map/terrain'
import { added, problem } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { type Sheet, sheetProblem, sheetTree, type Weapon } from '../state/sheet'
import type { Hallowed } from '../state/types'
import { ABILITIES, type Ability, SIDES } from '../state/vocabulary'
import { modifierOf } from './ability'
import { blank } from './blank'
import { fields } from './fields'
import { presets, refreshed } from './presets'
import { dice, unarmed, weapon } from './weapons'

/** A creature of the players instead of a monster. */
const ofPlayers = (sheet: Sheet): Sheet => ({ ...sheet, isMonster: false })

/** What the abilities are called elsewhere. Where one stands for two, both have its score. */
const CALLED: Readonly<Record<Ability, readonly string[]>> = {
  strength: ['strength', 'str'],
  agility: ['agility', 'dexterity', 'dex'],
  dexterity: ['dexterity', 'dex', 'agility'],
  insight: ['insight', 'wisdom', 'wis', 'wil', 'willpower'],
  perception: ['perception', 'wisdom', 'wis'],
  memory: ['memory', 'intelligence', 'int', 'intellect'],
}

/** A score of a person or a beast; what other systems count differently lies below. */
const LEAST_SCORE = 3

/** What a d8 of Hit Dice gives on average, and by how much the first one gives more, at its maximum. */
const PER_DIE = 4.5
const FIRST_MORE = 3.5

/**
 * A quick NPC with what a neutral record tells: numbers by their names, "weapon 1" as `name (d6)` or `name (2d6+1)`. Hit
 * points are made into as many d8 as give nearly so much Stress. What had to be guessed is listed.
 */
export function convertSheet({ numbers }: ForeignSheet): { sheet: Sheet; unsure: readonly string[] } {
  const sheet = blank()
  const unsure: string[] = []
  const given = new Map(Object.entries(numbers).map(([name, value]) => [name.toLowerCase(), value]))
  const whole = (names: readonly string[], least: number, most: number): number | undefined => {
    const value = names.map(name => given.get(name)).find(found => found !== undefined && found !== '')
    return wholeNumber(value, least, most)
  }
  for (const name of ABILITIES) {
    const score = whole(CALLED[name], LEAST_SCORE, 40)
    if (score === undefined || !given.has(name)) unsure.push(name)
    if (score !== undefined) sheet.abilities[name].score = score
  }
  const modifier = (name: Ability) => modifierOf(sheet, name)

  const hits = whole(['hp', 'hit points', 'hit protection', 'stress'], 1, 999)
  if (hits !== undefined) {
    const count = Math.round((hits - FIRST_MORE) / Math.max(1, PER_DIE + modifier('strength')))
    sheet.hd = [{ count: Math.min(40, Math.max(1, count)), sides: 8 }]
  }
  unsure.push('Hit Dice')

  const defense = whole(['defense', 'defence', 'armor class', 'ac'], 0, 50)
  if (defense !== undefined) sheet.defenseBonus = Math.min(40, Math.max(-20, defense - 10 - modifier('agility')))
  else unsure.push('Defense')
  const armour = whole(['armour', 'armor'], 0, 40)
  if (armour !== undefined) sheet.armourMisc = armour
  // Without a word about it there is none.
  else if (given.has('armour') || given.has('armor')) unsure.push('Armour')

  const squares = whole(['speed (squares)', 'speed'], 0, 99)
  const feet = whole(['movement', 'speed (feet)', 'speed (ft)'], 0, 495)
  if (feet !== undefined) sheet.speed = Math.floor(feet / 5)
  else if (squares !== undefined) sheet.speed = squares
  else unsure.push('Speed')
  const mana = whole(['mana'], 0, 999)
  if (mana !== undefined) sheet.mana = { cur: mana, max: mana }

  const told = [...given].flatMap(([name, value]) => (/^weapon \d+$/.test(name) ? [String(value)] : []))
  const weapons = told.flatMap(words => readWeapon(words) ?? [])
  if (weapons.length > 0) sheet.weapons = [...weapons.slice(0, 19).map(hold), unarmed()]
  // Nobody else tells speed and type of damage.
  unsure.push('weapons')
  // Whoever's pools the players see is one of theirs.
  return { sheet: refreshed(numbers.shown === 'exact' ? ofPlayers(sheet) : sheet), unsure }
}

/** Words that mean a weapon which shoots. */
const SHOT = /\b(bow|crossbow|longbow|shortbow|sling|pistol|rifle|musket|blowgun)\b/i
const TEETH = /\b(bites?|claws?|teeth|fangs?|horns?|tail|tentacles?|fists?|slam)\b/i

/** "spear (d8)", "claws (2d4+1)". */
function readWeapon(words: string): Weapon | undefined {
  const [, name = '', inside = ''] = /^(.{1,60}?) \(([^)]*)\)$/.exec(words) ?? []
  const [, count, sides, flat] = /(\d{0,2})d(\d+)(?:\s*([+-]\s*\d{1,2}))?/.exec(inside) ?? []
  const die = SIDES.find(one => one === Number(sides))
  if (!die) return undefined
  const many = Math.min(20, Math.max(1, Number(count ?? 1) || 1))
  const plus = Math.max(-20, Number((flat ?? '0').replace(/\s/g, '')))
  const damage = [dice(many, die, 'slashing', plus)]
  if (SHOT.test(name)) return weapon(name, 4, damage, { kind: 'ranged', hands: 'two', range: 20 })
  if (TEETH.test(name)) return weapon(name, 0, damage, { kind: 'natural', hands: 'none' })
  return weapon(name, 4, damage)
}

/** Only the first that needs hands is in them. */
function hold(one: Weapon, i: number, all: readonly Weapon[]): Weapon {
  return one.kind === 'natural' ? one : { ...one, held: all.findIndex(other => other.kind !== 'natural') === i }
}

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Hallowed> = {
  declared: { settings: settingsTree, sheet: sheetTree, added },
  settings,
  sheet: {
    blank,
    ofPlayers,
    presets,
    fields,
    gear: [{ at: 'weapons', isWeapon: () => true, usual: ['Unarmed'] }, { at: 'items' }, { at: 'armour' }],
    problem: sheetProblem,
    convert: convertSheet,
  },
  side: { blank: () => ({ allies: [] }) },
  problem,
  footprint: sheet => sheet.footprint,
  terrain: terrainOf,
}
