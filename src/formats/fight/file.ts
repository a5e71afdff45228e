/**
 * A fight as one `.fray` file: a zip archive of
 * - `fight.json`: `{ format, version, meta, map, pictures: [{ id, type }] }`;
 * - `journal.jsonl`: one journal row a line, as the caller gave it;
 * - `pictures/<id>.<type>`: each picture, stored as it is;
 * - `checks.json`, the last entry: size and CRC-32 of every other entry, so that damage and loss are found.
 * Meta, map and rows are the caller's own records; the caller checks them with `checkFight`.
 */
export interface FightFile<Meta = unknown, FightMap = unknown, Row = unknown> {
  readonly meta: Meta
  readonly map: FightMap
  readonly rows: readonly Row[]
  readonly pictures: readonly FightPicture[]
}

export interface FightPicture {
  /** Letters, digits, `-` and `_`, at most 128: the name under which rows and map speak of the picture. */
  readonly id: string
  readonly type: PictureType
  readonly bytes: Uint8Array<ArrayBuffer>
}

export const PICTURE_TYPES = ['image/webp', 'image/png', 'image/jpeg'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

export const FIGHT_FORMAT = 'fray fight'
/** Raised when an older Fray could no longer read the file; every older version stays readable. */
export const FIGHT_VERSION = 3

/** Kinds of rows that version 1 did not have. */
const ROWS_OF_2: ReadonlySet<unknown> = new Set(['branch', 'name'])

/** The oldest version that can read these rows: what an older Fray could open stays so. */
export function versionFor(rows: readonly unknown[]): number {
  let version = 1
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || !('row' in row)) continue
    // Version 2 did not know that a command may begin a branch by itself.
    if (row.row === 'open' && 'apart' in row) return FIGHT_VERSION
    if (ROWS_OF_2.has(row.row)) version = 2
  }
  return version
}

export const FIGHT_ENTRY = 'fight.json'
export const JOURNAL_ENTRY = 'journal.jsonl'
export const CHECKS_ENTRY = 'checks.json'

export const PICTURE_ID = /^[A-Za-z0-9_-]{1,128}$/

/** Name of a picture's entry in the archive. */
export function pictureEntry({ id, type }: Pick<FightPicture, 'id' | 'type'>): string {
  return `pictures/${id}.${type.slice('image/'.length)}`
}
