import { english } from '../grammar'
import { catalogue } from '../spoken'

const { list, plural } = english

/** The map as the players see it, where they see none. */
export const PREVIEW = catalogue('players.PREVIEW', {
  nothing: 'The players see nothing yet.',
  curtain: 'The curtain is down: the players see the title alone.',
  noMap: 'The players see none of the map.',
})

/** What the players’ screens say around the fight. */
export const TABLE = catalogue('players.TABLE', {
  die: (sides: number, face: number) => `d${sides}: ${face}`,
  against: 'against',
  atMost: 'at most',
  hear: 'Press here once to hear the table',
  outcome: 'Latest outcome',
  more: (n: number) => `and ${n} more`,
  answers: 'Possible answers',
  happened: 'What happened',
  seconds: (n: number) => `${n} s`,
  round: (n: number) => `Round ${n}`,
  time: 'Time in the fight',
  order: 'Turn order',
  part: (n: number, of: number) => `Part ${n} of ${of}`,
  theirGo: 'their go',
  now: (lane: string) => `${lane}, now`,
  /** How somebody’s turn stands. */
  turns: { ready: 'ready', acting: 'acting', spent: 'acted', waiting: 'waiting', out: 'out' },
  noTurn: 'No turn',
  next: 'Next:',
  onMap: 'On the map',
  gone: 'Left the map',
  handout: 'Handout',
  text: 'Text of the handout',
  picture: 'A picture from the GM',
})

/** What a screen that lies on the table says. */
export const FLAT = catalogue('players.FLAT', {
  map: 'The map at true scale',
  next: 'Next',
  card: {
    title: 'Hold a bank card to the frame',
    how: 'Drag the edge of the frame with a finger, the mouse or the arrow keys, here or in the GM’s window, until a card just fits.',
    edge: 'Edge of the frame',
    frame: 'Frame of a bank card',
    size: '85.6 × 54 mm, as every bank card. Below: 100 mm, if you have a ruler.',
    ruler: 'Ruler of 100 mm',
    fits: 'The card fits the frame',
    inches: (n: number) => `That makes it a screen of ${n} inches.`,
    tell: 'Type that number as the diagonal in the GM’s window.',
    square: (mm: number) => (mm === 25.4 ? 'A square is one inch' : `A square is ${mm} mm`),
    base: 'A base as large as that just covers the dark.',
    page: (width: number, height: number) => `${width} × ${height} pixels`,
    pageWhy: 'That is what this page has: say so in the GM’s window.',
  },
})

/** What stands in the players’ window while there is no table, and around it. */
export const PLAYERS = catalogue('players.PLAYERS', {
  exposed: 'The players’ window cannot start here',
  exposedWhy:
    'The server did not send this page’s security policy, so it could look into the GM’s window. Reload the GM’s window once and open this page from there with Shift+P; if that does not help, start Fray with “npm start”.',
  full: 'Full screen',
  way: 'Scan this to have the table on your phone',
  party: 'The party',
  thisScreen: 'This screen is',
  byShape: 'one by its shape',
  unread: 'That file is no fight for players, or is damaged.',
  unreadVersion: {
    newer: 'That fight was recorded by a newer Fray. Reload this page to update it, and open the file again.',
    older:
      'That fight was recorded by an older Fray, in a form this one does not show. Ask the GM to save it again for the players.',
  },
  open: 'Open a recorded fight',
  asking: {
    title: 'Just a moment',
    detail: 'Waiting for the GM’s window.',
  },
  silent: {
    title: 'The GM’s window is away',
    detail: 'It is being reloaded or does not answer. This screen goes on by itself as soon as it is back.',
  },
  closed: {
    title: 'The GM’s window is closed',
    detail:
      'Open Fray again and press Shift+P there: the table comes back in a window of its own, and this one can go.',
  },
  alone: {
    title: 'This is the players’ window',
    detail: 'It shows a table once the GM’s window has opened it: press Shift+P there.',
  },
  newer: {
    title: 'The GM’s window is of a newer Fray',
    detail: 'It has been updated. Close this screen and press Shift+P there: the table comes back in a new one.',
  },
  older: {
    title: 'The GM’s window is of an older Fray',
    detail: 'Nothing is lost. Reload the GM’s window when it suits you: this screen goes on by itself.',
  },
  unreadable: {
    title: 'Two versions of Fray',
    detail:
      'This screen is not of the same version as the GM’s window. Close it, reload the GM’s window and press Shift+P.',
  },
  live: {
    title: 'Between fights',
    detail: 'The table appears here as soon as the GM opens one.',
  },
  recording: {
    title: 'Recording',
    back: 'One step back',
    on: 'One step on',
    stop: 'Stop',
    speed: (times: number) => `Play at ${times} times the speed`,
    moment: 'Moment',
  },
})

/** What is said of the end of a fight, to the GM as to the players. */
export const ENDING = catalogue('players.ENDING', {
  holds: (sides: readonly string[]) => `${list(sides)} hold the field`,
  nobody: 'Nobody holds the field',
  undecided: 'The fight is broken off',
  rounds: (n: number) => `${n} ${plural(n, { one: 'round', other: 'rounds' })}`,
  blow: 'Hardest blow',
  blowOf: (by: string, to: string) => `${by} strikes ${to}`,
  unlucky: 'Unluckiest die',
  die: (sides: number, face: number) => `a ${face} on the d${sides}`,
  lost: (amounts: readonly string[]) => `The party lost ${list(amounts)}.`,
})

/** How the fight ended, as the players are shown it. */
export const ENDED = catalogue('players.ENDED', {
  ...ENDING,
  title: 'The end of the fight',
  unluckyOf: (who: string, round: number) => `${who}’s, round ${round}`,
})
