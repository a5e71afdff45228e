import { english } from '../grammar'
import { catalogue } from '../spoken'

const { plural } = english

/** The map as the players see it, in the GM’s window. */
export const AS_PLAYERS = catalogue('map.AS_PLAYERS', {
  title: 'As the players see it. Nothing can be moved here.',
  back: 'Back',
})

/** The map in the window. */
export const MAP = catalogue('map.MAP', {
  label: (fight: string) => `Map of ${fight}`,
  strip: 'On the map',
  select: 'Select and move',
  several: 'Select several (drag with Shift)',
  tools: 'Map tools: fog, ground, zones, walls, areas',
  asPlayers: 'As the players see it',
  closer: 'Closer',
  farther: 'Farther',
  whole: 'The whole map',
  place: (column: number, row: number) => `column ${column}, row ${row}`,
  gone: 'Left the map',
  goneFrom: (name: string, how: string, place: string) => `${name}, ${how}, last at ${place}`,
  asked: 'asked',
  hidden: 'hidden from players',
  bearing: (bearing: string, whom: string) => `${bearing} of ${whom}`,
  door: (kind: 'door' | 'window', where: string, stands: 'open' | 'closed' | 'locked') =>
    `${kind}, ${where}: ${stands}`,
})

/** The tools of the map. */
export const MAP_TOOLS = catalogue('map.MAP_TOOLS', {
  title: 'Tools of the map',
  tools: {
    none: 'Select',
    select: 'Several',
    ruler: 'Ruler',
    fog: 'Fog',
    ground: 'Ground',
    zone: 'Zones',
    wall: 'Walls',
    take: 'Erase',
    area: 'Areas',
  },
  fog: {
    shown: 'Reveal',
    hidden: 'Hide',
    sight: 'Leave to sight',
  },
  ground: {
    difficult: 'Difficult',
    blocking: 'Blocking',
    hazardous: 'Hazardous',
    cover: 'Cover',
    none: 'Wash off',
  },
  wall: {
    wall: 'Wall',
    door: 'Door',
    window: 'Window',
    object: 'Object',
  },
  area: {
    circle: 'Circle',
    cone: 'Cone',
    line: 'Line',
    square: 'Square',
  },
  shape: {
    brush: 'Brush',
    rectangle: 'Rectangle',
    polygon: 'Polygon',
    room: 'Room',
  },
  inHand: {
    several: 'Select several',
    fog: (what: string) => `Fog: ${what.toLowerCase()}`,
    ground: (what: string) => `Ground: ${what.toLowerCase()}`,
    zone: 'Zone',
    draw: (what: string) => `Draw: ${what.toLowerCase()}`,
    erase: 'Erase walls',
    wall: (what: string) => what.toLowerCase(),
    area: (what: string) => `Area: ${what.toLowerCase()}`,
    placeArea: 'Place the area',
    more: (n: number) => `${n} more`,
    squares: (n: number) => `${n} ${plural(n, { one: 'square', other: 'squares' })}`,
    nobody: 'nobody',
    friends: (names: string) => `⚠ friends: ${names}`,
  },
  selectHow: 'Draw a frame round tokens. Outside of turns they then move together.',
  eraseHow:
    'Click a wall, door or window; by keys Backspace goes to the next one where several meet. On a map from a file it is gone from this fight only.',
  byKeys:
    'By keys: Shift+G puts the cursor on the map, arrows walk it, Enter begins and ends, Backspace goes one step back, Esc lays the tool down. Two fingers, the middle button or Space move the map.',
  /** The same to a finger. */
  finger: {
    erase: 'Tap a wall, door or window. On a map from a file it is gone from this fight only.',
    moveMap: 'Two fingers move the map and zoom it.',
    doors: 'Tap them on the map, or here.',
    ruler: (diagonals: string) =>
      `Draw from one square to another, or tap from waypoint to waypoint; the last one twice ends it. ${diagonals} The players see the ruler where they see the map; a single tap points at a square.`,
    brush: 'Draw over the squares.',
    rectangle: 'Draw from corner to corner, or tap two corners.',
    polygon:
      'Tap the corners; the first one again, or the latest one twice, closes it. Squares with their middle inside count.',
    room: 'Tap into a room: everything up to the walls, whether its doors are open or not.',
    wall: 'Draw a piece, or tap from end to end; the last one twice ends the chain. Doors and windows stand closed when drawn.',
  },
  areas: {
    form: 'Form',
    lies: 'Its middle or beginning lies',
    corner: 'On a corner',
    middle: 'In a square',
    counts: 'Squares count whose middle lies in it, unless a wall stands between.',
    clickMiddle: 'Choose its middle.',
    onMap: 'Areas on the map',
    name: (n: number) => `Name of area ${n}`,
    nameless: (n: number) => `Area ${n}`,
    hide: (n: number) => `Hide area ${n} from the players`,
    take: (n: number) => `Take area ${n} away`,
    radius: 'Radius',
    length: 'Length',
    side: 'Side',
    width: 'Width',
    metres: 'm',
    squares: 'squares',
  },
  doors: {
    none: 'There are no doors or windows on this map. Walls draws them.',
    title: 'Doors and windows',
    click: 'Click them on the map, or here.',
  },
  byHand: 'By hand',
  grounds: {
    title: 'Ground becomes',
    difficult: 'Costs double to cross.',
    blocking: 'Nobody enters, nobody sees through.',
    hazardous: 'Hinders nobody; a way over it is named.',
    cover: 'Covers those who stand on it, as the rules say.',
    none: 'Ground as the map has it.',
  },
  entrance: {
    title: 'Where the heroes enter',
    none: 'Not marked: they come in beside their own, else at the left.',
    at: (place: string) => `They come in around ${place}. An encounter keeps it.`,
    where: (name: string) => `Where ${name} stands`,
    take: 'Take the mark off the map',
    tag: '⇥',
  },
  choose: 'Choose on the map',
  choosing: 'Click a square. Esc lets go.',
  notes: {
    title: 'Notes on the map',
    numberOrTitle: 'Number or title',
    no: 'No.',
    text: 'What stands there',
    onlyYou: 'Only you read this',
    write: 'Write',
    take: (note: string) => `Take the note ${note} off the map`,
  },
  picture: {
    itself: 'The map itself',
    title: 'The map',
    size: (width: number, height: number, hasPicture: boolean) =>
      `${width} × ${height} squares, ${hasPicture ? 'with a picture' : 'without a picture'}.`,
    another: 'Another picture under it …',
    put: 'Put a picture under it …',
    map: 'Another map …',
    take: 'Take the picture away',
  },
  players: {
    title: 'What the players see',
    see: 'The players see',
    hand: 'What I show',
    sight: 'What the party sees',
    all: 'Everything',
    who: 'Who sees for the players',
    lit: 'only what is lit',
    squares: (shown: number, all: number) => `${shown} of ${all} squares.`,
    showAll: 'Show all',
    hideAll: 'Hide all',
    forget: 'Forget what was seen',
    back: 'Back to the GM’s map',
    asThey: 'See it as they do',
  },
  lengths: {
    title: 'Lengths on the map in',
    metres: 'Metres',
    feet: 'Feet',
    squares: 'Squares',
    how: (diagonals: string) =>
      `Drag from one square to another, or click from waypoint to waypoint; a double click ends it. ${diagonals} The players see the ruler where they see the map; a single click points at a square.`,
  },
  /** What a diagonal counts, by the rules of the system. */
  diagonals: {
    alternate: 'Every second diagonal counts double.',
    one: 'A diagonal counts like any other step.',
    two: 'Diagonals count double.',
    none: 'Nobody moves diagonally: a square across a corner is two steps away.',
  },
  shapes: {
    title: 'Shape',
    width: 'Width of the brush, in squares',
    brush: 'Drag over the squares.',
    rectangle: 'Drag, or click two corners.',
    polygon:
      'Click the corners; the first one again, or the latest one twice, closes it. Squares with their middle inside count.',
    room: 'Click into a room: everything up to the walls, whether its doors are open or not.',
  },
  walls: {
    draw: 'Draw',
    as: 'As',
    line: 'Piece by piece',
    room: 'Four walls',
    snap: 'Ends snap',
    edges: 'To corners and edges',
    free: 'To nothing',
    how: 'Drag a piece, or click from end to end; a double click ends the chain. With Ctrl held an end goes anywhere. Doors and windows stand closed when drawn.',
  },
  zones: {
    title: 'Zones',
    usual: 'usual room',
    cramped: 'cramped',
    wide: 'wide',
    become: 'Squares become',
    new: 'A new zone',
    none: 'No zone',
    read: (onlyInZones: boolean) =>
      `The players read the name of a zone as soon as they know one of its squares${onlyInZones ? ', in rules that count in zones' : ''}.`,
    name: (zone: string) => `Name of ${zone}`,
    room: (zone: string) => `Room in ${zone}`,
    exit: 'leads off the map',
    elsewhere: 'Elsewhere zones of',
    smaller: 'Smaller zones',
    larger: 'Larger zones',
  },
})

/** The frame of what a screen on the table shows. */
export const TABLE_FRAME = catalogue('map.TABLE_FRAME', {
  handle: 'What the table shows: drag it, or use the arrow keys',
  name: 'Table',
  spoken: (name: string) => `What ${name || 'the table'} shows: move it with the arrow keys`,
})

/** A blow that is aimed on the map, and a token in the hand. */
export const MAP_STRIKE = catalogue('map.MAP_STRIKE', {
  goes: (length: string) => `Move ${length}`,
  goesNear: 'Move up',
  left: (actions: number) =>
    actions === 0
      ? 'then no action is left'
      : `then ${actions} ${plural(actions, { one: 'action is', other: 'actions are' })} left`,
  aimsAt: (name: string) => `Aims at ${name}`,
  reacts: (names: string, count: number) => `${names} ${plural(count, { one: 'may', other: 'may' })} strike`,
  drop: 'to do it',
  letGo: 'Let go',
  space: 'Space',
  waypoint: 'a waypoint',
  esc: 'Esc',
  putsBack: 'puts it back',
})

/** The menus of a token and of a square. */
export const MAP_MENU = catalogue('map.MAP_MENU', {
  does: (name: string, deed: string) => `${name}: ${deed}`,
  attack: 'Attack',
  goes: (name: string) => `${name} moves here`,
  door: (kind: 'door' | 'window', isClosed: boolean) => `${isClosed ? 'Open' : 'Close'} the ${kind}`,
  lock: (kind: 'door' | 'window', isLocked: boolean) => `${isLocked ? 'Unlock' : 'Lock'} the ${kind}`,
  tried: (kind: 'door' | 'window') => `Somebody finds the ${kind} locked`,
  place: (name: string) => `Place ${name} here`,
  placeSeveral: (n: number) => `Place all ${n} here`,
  note: 'Write a note here …',
  zone: 'Draw a zone …',
  area: 'Place an area …',
})
