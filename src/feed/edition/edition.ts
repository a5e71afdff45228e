/**
 * The players' edition of a fight: a gzipped text, one JSON record a line. The first line says what it is; each further one is a public
 * record as a players' screen is sent it, with the pictures that it names and none before it did, as base64. Nothing else is in it.
 */
export const EDITION = { fray: 'edition', version: 1 } as const

/** How the name of such a file ends. */
export const EDITION_ENDING = '.fray-players'

/** A line of the file after the first. */
export interface EditionLine {
  /** `RECORD_VERSION` of the record. */
  readonly version: number
  readonly record: unknown
  readonly pictures: readonly { readonly name: string; readonly type: string; readonly data: string }[]
}
