import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Row } from '~/engine'
import { append, type ChainEnd, checksum, claim, type JournalLine, readChain, readLine } from './journal'

const BEFORE: ChainEnd = { seq: 0, sum: 17 }
const words = (text: string): Row => ({
  row: 'entry',
  entry: { key: 'words', ask: 0, slot: 0, of: 'gm', value: text, source: 'click' },
})

function chainOf(texts: readonly string[]): JournalLine[] {
  const chain: JournalLine[] = []
  for (const text of texts) chain.push(append(chain.at(-1) ?? BEFORE, 3, words(text)))
  return chain
}

describe('a line with which a window begins to write', () => {
  test('is another for each window that claims the same place, and has no row', () => {
    const [one, other] = [claim(BEFORE, 4, '0a9z'), claim(BEFORE, 4, '0a9y')]
    expect(one.line).not.toBe(other.line)
    expect(append(one, 4, words('x')).line).not.toBe(append(other, 4, words('x')).line)
    expect(readLine(BEFORE, one.line)).toEqual(one)
    expect(one.row).toBeNull()
  })

  test('is what an older Fray takes for no row: JSON passes over the blanks in which its window is named', () => {
    const { line } = claim(BEFORE, 4, 'fray')
    const [seq, fence, sum] = line.split(' ')
    const text = line.slice(`${seq} ${fence} ${sum} `.length)
    expect([seq, fence, JSON.parse(text)]).toEqual(['1', '4', null])
    expect(text).toMatch(/^null[ \t]{24}$/)
  })
})

describe('the chain of rows', () => {
  test('is read back as it was appended', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), texts => {
        const chain = chainOf(texts)
        const { lines, bad } = readChain(
          BEFORE,
          chain.map(({ line }) => line),
        )
        expect(lines).toEqual(chain)
        expect(bad).toBe(0)
      }),
    )
  })

  test.each<Row>([
    { row: 'open', command: { type: 'attack', by: 'c1' }, rules: { id: 'tiny', version: 3 } },
    {
      row: 'open',
      command: { type: 'move', by: 'gm', force: true, with: { to: [1, 2] } },
      rules: { id: 'tiny', version: 3 },
    },
    { row: 'entry', entry: { key: 'dice', ask: 2, slot: 1, of: 'c1', value: [3, 4], source: 'physical' } },
    { row: 'entry', entry: { key: 'dice', ask: 2, slot: 1, of: 'c1', value: null, source: 'gm', force: true } },
    { row: 'entry', entry: { key: 'gm.set', patches: [{ op: 'replace', path: ['a', 0], value: { b: [] } }] } },
    { row: 'entry', entry: { key: 'gm.stop' } },
    { row: 'close', redo: [] },
    {
      row: 'close',
      redo: [
        { op: 'replace', path: ['a', 0], value: ['op', 'replace'] },
        { op: 'replace', path: [], value: null },
        { op: 'add', path: ['a'], value: 1 },
        { op: 'remove', path: ['a', 'b'] },
      ],
    },
    { row: 'undo', to: { done: 3, entries: null } },
  ])('reads back every kind of row: %j', row => {
    const { line } = append(BEFORE, 3, row)
    expect(readLine(BEFORE, line)?.row).toEqual(row)
  })

  test('reads rows as they were once written, with the names of their fields', () => {
    const text = JSON.stringify(words('x'))
    const sum = checksum(BEFORE.sum, `1 3 ${text}`)
    expect(readLine(BEFORE, `1 3 ${sum.toString(36)} ${text}`)?.row).toEqual(words('x'))
  })

  test('ends before a line that was changed, lost, doubled or moved', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 3, maxLength: 9 }),
        fc.nat(),
        fc.constantFrom('change', 'lose', 'double', 'move'),
        (texts, choice, how) => {
          const lines = chainOf(texts).map(({ line }) => line)
          const at = choice % (lines.length - 1)
          const line = lines[at] ?? ''
          if (how === 'change') lines[at] = `${line.slice(0, -2)}${line.at(-2) === ' ' ? '\t' : ' '}${line.slice(-1)}`
          if (how === 'lose') lines.splice(at, 1)
          if (how === 'double') lines.splice(at, 0, line)
          if (how === 'move') lines.splice(at + 1, 0, ...lines.splice(at, 1))
          const sound = readChain(BEFORE, lines).lines
          expect(sound).toHaveLength(how === 'double' ? at + 1 : at)
        },
      ),
    )
  })

  test('adds less than 40 bytes to a row', () => {
    const { line } = append({ seq: 99_999, sum: 2 ** 53 - 1 }, 999, words('x'))
    expect(line.length - JSON.stringify(words('x')).length).toBeLessThan(40)
  })
})

test('checksums are exact integers that stay the same from version to version', () => {
  expect(checksum(0, '')).toBe(checksum(0, ''))
  expect([checksum(0, 'fray'), checksum(1, 'fray'), checksum(2 ** 52, 'fray')]).toMatchInlineSnapshot(`
    [
      3539492143453369,
      1398636004047411,
      3024825677483065,
    ]
  `)
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.string(), (before, text) => {
      expect(Number.isSafeInteger(checksum(before, text))).toBe(true)
    }),
  )
})
