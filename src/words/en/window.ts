import { english } from '../grammar'
import { catalogue } from '../spoken'

const { plural } = english

/** The small forms that work on everybody selected. */
export const FORMS = catalogue('window.FORMS', {
  titles: {
    damage: 'Damage',
    heal: 'Heal',
    marker: 'Marker',
    rename: 'Rename',
    picture: 'Picture',
    duplicate: 'Duplicate',
  },
  nobody: 'nobody is selected',
  back: 'Back',
  name: 'Name',
  letters: 'Letters on the token',
  pictureStays: 'The picture stays, under the new name too.',
  takePicture: 'Take the picture away',
  howMany: 'How many more of each',
  asTheyStand: 'As they stand, but new to the fight; each beside its side.',
  points: {
    alone: 'or change only the number',
    off: 'Points taken off',
    back: 'Points given back',
    pool: 'Pool',
    takeOff: 'Take off',
    giveBack: 'Give back',
  },
  marker: {
    words: 'Words of the marker',
    like: 'Blessed',
    shared: 'shown to players',
    ends: 'ends by itself',
    when: 'When it ends',
    atStart: 'at the start',
    atEnd: 'at the end',
    whose: 'Whose turn ends it',
    ofTurn: (name: string) => `of ${name}’s turn`,
    inRound: 'in round',
    round: 'Round',
    mark: 'Mark',
  },
})

/** What was kept in the library from here. */
export const KEPT = catalogue('window.KEPT', {
  one: (name: string) => `“${name}” is kept in the library.`,
  many: (n: number) => `${n} is kept in the library.`,
})

/** Who made this, told in sentences with links and names of works inside. */
export const ABOUT = catalogue('window.ABOUT', {
  version: <T>(version: string, news: (words: string) => T) => [`Version ${version}. `, news('What is new'), '.'],
  what: 'A combat table: battle map, turn order and sheets over rules that know the game. Everything stays on this computer.',
  icons: <T>(strong: (name: string) => T) => [
    'Icons by Lorc, Delapouite and contributors of ',
    strong('game-icons.net'),
    ', under the Creative Commons Attribution 3.0 licence (CC BY 3.0), brought to a smaller size.',
  ],
  faces: <T>(strong: (name: string) => T) => [
    'Names and headings are set in ',
    strong('Alegreya'),
    ' by Juan Pablo del Peral, everything else in ',
    strong('Inter'),
    ' by Rasmus Andersson, both under the SIL Open Font License 1.1.',
  ],
  rules: <T>(work: (title: string) => T) => [
    'The rules of ',
    work('Endurance & Health'),
    ' follow the Ingenuity Role-playing System by Loki Karolius Odinsson (CC BY 4.0). Whom the other systems follow, and every ruling of ours, stands in the file CREDITS of the project.',
  ],
  licences: <T>(link: (words: string) => T) => ['Whose programs are in it, and under which ', link('licences'), '.'],
})

/** What the GM must be told, below the bar on top. */
export const BANNERS = catalogue('window.BANNERS', {
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
    sign: 'Keep a file …',
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

/** The bar on top. */
export const BAR = catalogue('window.BAR', {
  menu: 'Menu',
  screens: 'Players’ screens: second display, other devices',
  round: (round: number) => `Round ${round}`,
  preparation: 'Preparation',
  time: 'Time in the fight',

  players: {
    closed: 'Players',
    waiting: 'Players · opening',
    connected: 'Players · 1 screen',
    online: 'Players · online',
    line: {
      connecting: 'Players · connecting',
      lost: 'Players · connection lost',
      refused: 'Players · refused',
      full: 'Players · no room left at the broker',
      succeeded: 'Players · shown by another window',
    },
    frozen: 'Screens on other devices keep the last picture; what is wrong stands under Players’ screens',
    screens: (n: number) => `Players · ${n} ${plural(n, { one: 'screen', other: 'screens' })}`,
    open: "Open the players' window and drag it to the other screen",
    blank: 'The players see nothing of the map: under Map choose what they see',
    noMap: '· no map',
  },

  saved: {
    saved: 'saved',
    saving: 'saving',
    'not saved': 'not saved',
    'memory only': 'memory only',
    'read only': 'read only',
    everyClick: 'Every click is kept on this computer.',
    again: 'Try again',
  },

  timeline: {
    title: 'Time line',
    moment: 'Moment in the fight',
    at: (done: number, steps: number, after: string) => `${done} of ${steps}, after: ${after}`,
    beginning: 'The beginning',
    undo: (what: string) => `Undo: ${what}`,
    undoKeys: (what: string) => `Undo: ${what} (Ctrl+Z). Only the latest answer: Ctrl+Alt+Z`,
    nothingToUndo: 'Nothing to undo',
    redo: (what: string) => `Redo: ${what}`,
    nothingToRedo: 'Nothing to redo',
  },
})

/** What a small window has in place of its panels. */
export const FOLDED = catalogue('window.FOLDED', {
  order: 'Order',
  acts: 'acts',
  asked: 'asked',
  close: 'Close',
  panels: 'Panels',
  map: 'Map',
  mapTools: 'Map tools',
  library: 'Library',
  asPlayers: 'As the players see it',
  several: 'Select several',
  curtain: 'Curtain',
  more: 'More',
})

/** What goes to the printer. */
export const PAPER = catalogue('window.PAPER', { log: 'The log on paper', sheets: 'Sheets on paper' })

/** Said when the window cannot go on. */
export const STUMBLED = catalogue('window.STUMBLED', {
  title: 'Fray has stumbled',
  again:
    'Nothing is lost: every click so far is kept on this computer. This fight has done it before: save it as a file, then choose another, or take the latest step back.',
  once: 'Nothing is lost: every click so far is kept on this computer. Reload to go on. If that fails, choose another, or take the latest step back.',
  details: 'For developers',
  noReason: 'No reason was given.',
  reload: 'Load anew',
  another: 'Choose another fight',
  back: 'Take the latest step back',
  save: 'Save the fight as a file',
  notStarted: 'Fray could not start',
  untouched: (reason: string) => `${reason} What was kept is untouched.`,
})

/** What holds the window together: its panels, and what is said when it cannot go on. */
export const WINDOW = catalogue('window.WINDOW', {
  opening: 'Opening …',
  notLoaded:
    'This part of Fray could not be loaded. It is tried again with your next click or key, and when the network is back.',
  noFight: 'No fight is open',
  noFightHow: 'Choose one on the right, begin a new one there, or drop a file anywhere.',
  dock: 'Asked and open now',
  order: 'Turn order',
  following: 'Map and sheet follow the fight: on',
  notFollowing: 'Map and sheet follow the fight: off',
  undo: 'Undo',
  onlyNumber: 'Only the number',
  dismiss: 'Dismiss',

  side: 'Side panel',
  panels: { sheet: 'Sheet', log: 'Log', map: 'Map', encounter: 'Encounter', fights: 'Fights', rules: 'Rules' },
  search: 'Search',
  keys: 'Keys',
  screens: 'Players’ screens',
})
