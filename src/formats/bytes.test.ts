import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scanJson } from './bytes'

const DEEPEST = 64

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('scanning JSON', () => {
  it.each([
    ['[1,2', { kind: 'ended', at: 4 }],
    ['{"a":"unclosed', { kind: 'ended', at: 14 }],
    ['"\\u12', { kind: 'ended', at: 5 }],
    ['tru', { kind: 'ended', at: 3 }],
    ['-', { kind: 'ended', at: 1 }],
    ['tr0e', { kind: 'unexpected', at: 2 }],
    ['[nulL]', { kind: 'unexpected', at: 4 }],
    ['[tx]', { kind: 'unexpected', at: 2 }],
    ['[1,]', { kind: 'unexpected', at: 3 }],
    ['{"a":1,}', { kind: 'unexpected', at: 7 }],
    ['[1}', { kind: 'unexpected', at: 2 }],
    ['{} {}', { kind: 'unexpected', at: 3 }],
    ['01', { kind: 'unexpected', at: 1 }],
    ['// note\n1', { kind: 'unexpected', at: 0 }],
    ['"a\nb"', { kind: 'unexpected', at: 2 }],
    ['[[[0]]]', { kind: 'sound' }],
  ])('%j → %o', (text, found) => {
    expect(scanJson(text, DEEPEST)).toEqual(found)
  })

  it('stops where nesting passes the limit, however deep the rest goes', () => {
    expect(scanJson('['.repeat(100_000), 3)).toEqual({ kind: 'deep', at: 3 })
    expect(scanJson('[[[0]]]', 3)).toEqual({ kind: 'sound' })
  })

  it('agrees with JSON.parse on every sound text', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 5 }), text => scanJson(text, DEEPEST).kind === 'sound'))
  })

  it('agrees with JSON.parse on texts that were tampered with', () => {
    const scrap = fc.constantFrom(
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '0',
      '-',
      '.',
      'e',
      'u',
      't',
      ' ',
      '\n',
      '\u0001',
    )
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat(3), scrap, (text, at, cut, put) => {
        const from = at % (text.length + 1)
        const tampered = text.slice(0, from) + put + text.slice(from + cut)
        expect(scanJson(tampered, DEEPEST).kind === 'sound').toBe(parses(tampered))
      }),
      { numRuns: 2000 },
    )
  })
})
