import type { Cell } from '../squares/cell'

/**
 * Words on the squares of a map, packed row by row, so that one stroke changes a few short texts: by row number the runs of
 * squares from the west, each a count and its word, a count alone for squares without one ("4 3difficult 2 1cover"). What
 * comes after the last word is left out, and so are rows without any. Plain data that survives JSON.
 */
export type Rows = Readonly<Record<string, string>>

/** A word begins with a letter. */
const WORD = /^[A-Za-z][A-Za-z0-9.-]*$/
const RUN = /^([1-9][0-9]*)([A-Za-z][A-Za-z0-9.-]*)?$/

/** The words of one row by column, as far as the row is written. */
function unpackRow(text: string | undefined): (string | undefined)[] {
  const words: (string | undefined)[] = []
  if (text === undefined) return words
  for (const run of text.split(' ')) {
    const count = parseInt(run, 10)
    const word = run.slice(`${count}`.length)
    for (let i = 0; i < count; i++) words.push(word === '' ? undefined : word)
  }
  return words
}

function packRow(words: readonly (string | undefined)[]): string {
  let end = words.length
  while (end > 0 && words[end - 1] === undefined) end--
  const runs: string[] = []
  for (let at = 0; at < end;) {
    let next = at + 1
    while (next < end && words[next] === words[at]) next++
    runs.push(`${next - at}${words[at] ?? ''}`)
    at = next
  }
  return runs.join(' ')
}

/** The word on a square of a map `width` squares wide; undefined: none. O(runs of its row). */
export function wordAt(rows: Rows, width: number, cell: Cell): string | undefined {
  const x = cell % width
  const text = rows[(cell - x) / width]
  if (text === undefined) return undefined
  let at = 0
  for (const run of text.split(' ')) {
    const count = parseInt(run, 10)
    at += count
    if (x < at) return run.slice(`${count}`.length) || undefined
  }
  return undefined
}

/** Every square with a word, row by row from the north-west. O(squares with words). */
export function* wordsOf(rows: Rows, width: number): Generator<readonly [cell: Cell, word: string]> {
  for (const { from, to, word } of runsOf(rows, width)) for (let cell = from; cell < to; cell++) yield [cell, word]
}

/** Neighbouring squares of one row with the same word: the first, and the one after the last. */
export interface WordRun {
  readonly from: Cell
  readonly to: Cell
  readonly word: string
}

/** The same run by run. O(runs). */
export function runsOf(rows: Rows, width: number): WordRun[] {
  return Object.entries(rows).flatMap(([y, text]) => runsOfRow(text, Number(y) * width))
}

/** The runs of one row of rows, whose first square is `start`. */
export function runsOfRow(text: string, start: Cell): WordRun[] {
  const runs: WordRun[] = []
  let at = start
  for (const run of text.split(' ')) {
    const count = parseInt(run, 10)
    const word = run.slice(`${count}`.length)
    if (word !== '') runs.push({ from: at, to: at + count, word })
    at += count
  }
  return runs
}

/** The squares with this word, from the lowest to the highest. */
export function cellsWith(rows: Rows, width: number, word: string): Cell[] {
  const cells: Cell[] = []
  for (const [cell, found] of wordsOf(rows, width)) if (found === word) cells.push(cell)
  return cells
}

/**
 * The rows with a word put on these squares (`null`: taken off them). Rows that do not change keep their texts; the same
 * object comes back when none does. O(squares + length of the rows touched).
 * @throws RangeError for a word that does not begin with a letter or holds anything but letters, digits, `.` and `-`.
 */
export function withWord(rows: Rows, width: number, cells: Iterable<Cell>, word: string | null): Rows {
  if (word !== null && !WORD.test(word)) throw new RangeError(`"${word}" cannot be written on a square`)
  const touched = new Map<number, (string | undefined)[]>()
  for (const cell of cells) {
    const x = cell % width
    const y = (cell - x) / width
    let words = touched.get(y)
    if (words === undefined) touched.set(y, (words = unpackRow(rows[y])))
    while (words.length <= x) words.push(undefined)
    words[x] = word ?? undefined
  }
  const changed: Record<string, string> = {}
  const emptied = new Set<string>()
  for (const [y, words] of touched) {
    const text = packRow(words)
    if (text === (rows[y] ?? '')) continue
    if (text === '') emptied.add(`${y}`)
    else changed[y] = text
  }
  if (emptied.size === 0 && Object.keys(changed).length === 0) return rows
  return Object.fromEntries(Object.entries({ ...rows, ...changed }).filter(([y]) => !emptied.has(y)))
}

/** What is wrong with a value that should be rows, as the rest of a sentence; undefined: nothing. */
export function rowsProblem(rows: Readonly<Record<string, unknown>>): string | undefined {
  for (const [y, text] of Object.entries(rows)) {
    if (!/^(0|[1-9][0-9]{0,3})$/.test(y)) return `${y} is no row`
    if (typeof text !== 'string' || text.length > 8192 || !text.split(' ').every(run => RUN.test(run)))
      return `row ${y} is not made of counts and words`
    const length = text.split(' ').reduce((sum, run) => sum + parseInt(run, 10), 0)
    if (length > 1024) return `row ${y} is ${length} squares long`
  }
  return undefined
}
