import { atLeast, atMost, die, type Mapping, row } from './row'

const { floor } = Math

/**
 * From Cairn and its family (pages, Foundry VTT). Ratbags are of that family: there every number is what it says. For the others
 * Cairn's bandit of 4 hit protection and 12 STR is our guard.
 */
export const cairn: Mapping = {
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
