import { atLeast, atMost, die, type Mapping, row, step } from './row'

const { ceil, floor, round } = Math

/**
 * From the fifth edition (Improved Initiative, 5etools, Foundry VTT). Measured by what both books print: a guard of 11 hit points
 * and armour class 16 is our guard, the ogre of 59 our ogre, the veteran our captain. Five feet are a square, and a square
 * is a metre.
 */
export const fifth: Mapping = {
  systems: {
    endurance: [
      row('Health', 'hp', n => round(8 + n / 6)),
      row('Endurance', 'hp', n => round(8 + n / 7)),
      row('Evasion', 'ac', n => round(n / 3)),
      row('Deflection physical', 'ac', n => atLeast(0)(round(n / 3) - 1)),
      row('Constitution', 'con', n => floor(n / 2)),
      row('Willpower', 'wis', n => floor(n / 2) - 1),
      row('Strength', 'str', die),
      row('Dexterity', 'dex', die),
      row('Intellect', 'int', die),
      row('Resolve', 'wis', die),
      row('Speed (m)', 'speed (feet)', n => floor(n / 5)),
    ],
    tiny: [
      row('Hit points', 'hp', n => atMost(20, atLeast(1))(round(n / 3))),
      row('armour', 'ac', step(13, 16)),
      row('Movement (feet)', 'speed (feet)', n => 5 * floor(n / 5)),
    ],
    ratbags: [
      row('HP', 'hp', n => atMost(30, atLeast(2))(round(n / 4))),
      row('STR', 'str', atMost(20)),
      row('DEX', 'dex', atMost(20)),
      row('WIL', 'wis', atMost(20)),
      row('Natural armour', 'ac', step(13, 16, 19)),
      row('Speed (ft)', 'speed (feet)', n => 5 * floor(n / 5)),
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
