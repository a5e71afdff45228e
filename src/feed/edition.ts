import type { RecordMessage } from './messages'

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

/** The players' edition of what a screen was sent, as a file. */
export async function writeEdition(messages: readonly RecordMessage[]): Promise<Blob> {
  const lines = [JSON.stringify(EDITION)]
  for (const { version, record, pictures } of messages) {
    const drawn = await Promise.all(
      pictures.map(async ({ name, blob }) => ({ name, type: blob.type, data: await base64(blob) })),
    )
    lines.push(JSON.stringify({ version, record, pictures: drawn } satisfies EditionLine))
  }
  const packed = new Blob([lines.join('\n')]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(packed).blob()
}

/** Bytes that are made text at once: more would not fit among the arguments of a call. */
const AT_ONCE = 8_192

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += AT_ONCE) text += String.fromCharCode(...bytes.subarray(i, i + AT_ONCE))
  return btoa(text)
}
