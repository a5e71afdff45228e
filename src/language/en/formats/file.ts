import { catalogue } from '../../spoken'
import { number } from '../grammar'

/** What Fray takes, where a file is none of it: the rest of a sentence. */
const PICTURES = 'Fray takes PNG, JPEG and WebP pictures'
const TAKEN =
  'Fray takes maps in Universal VTT, scenes of Foundry VTT, One Page Dungeons, PNG, JPEG and WebP pictures, and its own fight files'
const CREATURES =
  'creatures are read as Foundry VTT, Improved Initiative, 5etools, Cairn pages and tables give them; any other: under Encounter, type or paste each as a stat line, like “Goblin: 4 HP, 8 STR, 12 DEX, 8 WIL, dagger (d6)”'

/** What is said of any file. Where nothing else is said, the rest of a sentence that begins with the file and the place in it. */
export const FILE = catalogue('formats/file', {
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
    file: `is not a picture and could not be read as a map or a fight; ${TAKEN}; ${CREATURES}`,
    list: `is a JSON list, neither a map nor a fight; ${CREATURES}`,
    json: `is JSON, but neither a Universal VTT map nor a scene of Foundry VTT nor a One Page Dungeon; ${CREATURES}`,
    pack: `is a pack of one JSON record a line, none of them an actor or a scene of Foundry VTT; ${CREATURES}`,
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
