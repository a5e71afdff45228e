/**
 * A 53-bit checksum of a text, started from the checksum before it so that a chain of rows has one order only. A text in two
 * pieces gives the same as the two joined, and spares the joining.
 *
 * This is cyrb53 (public domain): two 32-bit lanes with Murmur's mixing, joined into one exact integer. It is written
 * out here because it is twenty lines, needs no bytes of the text (a CRC or SHA would encode each row as UTF-8 first)
 * and answers at once, where `crypto.subtle` would put an await into every click. It finds damage: flipped, lost,
 * doubled and swapped rows. It is no protection against someone who wants to forge a journal.
 */
export function checksum(before: number, text: string, rest = ''): number {
  let a = 0xdeadbeef ^ (before >>> 0)
  let b = 0x41c6ce57 ^ Math.floor(before / 2 ** 32)
  for (const piece of [text, rest]) {
    for (let i = 0; i < piece.length; i++) {
      const unit = piece.charCodeAt(i)
      a = Math.imul(a ^ unit, 2654435761)
      b = Math.imul(b ^ unit, 1597334677)
    }
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 2 ** 32 * (2097151 & b) + (a >>> 0)
}
