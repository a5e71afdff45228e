import { catalogue } from '../../../spoken'

/** What the GM must be told, below the bar on top. */
export const BANNERS = catalogue('gm/banners', {
  takeOver: 'Take over',
  saveFile: 'Save a file',
  again: 'Try again',
  allRight: 'All right',
  update: 'A new version of Fray is ready. It starts when you say so; the fight is kept.',
  startUpdate: 'Start it now',

  played: {
    stoppable: (names: readonly string[]) => `Fray plays ${names.join(', ')}. Any key stops it.`,
    waiting: (names: readonly string[]) => `Fray plays ${names.join(', ')}. It waits for you.`,
    stop: 'Stop',
  },

  past: {
    beginning: 'You are looking at the beginning.',
    after: (what: string) => `You are looking at the moment after: ${what}.`,
    playersToo: 'The players see it too.',
    playersNot: 'The players’ screens stay where they are.',
    show: 'Show the players',
    change: 'Change what was done …',
    goOn: 'Go on from here',
    now: 'Back to now',
  },

  foretold: {
    fromHere: (title: string) => `Foretold: ${title}, from here on. Nothing of it was played.`,
    after: (title: string, what: string) => `Foretold: ${title}, after: ${what}. Nothing of it was played.`,
    keep: 'Keep as a branch',
    back: 'Back to the forecast',
  },

  keepAFile: {
    sign: 'Export …',
    hereOnly: 'Saved in this browser only',
    export: 'Export this fight',
    why: 'Browsers may throw away what they keep when space runs short. A file is yours.',
  },

  handout: {
    seen: (name: string) => `The players see “${name}”.`,
    waiting: (name: string) => `“${name}” is shown as soon as a screen of the players is open.`,
    open: 'Open their screen',
    away: 'Take away',
  },
})
