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
