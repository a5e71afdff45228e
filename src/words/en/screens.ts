import { english } from '../grammar'
import { catalogue } from '../spoken'

const { plural } = english

const inWords = (squares: number, one: string, other: string) =>
  `${Math.abs(squares)} ${Math.abs(squares) === 1 ? one : other}`

/** What each of the players’ screens is for, and how it lies on the table. */
export const SETUP = catalogue('screens.SETUP', {
  title: 'What each screen is for',
  here: 'The window on this computer',
  name: 'Name of a screen elsewhere',
  add: 'Add',
  how: 'A screen elsewhere follows what is set up here once it has a name: take the link for that name, or move the mouse on the screen and choose it there.',
  forget: (name: string) => `Forget ${name}`,
  kind: (name: string) => `Kind of ${name}`,
  kinds: { wall: 'On the wall', table: 'Flat on the table', phone: 'A phone' },
  any: 'any screen',
  linkFor: 'The link is for',
  showWay: 'Show the code on the wall, for latecomers',
  hideWay: 'Take the code off the wall',
  scale: {
    is: (mm: number, inches: number) =>
      `A square is ${mm === 25.4 ? '1 inch' : `${mm} mm`} on a screen of ${inches} inches.`,
    size: (columns: number, rows: number) => `${columns} × ${rows} squares lie on the table.`,
    unmeasured: 'Nobody has measured this screen yet: the squares may have another size.',
    measure: 'Measure the screen',
    how: 'The screen shows the frame of a bank card. Hold a card to it and turn until it fits, or type the diagonal of the screen.',
    card: 'Width of the frame',
    smaller: 'Frame smaller',
    larger: 'Frame larger',
    diagonal: 'Diagonal in inches',
    square: 'A square is',
    side: (mm: number) => (mm === 25.4 ? '1 inch' : `${mm} mm`),
    ownSquare: 'Another size, in mm',
    page: 'Pixels that the screen says it has',
    width: 'Wide',
    height: 'High',
    pixels: (pixels: number) => `${pixels} pixels a square.`,
    fits: 'It fits',
  },
  hand: {
    nothing: 'The table shows the map as soon as the players see some of it.',
    square: 'By a square',
    table: 'By a table',
    directions: { left: 'to the left', right: 'to the right', up: 'up', down: 'down' },
    step: (by: string, direction: string) => `${by} ${direction}`,
    turn: 'Turn by a quarter',
    centre: 'To the party',
    acting: 'To whoever acts',
    follows: 'Go to whoever acts by itself, a table at a time, while no miniature stands on what it shows',
    settled: 'The miniatures have been moved',
    turned: 'The map is turned by a quarter: put the miniatures on their rings.',
    shift({ right, down }: { right: number; down: number }): string {
      const parts = [
        right !== 0 && `${inWords(right, 'square', 'squares')} to the ${right > 0 ? 'right' : 'left'}`,
        down !== 0 &&
          `${inWords(down, 'square', 'squares')} ${down > 0 ? 'towards the near edge' : 'towards the far edge'}`,
      ].filter(Boolean)
      return parts.length === 0 ? 'Everything stays where it is.' : `Everything ${parts.join(' and ')}.`
    },
  },
  minis: {
    title: (n: number, of: number) => `Miniatures: ${n} of ${of}`,
    how: 'In their place the table shows a ring with a letter; for the others it shows a token.',
  },
})

/** The players’ screens, and the ways to them. */
export const SCREENS = catalogue('screens.SCREENS', {
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
