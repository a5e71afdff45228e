import { guards, heroes } from './heroes'
import type { Cast } from './members'

const gang = {
  name: 'River gang',
  show: 'words',
  members: [
    { name: 'Cutthroat', preset: 'cutthroat', at: [5, 14] },
    { name: 'Bruiser', preset: 'bruiser', at: [6, 13] },
  ],
} as const

/** Three factions, one of them in the ruin by the river, on named zones; two roads lead away. */
export const murdham: Cast = {
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
