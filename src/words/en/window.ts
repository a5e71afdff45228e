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

/** The players’ screens, and the ways to them. */
export const SCREENS = catalogue('window.SCREENS', {
  title: 'Players’ screens',
  close: 'Close the players’ screens (Esc)',
  blank: 'They see nothing of the map yet: under Map choose what they see.',
  open: 'open',
  test: 'Test',
  openLink: 'Open, and show the link',
  notOpened: 'It could not be opened.',
  problems: {
    notStarted: 'Fray was not started for screens in the network: stop it, and start it with npm start -- --screens.',
    noNetwork: 'This computer is in no network. Connect it, and try again.',
    noBroker: 'The address of a broker begins with wss:// – or with ws:// on this computer.',
    noPage: 'Say where others open Fray: an address that begins with https://.',
    cannotEncrypt: 'This page cannot encrypt: browsers do that on pages that came by https.',
  },
  display: {
    title: 'A second display of this computer',
    needs: 'A TV or monitor on a cable, or one that this computer casts its screen to. Nothing leaves the computer.',
    how: 'Open the window, drag it over to the other display and press F there.',
    open: 'Open the window',
    front: 'Bring it to the front',
    works: '✓ The window is open and shows the table.',
    waits:
      '… The window is open and has not asked for the table yet. If it says nothing by itself, close it and open it anew.',
    none: '✗ No window is open. If the browser stopped it, allow windows of this page beside its address.',
  },
  network: {
    title: 'Devices in the same network',
    needs: <T>(command: T) => [
      'Fray started with ',
      command,
      ', and a TV, tablet or phone in the same network. Nothing leaves the network.',
    ],
  },
  broker: {
    title: 'Devices anywhere, by a broker',
    needs:
      'An MQTT broker with WebSocket (nats-server, Mosquitto, EMQX …), and Fray at an address that the others can open. Everything goes through the broker; encrypted, it can read none of it.',
    address: 'Address of the broker',
    gm: 'The GM, who publishes. The password is kept as long as this window.',
    gmUser: 'User of the GM',
    gmPassword: 'Password of the GM',
    user: 'User',
    password: 'Password',
    screens: 'Screens, who may publish nothing. Both stand in their link.',
    screensUser: 'User of the screens',
    screensPassword: 'Password of the screens',
    page: 'Where others open Fray',
    encrypted: 'Encrypted: the broker can read nothing. Screens must have opened Fray by https.',
  },
  forAll: {
    raise: 'Raise the curtain for all',
    curtain: 'Curtain for all',
    look: 'What screens elsewhere look at',
    follow: 'They follow',
    free: 'They look around',
  },
  line: {
    connecting: '… On the way to the broker.',
    up: '✓ Connected: screens are shown the table.',
    lost: '✗ The broker does not answer. It is tried again by itself; screens keep the last picture.',
    refused: '✗ The broker refuses this name and password.',
    full: '✗ The broker takes no further room now. Close one in another window of Fray; here it is tried again by itself.',
    succeeded: '✗ Another window shows this room now. Close it here, or open it anew to take it back.',
    closed: 'Closed.',
  },
  addresses: 'This computer has several addresses. If a device reaches nothing by one, take the next.',
  link: 'The link. Whoever has it sees what the players see, and can change nothing.',
  invite: {
    title: 'A TV, or whatever scans nothing',
    how: <T>(address: T) => ['Open ', address, ' there, and type here the four letters that it shows.'],
    letters: 'Letters on the screen',
    letIn: 'Show it the table',
    running: '… Looking for it.',
    isThere: '✓ It is on its way to the table, and comes back to it by itself.',
    isNot: '✗ No screen shows these letters now.',
  },
  closeAll: 'Close for all',
  newLink: 'Close, and a new link',
  newLinkWhy: 'From the next time on: the old one leads nowhere',
  code: 'The link as a code to be scanned',
  tested: {
    running: '… Coming to the room as a screen does.',
    in: '✓ A screen is let in.',
    notIn: '✗ A screen is not let in with what stands in the link.',
    shown: '✓ It is shown the table.',
    notShown: '✗ Nothing is shown to it: may it subscribe to the topics below fray/?',
    silenced: '✓ What it says reaches nobody.',
    notSilenced:
      '✗ What it says is passed on: whoever has the link could show something else. Forbid screens to publish, see the page on screens elsewhere.',
    firewall:
      'Whether other devices get through to this computer only they can tell: if one finds nothing, look at the firewall.',
  },
  count: {
    here: '1 screen watches, on this computer.',
    none: 'No screen watches yet.',
    down: (isHere: boolean) =>
      `${isHere ? 'The window on this computer is open' : 'No window is open on this computer'}; the way to screens elsewhere is down.`,
    unknown: (isHere: boolean) =>
      `${isHere ? 'The window on this computer is open' : 'No window is open on this computer'}; how many watch elsewhere this broker does not say.`,
    all: (n: number, isHere: boolean) =>
      `${n} ${plural(n, { one: 'screen watches', other: 'screens watch' })}${isHere ? ', one of them on this computer' : ''}.`,
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
    'Nothing is lost: every click so far is kept on this computer. The window has stumbled over this fight before: save it as a file, and choose another; or take the latest step back.',
  once: 'Nothing is lost: every click so far is kept on this computer. Load the window anew to go on. If it stumbles again at the same place, take the latest step back, or choose another fight.',
  details: 'For whoever mends Fray',
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
