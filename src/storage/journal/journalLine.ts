import type { Row } from '~/engine'
import { checksum } from './checksum'
import { readRowText, rowText } from './rowText'

/** A row of the journal as it is stored. */
export interface JournalLine {
  /** 1, 2, 3 … within its fight, without a gap. */
  readonly seq: number
  /** Which writer wrote it: rises each time a window becomes the writer of the fight. */
  readonly fence: number
  /** Checksum over the sum before, `seq`, `fence` and the row's text. */
  readonly sum: number
  /** Null: with this line a window began to write the fight, so that the one before it could not any more. */
  readonly row: Row | null
  /** What is stored in the database and in the mirror: `seq fence sum text`, sum in base 36. One line of text. */
  readonly line: string
}

/** The end of a chain: the last row's number and checksum. Before the first row it is 0 and the start's checksum. */
export interface ChainEnd {
  readonly seq: number
  readonly sum: number
}

/** The row as the next link of the chain. */
export function append(end: ChainEnd, fence: number, row: Row | null): JournalLine {
  return link(end, fence, row, rowText(row))
}

/**
 * A line without a row, with which a window begins to write; `by` is a name that no other claim has, of letters and digits.
 * It stands behind the `null` in blanks, which JSON passes over, also in an older Fray: so two windows that claim the same
 * place write different lines, and neither takes the other's for its own.
 */
export function claim(end: ChainEnd, fence: number, by: string): JournalLine {
  return link(end, fence, null, rowText(null) + inBlanks(by))
}

/** Each letter or digit as six blanks: a tab for one, a space for nought. */
function inBlanks(name: string): string {
  const bits = Array.from(name, letter => parseInt(letter, 36).toString(2).padStart(6, '0')).join('')
  return bits.replaceAll('0', ' ').replaceAll('1', '\t')
}

function link(end: ChainEnd, fence: number, row: Row | null, text: string): JournalLine {
  const seq = end.seq + 1
  const place = `${seq} ${fence} `
  const sum = checksum(end.sum, place, text)
  return { seq, fence, sum, row, line: `${place}${inBase36(sum)} ${text}` }
}

/** All pairs of digits to the base 36: a sum is put together from six of them, in a fifth of the time `toString` takes. */
const PAIRS = Array.from({ length: 36 * 36 }, (_, n) => n.toString(36).padStart(2, '0'))
const PAIR = PAIRS.length
const QUAD = PAIR ** 2

/** A sum of 53 bits to the base 36, in twelve digits. */
function inBase36(sum: number): string {
  const upper = Math.floor(sum / QUAD)
  const top = Math.floor(upper / QUAD)
  return fourDigits(top) + fourDigits(upper - top * QUAD) + fourDigits(sum - upper * QUAD)
}

function fourDigits(n: number): string {
  const upper = Math.floor(n / PAIR)
  return PAIRS[upper]! + PAIRS[n - upper * PAIR]!
}

/** The rows of these lines: one with which a window began to write has none. */
export function rowsOf(lines: readonly JournalLine[]): Row[] {
  return lines.flatMap(({ row }) => row ?? [])
}

const LINE = /^(\d+) (\d+) ([0-9a-z]+) /

/** What a stored line states of itself; undefined when it is no line of a journal. Nothing is verified. */
export function chainEndOf(line: unknown): (ChainEnd & Pick<JournalLine, 'fence'>) | undefined {
  const parts = typeof line === 'string' ? LINE.exec(line) : null
  return parts ? { seq: Number(parts[1]), fence: Number(parts[2]), sum: parseInt(String(parts[3]), 36) } : undefined
}

/** The row in a stored line, if it is sound and follows `end`; undefined otherwise. */
export function readLine(end: ChainEnd, line: unknown): JournalLine | undefined {
  if (typeof line !== 'string') return undefined
  const parts = LINE.exec(line)
  if (!parts) return undefined
  const seq = Number(parts[1])
  const fence = Number(parts[2])
  const sum = parseInt(String(parts[3]), 36)
  const text = line.slice(parts[0].length)
  if (seq !== end.seq + 1 || sum !== checksum(end.sum, `${seq} ${fence} `, text)) return undefined
  try {
    // The checksum vouches for the text that `append` wrote, so it is a row.
    return { seq, fence, sum, row: readRowText(text), line }
  } catch {
    return undefined
  }
}
