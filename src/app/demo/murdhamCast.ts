import { DEMO_ZONES } from '~/words/en/demo'
import { heroes, tollGuards } from './heroes'
import type { Cast, Party } from './members'

const ZONES = DEMO_ZONES.zones

const gang: Party = {
  name: DEMO_ZONES.gang,
  show: 'words',
  members: [
    { name: DEMO_ZONES.cutthroat, preset: 'cutthroat', at: [5, 14] },
    { name: DEMO_ZONES.bruiser, preset: 'bruiser', at: [6, 13] },
  ],
}

/** Three factions, one of them in the ruin by the river, on named zones; two roads lead away. */
export const murdham: Cast = {
  sides: [heroes, tollGuards({ guards: ['guard', 'bandit'] }), gang],
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
      ['A', ZONES.oaks],
      ['B', ZONES.meadow],
      ['R', ZONES.river],
      ['D', ZONES.behind],
      ['G', ZONES.wall],
      ['H', ZONES.tollRoom],
      ['I', ZONES.backRoom],
      ['E', ZONES.westWood],
      ['F', ZONES.riverbank],
      ['S', ZONES.ford],
      ['J', ZONES.westRoad, 'exit'],
      ['K', ZONES.bridgehead],
      ['L', ZONES.bridgeWest],
      ['M', ZONES.bridgeEast],
      ['T', ZONES.square],
      ['U', ZONES.eastRoad, 'exit'],
      ['N', ZONES.under],
      ['O', ZONES.hedge],
      ['P', ZONES.ruin],
      ['V', ZONES.reeds],
      ['W', ZONES.pool],
      ['X', ZONES.crates],
      ['Y', ZONES.eastWood],
      ['Q', ZONES.southBank],
    ],
  },
  begin: ([first = '']) => ({ 'begin.started': first, 'begin.hidden': [], 'round.first': first }),
}
