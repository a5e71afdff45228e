import { FILE } from '~/words/en/files'
import { fileLabel, label } from './report/label'
import { limits, overLimit } from './report/limits'
import { type Imported, refused } from './report/problem'

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

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** The CRC-32 of zip and PNG, as 8 hexadecimal digits. It finds damage, not forgery. */
export function crc32(bytes: Uint8Array): string {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0')
}

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

/** The first fault of a JSON text, or none. `at` is an index into the text. */
export type JsonScan =
  | { readonly kind: 'sound' }
  | { readonly kind: 'ended'; readonly at: number }
  | { readonly kind: 'unexpected'; readonly at: number }
  | { readonly kind: 'deep'; readonly at: number }

type Expect = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma or end' | 'nothing'

const OPENS_LIST = 0
const OPENS_OBJECT = 1

/**
 * Checks JSON syntax without building anything and without recursion, because browsers word and place the errors of
 * `JSON.parse` differently (one of them gives no place at all), and because depth must be known before a value exists
 * that no recursive walk survives.
 * @param deepest how many lists and objects may lie inside one another
 */
export function scanJson(text: string, deepest: number): JsonScan {
  const open: number[] = []
  let expect: Expect = 'value'
  let at = 0

  const afterValue = (): Expect => (open.length === 0 ? 'nothing' : 'comma or end')

  for (;;) {
    at = skipSpace(text, at)
    if (at >= text.length) return expect === 'nothing' ? { kind: 'sound' } : { kind: 'ended', at: text.length }
    const char = text[at] ?? ''

    if (char === ']' || char === '}') {
      const closesList = char === ']'
      const allowed = expect === 'comma or end' || expect === (closesList ? 'value or ]' : 'key or }')
      if (!allowed || open.at(-1) !== (closesList ? OPENS_LIST : OPENS_OBJECT)) return { kind: 'unexpected', at }
      open.pop()
      expect = afterValue()
      at++
    } else if (expect === 'colon') {
      if (char !== ':') return { kind: 'unexpected', at }
      expect = 'value'
      at++
    } else if (expect === 'comma or end') {
      if (char !== ',') return { kind: 'unexpected', at }
      expect = open.at(-1) === OPENS_OBJECT ? 'key' : 'value'
      at++
    } else if (expect === 'key' || expect === 'key or }') {
      if (char !== '"') return { kind: 'unexpected', at }
      const end = scanString(text, at)
      if (end.kind !== 'token') return end
      expect = 'colon'
      at = end.next
    } else if (expect === 'nothing') {
      return { kind: 'unexpected', at }
    } else if (char === '[' || char === '{') {
      if (open.length >= deepest) return { kind: 'deep', at }
      open.push(char === '[' ? OPENS_LIST : OPENS_OBJECT)
      expect = char === '[' ? 'value or ]' : 'key or }'
      at++
    } else {
      const end = char === '"' ? scanString(text, at) : scanWordOrNumber(text, at)
      if (end.kind !== 'token') return end
      expect = afterValue()
      at = end.next
    }
  }
}

type Token = { readonly kind: 'token'; readonly next: number } | Extract<JsonScan, { at: number }>

function skipSpace(text: string, from: number): number {
  let at = from
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break
  }
  return at
}

function scanString(text: string, from: number): Token {
  let at = from + 1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return { kind: 'token', next: at + 1 }
    if (code < 0x20) return { kind: 'unexpected', at }
    if (code !== 0x5c) continue
    at++
    if (at >= text.length) break
    const escaped = text[at] ?? ''
    if (escaped === 'u') {
      for (let digit = 1; digit <= 4; digit++) {
        if (at + digit >= text.length) return { kind: 'ended', at: text.length }
        if (!/[0-9a-fA-F]/.test(text[at + digit] ?? '')) return { kind: 'unexpected', at: at + digit }
      }
      at += 4
    } else if (!'"\\/bfnrt'.includes(escaped)) {
      return { kind: 'unexpected', at }
    }
  }
  return { kind: 'ended', at: text.length }
}

function scanWordOrNumber(text: string, from: number): Token {
  for (const word of ['true', 'false', 'null']) {
    if (text[from] !== word[0]) continue
    for (let offset = 1; offset < word.length; offset++) {
      if (from + offset >= text.length) return { kind: 'ended', at: text.length }
      if (text[from + offset] !== word[offset]) return { kind: 'unexpected', at: from + offset }
    }
    return { kind: 'token', next: from + word.length }
  }
  return scanNumber(text, from)
}

function scanNumber(text: string, from: number): Token {
  let at = text[from] === '-' ? from + 1 : from
  const whole = skipDigits(text, at)
  if (whole === at) return missingDigit(text, at)
  // A leading zero stands alone: in "01" the 1 is the fault.
  at = text[at] === '0' ? at + 1 : whole
  if (text[at] === '.') {
    const fraction = skipDigits(text, at + 1)
    if (fraction === at + 1) return missingDigit(text, fraction)
    at = fraction
  }
  if (text[at] === 'e' || text[at] === 'E') {
    const sign = text[at + 1] === '+' || text[at + 1] === '-' ? at + 2 : at + 1
    const exponent = skipDigits(text, sign)
    if (exponent === sign) return missingDigit(text, sign)
    at = exponent
  }
  return { kind: 'token', next: at }
}

function missingDigit(text: string, at: number): Token {
  return at >= text.length ? { kind: 'ended', at: text.length } : { kind: 'unexpected', at }
}

function skipDigits(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++
  return at
}

/**
 * Reads JSON text out of a file as a plain value of unknown shape, nested at most `limits.nesting` deep.
 * Keys named `__proto__` are dropped at every level. The caller builds its own records from the keys that it knows.
 * @param where the file (and entry) for the words of a refusal, which give line and column, both from 1
 * @param isLine the text is one line of a file, which `where` names: the column alone is given
 */
export function parseJson(text: string, where: string, isLine = false): Imported<unknown> {
  if (text.trim() === '') return refused(where, FILE.emptyText(text.length))
  const scan = scanJson(text, limits.nesting.most)
  if (scan.kind === 'sound') return { ok: true, value: withoutPrototypeKeys(JSON.parse(text)), problems: [] }
  const { line, column } = place(text, scan.at)
  const { json } = FILE
  const { most } = limits.nesting
  switch (scan.kind) {
    case 'ended':
      return refused(where, isLine ? json.endedInLine(column) : json.ended(line, column))
    case 'unexpected': {
      const found = label(text[scan.at] ?? '')
      return refused(where, isLine ? json.unexpectedInLine(found, column) : json.unexpected(found, line, column))
    }
    case 'deep':
      return refused(where, isLine ? json.deepInLine(column, most) : json.deep(line, column, most))
  }
}

/** Line and column of a place, both counted from 1. */
function place(text: string, at: number): { line: number; column: number } {
  let line = 1
  let lineStart = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) {
    line++
    lineStart = next + 1
  }
  return { line, column: at - lineStart + 1 }
}

/** `JSON.parse` makes `__proto__` an ordinary own key; a later copy by assignment would make it a prototype. */
function withoutPrototypeKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__')
  for (const inner of Object.values(value)) withoutPrototypeKeys(inner)
  return value
}

/** The bytes of a file that the GM chose or dropped; its size is judged before anything is read. */
export async function readFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Imported<Uint8Array<ArrayBuffer>>> {
  const where = fileLabel(file.name)
  const tooLarge = overLimit(limits.fileBytes, file.size)
  if (tooLarge !== undefined) return refused(where, tooLarge)
  try {
    return { ok: true, value: new Uint8Array(await file.arrayBuffer()), problems: [] }
  } catch {
    return refused(where, FILE.folder)
  }
}

/** The bytes as text without byte order mark: UTF-8 or UTF-16. Text in another encoding is refused, never guessed. */
export function readText(bytes: Uint8Array, where: string): Imported<string> {
  if (bytes.length === 0) return refused(where, FILE.empty(0))
  try {
    return { ok: true, value: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes), problems: [] }
  } catch {
    return refused(where, FILE.noText)
  }
}

/** What a file is by its first bytes; names and extensions are never believed. */
export type FileKind =
  | 'empty'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'gif'
  | 'svg'
  | 'HTML'
  | 'markup'
  | 'zip'
  | 'json object'
  | 'json list'
  | 'unknown'

const HEAD = 1024

/** Looks at no more than the first kilobyte. */
export function sniff(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (head.startsWith('GIF8')) return 'gif'
  if (/^PK(\x03\x04|\x05\x06)/.test(head)) return 'zip'
  const encoding = encodingOf(bytes)
  const plain = encoding === 'utf-8' ? head : new TextDecoder(encoding).decode(bytes.subarray(0, HEAD))
  const text = plain.replace(/^\xef\xbb\xbf/, '').trimStart()
  if (text.startsWith('{')) return 'json object'
  if (text.startsWith('[')) return 'json list'
  if (!text.startsWith('<')) return 'unknown'
  if (/<svg[\s>]/i.test(text)) return 'svg'
  return /<(!doctype html|html|head|title|body)[\s>]/i.test(text) ? 'HTML' : 'markup'
}
