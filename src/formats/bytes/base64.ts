const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const OUTSIDE = 255
const SPACE = 254

const SIXBITS = new Uint8Array(256).fill(OUTSIDE)
for (let value = 0; value < ALPHABET.length; value++) SIXBITS[ALPHABET.charCodeAt(value)] = value
for (const space of ' \t\r\n') SIXBITS[space.charCodeAt(0)] = SPACE

/**
 * Decodes base64 with or without its padding, white space ignored.
 * @returns the bytes, or undefined when the text holds anything else or ends inside a byte
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const body = text.replace(/[\s=]+$/, '')
  const bytes = new Uint8Array(Math.floor((body.length * 3) / 4))
  let filled = 0
  let bits = 0
  let held = 0
  for (let at = 0; at < body.length; at++) {
    const code = body.charCodeAt(at)
    const value = code < 256 ? (SIXBITS[code] ?? OUTSIDE) : OUTSIDE
    if (value === SPACE) continue
    if (value === OUTSIDE) return undefined
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held >= 8) {
      held -= 8
      bytes[filled++] = (bits >> held) & 0xff
    }
  }
  // Six bits left over are a lone last letter: no byte can end there.
  return held === 6 ? undefined : bytes.slice(0, filled)
}
