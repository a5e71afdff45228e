import { catalogue } from '../spoken'

/** Two words on a system, and how its turns go, by the id of the ruleset. */
interface SystemWords {
  readonly [ruleset: string]: { readonly two: string; readonly turns: string }
}

const SYSTEMS = {
  endurance: { two: 'Tactical, heroic', turns: 'The sides take turns, one combatant each' },
  tiny: { two: 'Two dice, five minutes', turns: 'The highest roll goes first' },
  ratbags: { two: 'Quick, merciless', turns: 'Say what you do; a save decides who is first' },
  hallowed: { two: 'Secret, deadly', turns: 'All declare, then the count runs up' },
  murdham: { two: 'Zones, daring', turns: 'A turn for either side, or a pass; all move by zones' },
} satisfies SystemWords

/** The card that a newcomer finds. */
export const START = catalogue('start.START', {
  title: 'Start',
  lead: 'The combat table that knows your rules. Pick a game: each plays the same fight on a bridge, four heroes against the toll guards.',
  games: 'Games',
  play: 'Play the bridge',
  first: 'New here? Start with this one.',
  systems: SYSTEMS,
  /** Of a system that says nothing of itself. */
  other: { two: 'Ready to play', turns: 'The demo fight by these rules' },
  own: { title: 'My own fight', how: 'An empty table, your heroes, your map' },
  file: { title: 'Open a file', how: 'A fight, a party, a map, stat blocks' },
  library: { title: 'Library', how: 'What you have kept, and where it goes' },
  promise: 'Nothing leaves this device · works without a network',
  close: 'Close (Esc): it comes back from the menu',
})

/** What is said at the spot to whoever does something for the first time. */
export const HINTS = catalogue('start.HINTS', {
  title: 'How to begin',
  choose: {
    who: 'Choose who acts: click a name, or press Enter for the lit one.',
    what: (name: string) => `Choose what ${name} does: click a card, or press Enter for the lit one.`,
  },
  move: (name: string) => `Drag ${name} to move.`,
  strike: (name: string) => `Strike: click a foe on the map, or drag ${name} onto one.`,
  answer: {
    choice: 'Answer here: Enter takes the lit answer, a click another one. Esc goes back.',
    roll: 'Type your own dice here, or press Enter and Fray rolls.',
  },
  step: (n: number, of: number) => `Hint ${n} of ${of}`,
  away: 'No hints',
})

/** The same for a finger: no key is named. */
export const HINTS_BY_FINGER = catalogue('start.HINTS_BY_FINGER', {
  choose: {
    who: 'Choose who acts: tap a name.',
    what: (name: string) => `Choose what ${name} does: tap a card.`,
  },
  move: (name: string) => `Hold ${name} and drag to move.`,
  strike: (name: string) => `Strike: tap a foe on the map, or hold ${name} and drag onto one.`,
  answer: {
    choice: 'Answer here: tap an answer. Back goes back.',
    roll: 'Enter your own dice here, or let Fray roll.',
  },
})
