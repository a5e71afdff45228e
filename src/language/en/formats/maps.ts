import { catalogue } from '../../spoken'
import { number } from '../grammar'

/** What is said of maps from elsewhere: the rest of a sentence that begins with the file and the place in it. */
export const MAPS = catalogue('formats/maps', {
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
    locked: (n: number) => `${number(n)} doors are locked there; here they are closed`,
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
