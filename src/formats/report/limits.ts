import { FILE } from '~/words/en/files'
/** One limit on what a file may hold: the most that is taken, and what is counted. */
export interface Limit {
  readonly most: number
  readonly unit: keyof typeof FILE.amount
}

const MEGABYTE = 1024 * 1024

/**
 * Every limit on files that come in. All are checked before the costly step they guard.
 * A map's side and its walls bound the work of the grid; pixels bound the memory of a decoded picture (4 bytes each).
 */
export const limits = {
  /** A whole file, before it is read. Pictures of 20 MB in base64 occur in maps. */
  fileBytes: { most: 128 * MEGABYTE, unit: 'bytes' },
  /** Width × height of a picture: 80 million are 320 MB once decoded. */
  picturePixels: { most: 80_000_000, unit: 'pixels' },
  /** One side of a picture: the longest that WebP can hold. */
  pictureSide: { most: 16_383, unit: 'pixelsASide' },
  /** One side of a picture that is on a token. */
  tokenSide: { most: 512, unit: 'pixelsASide' },
  /** One side of a map. */
  mapSide: { most: 500, unit: 'squaresASide' },
  pixelsPerSquare: { most: 2_000, unit: 'pixelsASquare' },
  /** Wall segments and object outline segments of a map, together. */
  walls: { most: 20_000, unit: 'walls' },
  portals: { most: 2_000, unit: 'portals' },
  lights: { most: 2_000, unit: 'lights' },
  /** Floors of a scene, or scenes of a pack: each is read whole. */
  floors: { most: 50, unit: 'floors' },
  /** Creatures of one file, saved fights and all: the largest bestiaries have some hundreds. */
  creatures: { most: 10_000, unit: 'creatures' },
  /** Letters of a creature's notes: those of a combatant hold so many, and its numbers besides. */
  creatureNotes: { most: 8_000, unit: 'letters' },
  /** Lists and objects inside one another in JSON. */
  nesting: { most: 64, unit: 'levels' },
  /** What comes out of a fight file, all entries together. */
  unpackedBytes: { most: 512 * MEGABYTE, unit: 'bytes' },
  /** Bytes out for each byte in, counted once an entry passes one megabyte. */
  unpackedRatio: { most: 200, unit: 'timesPacked' },
  archiveEntries: { most: 2_000, unit: 'files' },
  /** Journal rows of a fight file. */
  fightRows: { most: 200_000, unit: 'rows' },
  /** Problems listed one by one; the rest are counted. */
  problems: { most: 50, unit: 'problems' },
} as const satisfies Record<string, Limit>

/** A count in words, with bytes as megabytes: "25,000 pixels a side", "128 MB". */
function amount(count: number, unit: Limit['unit']): string {
  return unit === 'bytes' && count >= MEGABYTE
    ? FILE.amount.megabytes(Math.round((count * 10) / MEGABYTE) / 10)
    : FILE.amount[unit](count)
}

/**
 * What to tell the GM when `count` is more than `limit` takes, else undefined.
 * NaN counts as over the limit, so that a nonsense count can never pass.
 */
export function overLimit(limit: Limit, count: number): string | undefined {
  if (count <= limit.most) return undefined
  return FILE.tooLarge(amount(count, limit.unit), amount(limit.most, limit.unit))
}
