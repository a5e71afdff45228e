import * as v from 'valibot'
import type { Answer, Json, Patch, Row } from '~/engine'

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

/**
 * The text of a row. The common ones are written as lists, without the names of their fields, which were half of the bytes and
 * of the time it took; all others as they are. An answer: where in its list each field stands.
 */
const AT = { key: 1, ask: 2, slot: 3, of: 4, value: 5, source: 6, force: 7 } as const satisfies Record<
  keyof Answer,
  number
>

type Path = Patch['path']

function rowText(row: Row | null): string {
  return JSON.stringify(row && written(row))
}

function written(row: Row): unknown {
  switch (row.row) {
    case 'open':
      return ['open', row.command, row.rules.id, row.rules.version, ...(row.apart ? [row.apart] : [])]
    case 'entry': {
      if (!('of' in row.entry)) return row
      const { key, ask, slot, of, value, source, force } = row.entry
      return force
        ? ['answer', key, ask, slot, of, value, source, force]
        : ['answer', key, ask, slot, of, value, source]
    }
    case 'close': {
      const list: unknown[] = ['close']
      for (const patch of row.redo) list.push(patch.op === 'replace' ? [...patch.path, patch.value] : patch)
      return list
    }
    default:
      return row
  }
}

/** The row again. @throws SyntaxError when the text is no JSON. What `rowText` did not write gives no sound row. */
export function readRowText(text: string): Row | null {
  const read = JSON.parse(text) as Row | Json[] | null
  // Rows were once written as they are.
  if (!Array.isArray(read)) return read
  const [kind, ...rest] = read
  if (kind === 'open') {
    const [command, id, version, apart] = rest as [command: never, id: string, version: number, apart?: true]
    return { row: 'open', command, rules: { id, version }, ...(apart && { apart }) }
  }
  if (kind === 'close') return { row: 'close', redo: (rest as unknown as (Path | Patch)[]).map(patchOf) }
  return { row: 'entry', entry: answerOf(read) }
}

/** A change is its path with the new value at the end, or a patch. */
function patchOf(change: Path | Patch): Patch {
  return Array.isArray(change) ? { op: 'replace', path: change.slice(0, -1), value: change.at(-1) } : change
}

function answerOf(list: readonly Json[]): Answer {
  const field = <K extends keyof Answer>(name: K) => list[AT[name]] as Answer[K]
  const answer: Answer = {
    key: field('key'),
    of: field('of'),
    ask: field('ask'),
    slot: field('slot'),
    value: field('value'),
    source: field('source'),
  }
  if (field('force')) answer.force = true
  return answer
}

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

/** How far a run of stored lines is sound. */
export interface Chain {
  readonly lines: readonly JournalLine[]
  /** The end of the sound part. */
  readonly end: ChainEnd
  /** Lines from the first bad one to the end. They stay where they are. */
  readonly bad: number
}

/** Follows the chain of checksums from `from` through the lines and stops at the first one that does not fit. */
export function readChain(from: ChainEnd, lines: readonly unknown[]): Chain {
  const sound: JournalLine[] = []
  let end = from
  for (const line of lines) {
    const next = readLine(end, line)
    if (!next) break
    sound.push(next)
    end = next
  }
  return { lines: sound, end: { seq: end.seq, sum: end.sum }, bad: lines.length - sound.length }
}

const json = v.unknown()
const mark = v.strictObject({ done: whole(), entries: v.nullable(whole()) })
const rules = v.strictObject({ id: v.string(), version: v.number() })
const command = v.strictObject({
  type: v.string(),
  by: v.string(),
  force: v.optional(v.literal(true)),
  with: v.optional(v.record(v.string(), json)),
})
const patches = v.array(
  v.strictObject({
    op: v.picklist(['replace', 'add', 'remove']),
    path: v.array(v.union([v.string(), v.number()])),
    value: v.optional(json),
  }),
)
const entry = v.union([
  v.strictObject({
    key: v.string(),
    ask: whole(),
    slot: whole(),
    of: v.string(),
    value: json,
    force: v.optional(v.literal(true)),
    source: v.picklist(['click', 'dice', 'physical', 'auto', 'gm']),
  }),
  v.strictObject({ key: v.literal('gm.set'), patches }),
  v.strictObject({ key: v.literal('gm.knob'), ask: whole(), knob: v.string(), value: v.number() }),
  v.strictObject({ key: v.literal('gm.run'), command }),
  v.strictObject({ key: v.literal('gm.stop') }),
])
const row = v.variant('row', [
  v.strictObject({ row: v.literal('open'), command, rules, apart: v.optional(v.literal(true)) }),
  v.strictObject({ row: v.literal('entry'), entry }),
  v.strictObject({ row: v.literal('close'), redo: patches }),
  v.strictObject({ row: v.picklist(['undo', 'redo']), to: mark }),
  v.strictObject({ row: v.literal('branch'), to: whole() }),
  v.strictObject({ row: v.literal('name'), branch: whole(), name: v.nullable(v.string()) }),
])

function whole() {
  return v.pipe(v.number(), v.integer(), v.minValue(0))
}

/** A journal row out of a file, or what is wrong with it. Whether it fits what came before is for the engine to say. */
export function checkRow(value: unknown): { ok: true; value: Row } | { ok: false; what: string } {
  const read = v.safeParse(row, value)
  // The schema is the shape of `Row`; absent fields stay absent, so the cast only restores that they may not be undefined.
  if (read.success) return { ok: true, value: read.output as Row }
  const [issue] = read.issues
  return {
    ok: false,
    what: `${v.getDotPath(issue) ?? 'row'}: ${issue.received === 'undefined' ? 'is missing' : 'is not what belongs there'}`,
  }
}
