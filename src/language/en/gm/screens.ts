import { catalogue } from '../../spoken'
import { plural } from '../grammar'

/** The players’ screens, and the ways to them. */
export const SCREENS = catalogue('gm/screens', {
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
