import type { Id, Json } from '~/engine'

/** Somebody in the demo fight: by a ready-made sheet, where the rules have it. */
export interface Member {
  name: string
  preset: string
  /** Column and row, from 0. */
  at: readonly [number, number]
  known?: 'absent'
}

/** Who fights in the demo, and how it begins. */
export interface Cast {
  sides: readonly { name: string; show: 'exact' | 'words'; members: readonly Member[] }[]
  /** Zones of the map, for rules that count in them. */
  zones?: { rows: readonly string[]; named: readonly (readonly [letter: string, name: string, exit?: 'exit'])[] }
  /** The answers with which combat begins, by the sides in their order. */
  begin(sides: readonly Id[]): { readonly [key: string]: Json }
}

const heroes = {
  name: 'Heroes',
  show: 'exact',
  members: [
    { name: 'Roland', preset: 'Roland', at: [8, 9] },
    { name: 'Boudica', preset: 'Boudica', at: [9, 10] },
    { name: 'Agnessa', preset: 'Agnessa', at: [6, 9] },
    { name: 'Clementine', preset: 'Clementine', at: [6, 10] },
  ],
} as const

const guards = {
  name: 'Toll guards',
  show: 'words',
  members: [
    { name: 'Toll captain', preset: 'captain', at: [17, 9] },
    { name: 'Guard', preset: 'guard', at: [16, 8] },
    { name: 'Guard', preset: 'guard', at: [16, 10] },
    { name: 'Archer', preset: 'archer', at: [18, 11] },
    // Waits in the toll house; the players do not know of him.
    { name: 'Crossbowman', preset: 'archer', at: [19, 5], known: 'absent' },
  ],
} as const

const gang = {
  name: 'River gang',
  show: 'words',
  members: [
    { name: 'Cutthroat', preset: 'cutthroat', at: [5, 14] },
    { name: 'Bruiser', preset: 'bruiser', at: [6, 13] },
  ],
} as const

/** Two sides on the bridge. */
const plain: Cast = {
  sides: [heroes, guards],
  begin: ([first = '']) => ({ 'begin.author': first, 'begin.surprise': 'none' }),
}

/** Three factions, one of them in the ruin by the river, on named zones; two roads lead away. */
const murdham: Cast = {
  sides: [heroes, guards, gang],
  zones: {
    rows: [
      'AAAAAABBBBBRRRRDDDDDDDDDDD',
      'AAAAAABBBBBRRRRDDDDDDDDDDD',
      'AAAAAABBBBBRRRRGGGHHHHIIDD',
      'AAAAAABBBBBRRRRGGGHHHHIIDD',
      'EEEEEFFFFFFSSSSGGGHHHHIIDD',
      'EEEEEFFFFFFSSSSGGGHHHHIIDD',
      'EEEEEFFFFFFSSSSGGGHHHHIIDD',
      'EEEEEFFFFFFSSSSGGGTTTUUUUU',
      'JJJJJKKKKKLLLMMMTTTTTUUUUU',
      'JJJJJKKKKKLLLMMMTTTTTUUUUU',
      'JJJJJKKKKKLLLMMMTTTTTUUUUU',
      'JJJJJKKKKKNNNNNNTTTTTUUUUU',
      'OOOPPPPPVVVNNNNNXXXXXYYYYY',
      'OOOPPPPPVVVNNNNNXXXXXYYYYY',
      'OOOPPPPPVVVNNNNNXXXXXYYYYY',
      'OOOPPPPPVVVWWWWWXXXXXYYYYY',
      'QQQQQQQQVVVWWWWWXXXXXYYYYY',
      'QQQQQQQQVVVWWWWWXXXXXYYYYY',
    ],
    named: [
      ['A', 'Old oaks'],
      ['B', 'North meadow'],
      ['R', 'Upper river'],
      ['D', 'Behind the house'],
      ['G', 'House wall'],
      ['H', 'Toll room'],
      ['I', 'Back room'],
      ['E', 'West wood'],
      ['F', 'Riverbank'],
      ['S', 'Ford'],
      ['J', 'West road', 'exit'],
      ['K', 'Bridgehead'],
      ['L', 'Bridge, west'],
      ['M', 'Bridge, east'],
      ['T', 'Toll square'],
      ['U', 'East road', 'exit'],
      ['N', 'Under the bridge'],
      ['O', 'Hedge'],
      ['P', 'Ruin'],
      ['V', 'Reeds'],
      ['W', 'Mill pool'],
      ['X', 'Crates'],
      ['Y', 'East wood'],
      ['Q', 'South bank'],
    ],
  },
  begin: ([first = '']) => ({ 'begin.started': first, 'begin.hidden': [], 'round.first': first }),
}

/** The cast by these rules. */
export function castOf(ruleset: string): Cast {
  return ruleset === 'murdham' ? murdham : plain
}
