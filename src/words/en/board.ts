import { english } from '../grammar'
import { catalogue } from '../spoken'

const { plural } = english

/** What the map says to a hand that is on it: of squares, lengths and tools, and of tokens that are carried. */
export const HAND = catalogue('board.HAND', {
  help: 'Space picks the token up, arrow keys move it square by square, W sets a waypoint, Space or Enter drops it, Escape puts it back.',
  pickedUp: (name: string, others: number) => `${name}${others > 0 ? ` and ${others} more` : ''} picked up.`,
  waypoint: (where: string) => `Waypoint. ${where}`,
  backWhere: 'back where it was',
  dropped: (name: string, where: string) => `${name} dropped: ${where}.`,
  putBack: (name: string) => `${name} put back.`,
  direction: 'choose its direction',
  ruler: 'Ruler',
  nothing: 'nothing here',
  oneOf: (what: string, n: number, of: number) => `${what}, ${n} of ${of}`,
  room: (squares: string) => `room of ${squares}`,
  long: (squares: number) => `${squares} squares long`,
  waypointSet: 'Waypoint',
  again: 'tap again to go',
  notAllowed: (why: string) => `Not allowed: ${why}`,
  wayNotAllowed: (why: string) => `not allowed: ${why}`,
  toggled: (kind: 'door' | 'window', isOpened: boolean) => `${kind} ${isOpened ? 'opened' : 'closed'}`,
  noDoor: 'No door here',
  from: (length: string, name: string) => `${length} from ${name}`,
  corner: (x: number, y: number) => `corner ${x} across, ${y} down`,
  dead: (name: string) => `${name}, dead`,
  column: (n: number) => `column ${n}`,
  row: (n: number) => `row ${n}`,
  solid: 'solid',
  difficult: 'difficult ground',
  hazardous: 'hazardous ground',
  cover: 'cover',
  area: 'area',
  note: (title: string, text: string) => `note ${title} ${text}`,
  seen: 'seen by the players',
  remembered: 'remembered by the players',
  unseen: 'unseen by the players',
  metres: (n: string) => `${n} m`,
  feet: (n: string) => `${n} ft`,
  squares: (n: number) => `${n} ${plural(n, { one: 'square', other: 'squares' })}`,
  halfZone: 'half a zone',
  zone: '1 zone',
  zones: (n: string) => `${n} zones`,
  andAHalf: ' and a half',
  spokenMetres: (n: number) => `${n} ${plural(n, { one: 'metre', other: 'metres' })}`,
  spokenFeet: (n: string) => `${n} feet`,
})

/** What the map says before anybody has touched it: of tokens and doors. */
export const BOARD = catalogue('board.BOARD', {
  tokens: 'Tokens',
  doors: 'Doors and windows',
  notInQuestion: 'Not one of those that can be chosen.',
  door: (kind: 'door' | 'window', isClosed: boolean) => `${isClosed ? 'closed' : 'open'} ${kind}`,
})
