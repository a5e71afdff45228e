import type { Cell } from './squares'

/** Marks what is marked in `more` too. Four squares at once: this runs over whole maps at every step. */
export function addMarks(to: Uint8Array, more: Uint8Array): void {
  const words = to.length >> 2
  const [toWords, moreWords] = [to, more].map(
    ({ buffer, byteOffset }) => new Uint32Array(buffer, byteOffset, words),
  ) as [Uint32Array, Uint32Array]
  for (let i = 0; i < words; i++) toWords[i]! |= moreWords[i]!
  for (let i = 4 * words; i < to.length; i++) to[i]! |= more[i]!
}

/** Labels by cell, for cells in a square of the map around `from`. */
export class LabelTable {
  private readonly x0: number
  private readonly y0: number
  private readonly columns: number
  /** 1 + label, 0 where there is none; a short array costs a fraction of a typed one. */
  private readonly table: number[]

  /** @param radius squares from `from` within which all `cells` lie. O(radius² + cells). */
  constructor(
    private readonly map: { readonly width: number; readonly height: number },
    from: Cell,
    radius: number,
    cells: readonly Cell[],
    labels: readonly number[],
  ) {
    const { width, height } = map
    const x = from % width
    const y = (from - x) / width
    this.x0 = Math.max(0, x - radius)
    this.y0 = Math.max(0, y - radius)
    this.columns = Math.min(width - 1, x + radius) - this.x0 + 1
    this.table = new Array<number>(this.columns * (Math.min(height - 1, y + radius) - this.y0 + 1)).fill(0)
    const { table, columns, x0, y0 } = this
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!
      table[(((cell / width) | 0) - y0) * columns + (cell % width) - x0] = labels[i]! + 1
    }
  }

  get(cell: Cell): number | undefined {
    const column = (cell % this.map.width) - this.x0
    if (column < 0 || column >= this.columns) return undefined
    const label = this.table[(Math.floor(cell / this.map.width) - this.y0) * this.columns + column]
    return label === undefined || label === 0 ? undefined : label - 1
  }
}

/** A block of squares by its top-left corner and its sides. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The marked squares of a map as few rectangles that do not overlap: the runs of each row, joined downwards as long as the
 * same run goes on; from the north-west. O(squares).
 */
export function rectanglesOf(width: number, marks: ArrayLike<number>): Rectangle[] {
  const done: Rectangle[] = []
  let open = new Map<number, { x: number; y: number; width: number; height: number }>()
  for (let y = 0; y * width < marks.length; y++) {
    const next: typeof open = new Map()
    for (let x = 0; x < width; x++) {
      if (!marks[y * width + x]) continue
      const start = x
      while (x < width && marks[y * width + x]) x++
      const above = open.get(start)
      const goesOn = above?.width === x - start
      const rect = goesOn ? above! : { x: start, y, width: x - start, height: 0 }
      rect.height++
      if (!goesOn) done.push(rect)
      next.set(start, rect)
    }
    open = next
  }
  return done
}

/**
 * A set of squares as it travels with a command: where each run of neighbouring squares starts and how long it is, start,
 * length, start, length …, counted on from row to row, so that a rectangle is as many pairs as it has rows.
 */
export type Squares = readonly number[]

/** Packs squares, each once, in whatever order they come. O(n log n). */
export function packSquares(cells: Iterable<Cell>): number[] {
  const runs: number[] = []
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    const end = runs.length - 1
    if (end > 0 && runs[end - 1]! + runs[end]! === cell) runs[end]!++
    else runs.push(cell, 1)
  }
  return runs
}

/** The squares, from the lowest to the highest. */
export function unpackSquares(squares: Squares): Cell[] {
  const cells: Cell[] = []
  for (let i = 0; i + 1 < squares.length; i += 2) for (let k = 0; k < squares[i + 1]!; k++) cells.push(squares[i]! + k)
  return cells
}

/** What is wrong with a list that should be a set of squares on a map, as the rest of a sentence; undefined: nothing. */
export function squaresProblem(squares: Squares, map: { readonly width: number; readonly height: number }) {
  const all = map.width * map.height
  if (squares.length === 0 || squares.length % 2 === 1) return 'are not pairs of a start and a length'
  let end = 0
  for (let i = 0; i < squares.length; i += 2) {
    const [start = -1, length = 0] = [squares[i], squares[i + 1]]
    if (!Number.isInteger(start) || !Number.isInteger(length) || start < end || length < 1)
      return `are not runs in rising order (${start}, ${length})`
    end = start + length
    if (end > all) return `square ${end - 1} is not on this map of ${map.width} × ${map.height} squares`
  }
  return undefined
}

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
