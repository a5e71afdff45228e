/** How text is encoded, as far as Fray reads it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/**
 * By the byte order mark, or by the zeros beside the first letter: what Fray reads as text begins with a sign of one byte. Anything
 * else counts as UTF-8, and is refused as such where it is none.
 */
export function encodingOf([first, second]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined)) return 'utf-16be'
  return 'utf-8'
}
