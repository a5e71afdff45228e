import { english } from '../grammar'
import { catalogue } from '../spoken'

const { number } = english

/** What is said of files of creatures: the rest of a sentence that begins with the file and the place in it. */
export const CREATURES = catalogue('files.CREATURES', {
  creature: (n: number) => `creature ${n}`,
  character: (n: number) => `player character ${n}`,
  encounter: (n: number) => `encounter ${n}`,
  line: (n: number) => `line ${n}`,
  item: (place: string, n: number) => `${place}, item ${n}`,
  named: (place: string, name: string) => `${place} “${name}”`,
  itemNamed: (name: string) => `item “${name}”`,
  combatant: (place: string, n: number) => `${place}, combatant ${n}`,
  page: 'Cairn page',
  table: 'table',
  actor: (isLater: boolean) => `Foundry VTT, ${isLater ? 'version 10 or later' : 'version 8 or 9'}`,
  library: 'Improved Initiative, library',

  none: 'no creature could be read',
  nothing: 'has no creatures in it',
  noTable: 'is a table without a creature that could be read',
  noName: 'has no name',
  noCreature: 'is no creature',
  noActor: 'is no actor of Foundry VTT',
  listed: 'is named in its list, but is not in the file',
  noHp: 'its hit points were not found; look for them in its notes',
  noRules: (system: string) =>
    `was made for the rules “${system}”, for which Fray has no table: numbers are taken by their names, all else is in the notes`,
  itemIds: (n: number) =>
    `${number(n)} items are named by their ids only, and lie in records of their own; export the actor out of Foundry VTT to have them`,
  noCreatures: (keys: readonly string[]) => `${keys.join(', ')}: no creatures`,
  settings: (keys: readonly string[]) => `${keys.join(', ')}: settings of Improved Initiative`,
  spells: (n: number) => `${number(n)} spells; Fray keeps no list of them`,
  longNotes: (n: number, kept: number) =>
    `its notes are too long: ${number(n)} letters; the first ${number(kept)} are kept`,
  longName: (name: string) => `its name is long; here it is “${name}”`,
  noDice: (dice: string) => `the dice “${dice}” are none that can be thrown`,
  diceInNotes: (words: string) => `the dice of “${words}” were not understood; they stand in its notes`,
  notUnderstood: (words: string) => `“${words}” is not understood`,
  noWhole: (words: string) => `“${words}” is no whole number`,
  fault: (words: string, fault: string) => `“${words}” ${fault}`,
  copy: (name: string) => `is a copy of “${name}”, which is not in the file`,
  changes: (name: string) => `changes texts of “${name}”; how stands in its notes`,
  sameId: (place: string, id: string) => `stands for ${place}, which has the same id “${id}”`,
  quote: 'a quote in it never closes, or closes in the middle of a cell',
  fewCells: (cells: number, heads: number) => `has ${cells} cells instead of ${heads}`,
  manyCells: (cells: number, heads: number) =>
    `has ${cells} cells instead of ${heads}; what is too much stands in its notes`,
})

/** What Fray takes, where a file is none of it: the rest of a sentence. */
const PICTURES = 'Fray takes PNG, JPEG and WebP pictures'
const TAKEN =
  'Fray takes maps in Universal VTT, scenes of Foundry VTT, One Page Dungeons, PNG, JPEG and WebP pictures, and its own fight files'
const CREATURES_FILE =
  'creatures are read as Foundry VTT, Improved Initiative, 5etools, Cairn pages and tables give them; any other: under Encounter, type or paste each as a stat line, like “Goblin: 4 HP, 8 STR, 12 DEX, 8 WIL, dagger (d6)”'

/** What is said of any file. Where nothing else is said, the rest of a sentence that begins with the file and the place in it. */
export const FILE = catalogue('files.FILE', {
  theFile: 'The file',
  unnamed: 'Unnamed',
  more: (n: number) => `${number(n)} more of the same kind`,
  empty: (bytes: number) => `is empty (${bytes} bytes)`,
  emptyText: (bytes: number) => `is empty (${bytes} bytes of text)`,
  folder: 'could not be read: it is a folder, or it was moved or changed since it was chosen',
  noText: 'could not be read as text: its encoding is not UTF-8 and not UTF-16, or it is damaged',
  gaveUp: 'could not be read: the browser gave up on it; it may be too large for it',

  // As much as is taken.
  amount: {
    bytes: (n: number) => `${number(n)} bytes`,
    megabytes: (n: number) => `${number(n)} MB`,
    pixels: (n: number) => `${number(n)} pixels`,
    pixelsASide: (n: number) => `${number(n)} pixels a side`,
    squaresASide: (n: number) => `${number(n)} squares a side`,
    pixelsASquare: (n: number) => `${number(n)} pixels a square`,
    squaresOfRooms: (n: number) => `${number(n)} squares of rooms`,
    walls: (n: number) => `${number(n)} walls`,
    portals: (n: number) => `${number(n)} portals`,
    lights: (n: number) => `${number(n)} lights`,
    floors: (n: number) => `${number(n)} floors`,
    creatures: (n: number) => `${number(n)} creatures`,
    letters: (n: number) => `${number(n)} letters of notes`,
    levels: (n: number) => `${number(n)} levels of nesting`,
    timesPacked: (n: number) => `${number(n)} times its packed size`,
    files: (n: number) => `${number(n)} files in one archive`,
    rows: (n: number) => `${number(n)} rows`,
    problems: (n: number) => `${number(n)} problems`,
  },
  tooLarge: (amount: string, limit: string) => `is too large: ${amount}; the limit is ${limit}`,
  tooManyFiles: (limit: string) => `is too large: there are more than ${limit}`,
  tooPacked: (limit: string) => `is too large: what is in it unpacks to more than ${limit}, which is the limit`,

  // What stands in a field.
  missing: 'is missing',
  instead: (found: string, wanted: string) => `is ${found} instead of ${wanted}`,
  kinds: { Object: 'an object', Array: 'a list', string: 'a text', number: 'a number', boolean: 'true or false' },
  wanted: { Object: 'an object', Array: 'a list', string: 'a text', number: 'a number', boolean: 'true or false' },
  somethingElse: 'something else',
  notWhole: 'is not a whole number',
  notFinite: 'is not a finite number',
  less: (n: number) => `is less than ${number(n)}`,
  over: (n: number) => `is more than ${number(n)}`,
  notMore: (n: number) => `is not more than ${n}`,
  negative: 'is negative',
  notList: 'is not a list',

  json: {
    ended: (line: number, column: number) =>
      `is incomplete: the file ends in the middle, at line ${line}, column ${column}, and is not valid JSON`,
    unexpected: (what: string, line: number, column: number) =>
      `is not valid JSON: unexpected “${what}” at line ${line}, column ${column}`,
    deep: (line: number, column: number, most: number) =>
      `is nested too deep at line ${line}, column ${column}: the limit is ${most} levels`,
    endedInLine: (column: number) =>
      `is incomplete: the file ends in the middle, at column ${column}, and is not valid JSON`,
    unexpectedInLine: (what: string, column: number) => `is not valid JSON: unexpected “${what}” at column ${column}`,
    deepInLine: (column: number, most: number) => `is nested too deep at column ${column}: the limit is ${most} levels`,
  },

  picture: {
    size: (kind: string) => `is damaged or incomplete: the size of this ${kind} could not be read`,
    nothing: (size: string) => `is damaged: this picture has ${size} pixels`,
    says: (what: string, size: string) => `${what} (the picture says ${size} pixels)`,
    cut: 'is incomplete: the picture is cut off before its end',
    gif: `is a GIF; ${PICTURES}`,
    svg: `is an SVG drawing, which can hold programs; ${PICTURES}`,
    markup: `is a web page or other markup (HTML, XML), not a picture; ${PICTURES}`,
    zip: `is a zip archive, not a picture; ${PICTURES}`,
    unknown: `is not a picture that could be read; ${PICTURES}`,
    damaged: 'is damaged: the picture could not be read',
    notDrawn: 'is too large for this browser: the picture could not be drawn',
    notScaled: 'is too large for this browser: the picture could not be scaled down',
    none: 'is missing; the map has no picture',
    elsewhere: (path: string) =>
      `is not in the file but at “${path}”, and nothing is fetched; drop the image together with this file`,
    place: 'image',
  },
  squares: {
    least: 'a square needs at least 1 pixel',
    square: (what: string) => `the square ${what}`,
    outside: 'the first square does not start inside the picture',
    map: (what: string) => `the map ${what}; make the squares larger`,
  },

  /** Formats that are known and not read: what each is, and what to do instead. */
  known: {
    avif: `is an AVIF picture; ${PICTURES}: save it as one of these`,
    heic: `is a HEIC picture, as phones take them; ${PICTURES}: save it as one of these`,
    tiff: `is a TIFF picture; ${PICTURES}: save it as one of these`,
    bmp: `is a BMP picture; ${PICTURES}: save it as one of these`,
    video: `is a film; ${PICTURES}: save one picture of it`,
    pdf: `is a PDF; save the page as a picture, or copy its text and paste it under Encounter`,
    packed: 'is packed (gzip, 7z or RAR); unpack it and open the files that were in it',
    levelDb:
      'is a part of a LevelDB database, in which Foundry VTT keeps packs from version 11 on; export the actors or the scene out of Foundry VTT, and open that file',
    players: 'is a players’ edition of a fight; open it in the players’ page, not here',
    uvtt2:
      'is a map in Universal VTT version 2, which Fray does not read; export it as version 1 (.dd2vtt, .uvtt) or out of Foundry VTT',
    alchemist:
      'is a map in Dungeon Alchemist’s own format; export it out of Dungeon Alchemist for Foundry VTT or as Universal VTT, and open that file',
    dungeondraft:
      'is a map in Dungeondraft’s own format; export it out of Dungeondraft as Universal VTT (.dd2vtt), and open that file',
    mapTool: 'is a campaign or token of MapTool, which Fray does not read; export its map as a picture',
    foundryPackage:
      'is a package of Foundry VTT, which is installed there; export the actors or the scene out of Foundry VTT, and open that file',
  },
  none: {
    file: `is not a picture and could not be read as a map or a fight; ${TAKEN}; ${CREATURES_FILE}`,
    list: `is a JSON list, neither a map nor a fight; ${CREATURES_FILE}`,
    json: `is JSON, but neither a Universal VTT map nor a scene of Foundry VTT nor a One Page Dungeon; ${CREATURES_FILE}`,
    pack: `is a pack of one JSON record a line, none of them an actor or a scene of Foundry VTT; ${CREATURES_FILE}`,
  },

  fight: {
    archive: (what: string) => `this zip archive ${what}`,
    archiveDamaged: 'this zip archive is damaged or incomplete and could not be unpacked',
    meta: 'meta',
    map: 'map',
    journalRow: (n: number) => `journal row ${n}`,
    row: (n: number) => `row ${n}`,
    notOurs: 'is a zip archive, but not a fight made by Fray',
    notOursFor: (why: readonly string[]) => `is a zip archive, but not a fight made by Fray: ${why.join('; ')}`,
    newer: (version: number, known: number) =>
      `was made by a newer Fray (file version ${version}; this Fray reads up to ${known})`,
    two: (entry: string) =>
      `holds two fights: ${entry} is in it twice, and which is meant cannot be told. Import each fight from a file of its own`,
    around: (fights: number, names: readonly string[], isAll: boolean) =>
      `is a zip archive around ${fights === 1 ? 'a fight' : 'fights'} (${names.join(', ')}${isAll ? '' : ' and more'}). Unpack it and import ${fights === 1 ? 'that file' : 'each of them'}`,
    twice: 'is in the archive twice; only the first was looked at',
    part: 'is missing: the archive is incomplete',
    unlisted: (checks: string) => `is not among the parts listed in ${checks}`,
    sum: 'is damaged: its check sum does not match',
    noEnd: 'is incomplete: its last row has no end',
    noName: 'is not a plain name',
    noPicture: 'is not a kind of picture that Fray takes',
  },
  backup: {
    none: 'is no backup made by Fray',
    newer: 'was made by a newer Fray; update Fray to read it',
    list: 'its list is damaged',
    damaged: 'is damaged or missing',
    fight: (name: string) => `the fight “${name}”`,
    picture: 'a picture',
    unlisted: 'its line in the list of the backup is damaged',
    nthFight: (n: number) => `fight ${n}`,
  },

  /** Of a fight that is taken in. */
  taken: {
    rules: (rules: string) => `is played by rules that this Fray does not have (${rules})`,
    newer: (version: number, rules: string, known: number) =>
      `is of a newer Fray: it is played by version ${version} of ${rules}, and this one has version ${known}; update Fray to open it`,
    start: (why: string) => `the state at its beginning is not sound: ${why}`,
    end: (why: string) => `the state at its end is not sound: ${why}`,
    journal: (why: string) => `its journal does not fit together: ${why}`,
    action: 'an action in it cannot be done',
    pictures: (names: readonly string[]) => `the pictures of ${names.join(', ')} are missing; their letters are shown`,
    map: 'the picture of its map is missing; the grid is bare',
    longName: (n: number) => `its name is too long; here it has the first ${number(n)} letters`,
    many: (n: number, fast: number) => `has ${number(n)} combatants; with more than ${number(fast)} Fray is slow`,
    noName: 'has no name',
    noRules: 'names no rules',
    notSquare: (size: string) => `is no token's: it is not square (${size} pixels)`,
    tooLarge: (what: string) => `${what} for a token`,
    otherContent: 'is not what its name says: the content is another',
  },
  /** Whole sentences. */
  said: {
    openAgain: (name: string) => `“${name}” must be opened again.`,
    fileAgain: 'The file must be opened again.',
    noGrid: (name: string) => `“${name}” has no grid yet.`,
    noPicture: 'The picture of the map is not kept here any more: the file has the map without it.',
  },
})

/** What is said of maps from elsewhere: the rest of a sentence that begins with the file and the place in it. */
export const MAPS = catalogue('files.MAPS', {
  lightPlace: (n: number) => `lights, light ${n}`,
  outside: 'lies outside the map',

  uvtt: {
    none: (why: readonly string[]) => `is not a Universal VTT map: ${why.join('; ')}`,
    noWalls: 'is missing; the map has no walls',
    later: (version: string, known: string) =>
      `is ${version}: Fray knows Universal VTT up to ${known}, and a later one may mean something else by it; look whether the map is right`,
    unknown: (fields: readonly string[]) => `has fields that Fray does not know: ${fields.join(', ')}`,
    noLights: 'is not a list of lights',
    noDoors: 'is not a list of doors',
    noWallList: 'is not a list of walls',
    noPoints: 'is not a list of points',
    fewPoints: 'has fewer than two points',
    segmentsOutside: (n: number) => `has wall segments outside the map: ${number(n)}`,
    wall: (field: string, n: number) => `${field}, wall ${n}`,
    point: (wall: string, n: number) => `${wall}, point ${n}`,
    portal: (n: number) => `portals, portal ${n}`,
    noWidth: 'has no width: both ends are the same',
    noText: 'is not a text; Fray takes PNG, JPEG or WebP in base64',
    noPicture: 'is damaged: it is neither base64 nor the path of a picture',
    fitted: (pixels: string) =>
      `the picture has ${pixels} pixels, not map_size × pixels_per_grid; it is fitted to the squares of map_size`,
    covered: (pixels: string, squares: string, part: string) =>
      `the picture has ${pixels} pixels, not map_size × pixels_per_grid; the ${squares} squares of map_size are kept, and the picture covers ${part} of them`,
    follows: (pixels: string, squares: string) =>
      `the picture has ${pixels} pixels, not map_size × pixels_per_grid; the map is ${squares} squares`,
    far: 'is too far from the map',
    noEnds: 'does not have two ends',
    noColour: 'is not a colour such as ffeccd8b; the light is white',
  },

  foundry: {
    format: (isLater: boolean) => `Foundry VTT scene, ${isLater ? 'version 10 or later' : 'version 8 or 9'}`,
    none: (why: readonly string[]) => `is no scene of Foundry VTT that can be read: ${why.join('; ')}`,
    grid: 'grid',
    picture: 'picture',
    hexagons: 'is made of hexagons; Fray plays on squares',
    noGrid: (pixels: number) => `is off there; squares of ${pixels} pixels are laid over it`,
    side: (side: string) => `has squares of “${side}”; here they count as squares of 1 m like all others`,
    left: {
      tokens: (n: number) => `has ${number(n)} tokens, which are not taken`,
      tiles: (n: number) => `has ${number(n)} pictures laid on the map, which are not taken`,
      drawings: (n: number) => `has ${number(n)} drawings, which are not taken`,
      notes: (n: number) => `has ${number(n)} notes, which are not taken`,
      sounds: (n: number) => `has ${number(n)} sounds, which are not taken`,
      templates: (n: number) => `has ${number(n)} areas, which are not taken`,
      regions: (n: number) => `has ${number(n)} regions, which are not taken`,
    },
    off: (n: number) => `${number(n)} that are off`,
    wall: (n: number) => `walls, wall ${n}`,
    outside: (n: number) => `${number(n)} outside the map`,
    oneWay: (n: number) => `${number(n)} work from one side only there; here from both`,
    limited: (n: number) =>
      `${number(n)} let sight through once, as there: one sees past the first, never past a second`,
    outlines: (n: number) => `${number(n)} of these are closed outlines; they are taken as objects`,
    near: (n: number) => `${number(n)} let sight through by how near one stands; they are taken as windows`,
    curtain: (n: number) => `${number(n)} let steps through and stop sight, as there`,
    otherLight: (n: number) => `${number(n)} stop light otherwise than sight there; here light goes where sight goes`,
    marks: (n: number) => `${number(n)} stop neither steps nor sight`,
    ids: (n: number) =>
      `${number(n)} are named by their ids only, and lie in records of their own; export the scene out of Foundry VTT to have them`,
    moved: 'is moved, turned or scaled on this floor; look whether it fits the squares',
    foreground: 'the picture over the map (its foreground) is not taken',
    floor: (n: number) => `Floor ${n}`,
    floors: (names: readonly string[]) =>
      `has ${names.length} floors (${names.join(', ')}); each is a map of its own, and one is chosen`,
    scene: (n: number) => `scene ${n}`,
    scenes: (n: number) => `has ${number(n)} scenes; each is a map of its own, and one is chosen`,
    moreScenes: (n: number) => `${number(n)} more scenes or floors`,
    noSquare: 'is no size of a square',
    noPoints: 'are not two points',
  },

  dungeon: {
    none: (why: readonly string[]) => `is no One Page Dungeon that can be read: ${why.join('; ')}`,
    format: (version: string) => `One Page Dungeon${version === '' ? '' : `, version ${version}`}`,
    noRoom: 'has no room in it',
    places: {
      rects: (n: number) => `rects, room ${n}`,
      doors: (n: number) => `doors, door ${n}`,
      notes: (n: number) => `notes, note ${n}`,
      columns: (n: number) => `columns, column ${n}`,
      water: (n: number) => `water, square ${n}`,
    },
    kind: (type: number) => `is of a kind that is not known (${type}); it is taken for an open way`,
    astray: (n: number) => `${number(n)} stand in no room`,
    round: 'round rooms have the squares whose middle lies in them',
    notSquare: 'is not a whole square',
    notSquares: 'is not a whole number of squares',
    noDirection: 'is no direction',
    noDoor: 'is no kind of door',
    /** What the kinds of doors are called, by their number in the file. */
    kinds: [
      'Open way',
      'Door',
      'Narrow way',
      'Way out',
      'Portcullis',
      'Double door',
      'Secret door',
      'Steel door',
      'Broad stairs down',
      'Stairs',
    ],
    last: 'The last room',
  },
})

/** What is said of a stat line. */
export const STAT_LINE = catalogue('files.STAT_LINE', {
  where: 'Stat line',
  noHp: 'has no HP, like "4 HP, 8 STR, 11 DEX, 14 WIL, dagger (d6)"',
  twice: (score: string) => `gives ${score} twice; the first counts`,
  unread: (words: string) => `“${words}” was not understood`,
  detachment: 'the text speaks of a detachment',
})

/** A picture for tokens. */
export const PICTURE = catalogue('files.PICTURE', {
  frame: 'Round frame over the picture. Arrow keys move it, plus and minus scale it, Enter takes it.',
  crop: (left: number, top: number, size: number) => `${left}% from the left, ${top}% from the top, size ${size}%`,
  reading: 'Reading the picture …',
  unchanged: 'Nothing was changed.',
  anotherFile: 'Choose another file …',
  choose: 'Choose a picture …',
  takeAll: 'Take their pictures away',
  take: 'Take the picture away',
  how: 'PNG, JPEG or WebP. A file can be dropped on a token or on the sheet, a picture pasted with Ctrl+V. The players see it on whoever they know by name.',
  given: (name: string, others: number) => `${name}${others > 0 ? ` and ${others} more` : ''}: picture given.`,
  give: 'Give the picture',
  larger: 'Larger',
  smaller: 'Smaller',
  asAtFirst: 'As at first',
  another: 'Another file …',
  drag: 'Drag the frame, or its edge to scale it; the wheel and two fingers scale it too. Arrow keys move it, with Shift in long steps.',
})
