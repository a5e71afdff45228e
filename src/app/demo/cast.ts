import { DEMO, DEMO_ZONES } from '~/words/en/demo'
import { heroes, tollGuards } from './heroes'
import type { Cast, Party } from './members'

/** By rules of which nothing else is said. */
const USUAL: Cast = { sides: [heroes, tollGuards({ guards: ['guard', 'guard'], archer: 'archer' })] }

const full = (n: number) => ({ cur: n, max: n })
/** Out of breath, and down once this much is gone. */
const frail = (n: number) => ({ endurance: full(n), stamina: full(0), constitution: 0 })

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
const murdham: Cast = {
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

const CASTS: Readonly<Record<string, Cast>> = {
  endurance: {
    // Guards who wear the heroes down fell two of four in any fight that is won. These are soon out, and hardly anything hits their captain:
    // until one blow does, he fells one after the other.
    sides: [
      heroes,
      {
        ...tollGuards({ guards: ['bandit', 'bandit'] }),
        own: {
          [DEMO.guard]: { endurance: full(5), stamina: full(4), constitution: 1, health: full(10) },
          [DEMO.bowman]: { ...frail(4), skills: { combat: 4 } },
          [DEMO.captain]: { ...frail(2), evasion: 10, deflectionPhysical: 3 },
        },
      },
    ],
    begin: ([first = '']) => ({ 'begin.author': first, 'begin.surprise': 'none' }),
  },
  tiny: { sides: [heroes, tollGuards({ guards: ['weakling', 'weakling'], rear: 'guard' })] },
  hallowed: { sides: [heroes, tollGuards({ guards: ['bandit', 'bandit'], archer: 'archer' })] },
  murdham,
}

/** The cast by these rules. */
export const castOf = (ruleset: string): Cast => CASTS[ruleset] ?? USUAL
