import type { OriginRules } from '~/engine'

/** How one number of a sheet is made of a number from elsewhere. */
export interface Row {
  /** The sheet's field by its label, or a name under which the system's own conversion knows it. */
  readonly to: string
  /** What it is called where it comes from. */
  readonly from: string
  readonly how: (n: number) => number
}

/** For each of Fray's systems what becomes of a creature's numbers. A system without rows takes them by their names. */
interface Mapping {
  readonly systems: { readonly [system: string]: readonly Row[] }
  /** How dice of attacks are told to a system: all of them with their bonus, or the first alone. */
  readonly dice: { readonly [system: string]: 'all' | 'first' }
}

/** One row; without a third word the number stays as it is. */
export const row = (to: string, from: string, how: (n: number) => number = n => n): Row => ({ to, from, how })

export const atMost =
  (most: number, how: (n: number) => number = n => n) =>
  (n: number): number =>
    Math.min(most, how(n))

export const atLeast =
  (least: number, how: (n: number) => number = n => n) =>
  (n: number): number =>
    Math.max(least, how(n))

/** A score of 3 to 20 as a die: 10 is what most people have. */
export const die = (score: number): number =>
  score <= 9 ? 4 : score <= 13 ? 6 : score <= 16 ? 8 : score <= 18 ? 10 : 12

/** Which of these steps a number has reached: `step(13, 16)` is 0 to 12, 1 from 13 on, 2 from 16 on. */
export const step =
  (...steps: readonly number[]) =>
  (n: number): number =>
    steps.filter(least => n >= least).length

const { floor } = Math

/**
 * From Cairn and its family (pages, Foundry VTT). Ratbags are of that family: there every number is what it says. For the others
 * Cairn's bandit of 4 hit protection and 12 STR is our guard.
 */
const cairn: Mapping = {
  systems: {
    ratbags: [row('HP', 'hp'), row('STR', 'str'), row('DEX', 'dex'), row('WIL', 'wil'), row('armour', 'armour')],
    endurance: [
      row('Health', 'hp', n => n + 8),
      row('Endurance', 'hp', n => n + 6),
      row('Deflection physical', 'armour', n => n + 3),
      row('Strength', 'str', die),
      row('Dexterity', 'dex', die),
      row('Resolve', 'wil', die),
      row('Constitution', 'str', n => floor(n / 2)),
      row('Willpower', 'wil', n => atLeast(0)(floor(n / 2) - 1)),
    ],
    tiny: [row('Hit points', 'hp', atMost(20, atLeast(1))), row('armour', 'armour', atMost(2))],
    murdham: [
      row('Health', 'hp', n => n + 4),
      row('STR', 'str', atMost(19, atLeast(1))),
      row('AGI', 'dex', atMost(19, atLeast(1))),
      row('WIT', 'wil', atMost(19, atLeast(1))),
      row('armour', 'armour', atMost(2)),
    ],
    hallowed: [
      row('hp', 'hp', n => 2 * n),
      row('Strength', 'str', atLeast(3)),
      row('Agility', 'dex', atLeast(3)),
      row('Dexterity', 'dex', atLeast(3)),
      row('Insight', 'wil', atLeast(3)),
      row('Natural Armour', 'armour'),
    ],
  },
  dice: { ratbags: 'all', hallowed: 'all' },
}

const { ceil, floor: floorOfFifth, round } = Math

/**
 * From the fifth edition (Improved Initiative, 5etools, Foundry VTT). Measured by what both books print: a guard of 11 hit points
 * and armour class 16 is our guard, the ogre of 59 our ogre, the veteran our captain. Five feet are a square, and a square
 * is a metre.
 */
const fifth: Mapping = {
  systems: {
    endurance: [
      row('Health', 'hp', n => round(8 + n / 6)),
      row('Endurance', 'hp', n => round(8 + n / 7)),
      row('Evasion', 'ac', n => round(n / 3)),
      row('Deflection physical', 'ac', n => atLeast(0)(round(n / 3) - 1)),
      row('Constitution', 'con', n => floorOfFifth(n / 2)),
      row('Willpower', 'wis', n => floorOfFifth(n / 2) - 1),
      row('Strength', 'str', die),
      row('Dexterity', 'dex', die),
      row('Intellect', 'int', die),
      row('Resolve', 'wis', die),
      row('Speed (m)', 'speed (feet)', n => floorOfFifth(n / 5)),
    ],
    tiny: [
      row('Hit points', 'hp', n => atMost(20, atLeast(1))(round(n / 3))),
      row('armour', 'ac', step(13, 16)),
      row('Movement (feet)', 'speed (feet)', n => 5 * floorOfFifth(n / 5)),
    ],
    ratbags: [
      row('HP', 'hp', n => atMost(30, atLeast(2))(round(n / 4))),
      row('STR', 'str', atMost(20)),
      row('DEX', 'dex', atMost(20)),
      row('WIL', 'wis', atMost(20)),
      row('Natural armour', 'ac', step(13, 16, 19)),
      row('Speed (ft)', 'speed (feet)', n => 5 * floorOfFifth(n / 5)),
    ],
    murdham: [
      row('Health', 'hp', n => atMost(99, m => round(4 + m / 3))(n)),
      row('STR', 'str', atMost(19, atLeast(1))),
      row('AGI', 'dex', atMost(19, atLeast(1))),
      row('WIT', 'wis', atMost(19, atLeast(1))),
      row('armour', 'ac', step(13, 16)),
    ],
    hallowed: [
      row('hp', 'hp'),
      row('ac', 'ac'),
      row('Strength', 'str'),
      row('Agility', 'dex'),
      row('Dexterity', 'dex'),
      row('Insight', 'wis'),
      row('Perception', 'wis'),
      row('Memory', 'int'),
      row('Speed (squares)', 'speed (feet)', n => ceil(n / 5)),
    ],
  },
  dice: { hallowed: 'all' },
}

const ABILITIES: ReadonlySet<string> = new Set(['str', 'dex', 'con', 'int', 'wis', 'cha'])

/** A row for scores takes modifiers: +3 is a score of 16. */
function ofModifier({ to, from, how }: Row): Row {
  return ABILITIES.has(from) ? { to, from: `${from} modifier`, how: n => how(10 + 2 * n) } : { to, from, how }
}

/** From Pathfinder, second edition (Foundry VTT): as from the fifth edition, with scores made of modifiers. */
const pathfinder: Mapping = {
  systems: Object.fromEntries(Object.entries(fifth.systems).map(([system, rows]) => [system, rows.map(ofModifier)])),
  dice: fifth.dice,
}

/** From which rules into which: a page for each origin, a list for each of Fray's systems. Change a row, and creatures come in so. */
export const mappings: { readonly [origin in OriginRules]: Mapping } = {
  cairn,
  fifth,
  pathfinder,
  /** Tables, and rules that nobody wrote rows for: by their names. */
  unknown: { systems: {}, dice: { hallowed: 'all' } },
}
