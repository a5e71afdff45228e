import type { Row } from '~/engine'
import { append, type ChainEnd, chainEndOf } from '../journal'
import type { Change, Expected } from '../ports'

/** Rows in one transaction at most: more only happens when a whole journal is written again. */
const ROWS_AT_ONCE = 1_000

/** How the last line in the database stands to those in memory; `saved`: number of the last row that is on disk. */
export type Comparison =
  | { readonly kind: 'agrees'; readonly saved: number }
  /** A later writer has put it there. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'other rows' }
  /** It ends before the first line in memory. */
  | { readonly kind: 'gap' }

/**
 * The lines of one fight in memory, without a gap, and how far they are on disk. At every moment
 * `first` - 1 ≤ `saved` ≤ `end.seq`, and the last of `lines` is number `end.seq`.
 */
export class LineBuffer {
  private readonly fight: string
  private readonly fence: number
  private last: ChainEnd
  private held: string[]
  private onDisk: number

  /** `lines` lead up to `end`; `saved` is the number of the last one on disk, `fence` what new ones carry. */
  constructor(given: { fight: string; fence: number; end: ChainEnd; saved: number; lines: readonly string[] }) {
    this.fight = given.fight
    this.fence = given.fence
    this.last = given.end
    this.held = [...given.lines]
    this.onDisk = given.saved
  }

  get end(): ChainEnd {
    return this.last
  }

  get lines(): readonly string[] {
    return this.held
  }

  /** Number of the first of `lines`. */
  get first(): number {
    return this.last.seq - this.held.length + 1
  }

  /** Number of the last row on disk. */
  get saved(): number {
    return this.onDisk
  }

  append(rows: readonly Row[]): void {
    for (const row of rows) {
      const line = append(this.last, this.fence, row)
      this.held.push(line.line)
      this.last = line
    }
  }

  /** Puts the lines before `first` in front; any other number of lines is passed over. */
  fill(earlier: readonly string[]): void {
    if (earlier.length === this.first - 1) this.held = [...earlier, ...this.held]
  }

  /** The database holds the rows up to this one. */
  savedUpTo(seq: number): void {
    this.onDisk = seq
  }

  /** What adds the next rows to the database, and the number of the last of them. */
  nextWrite(): { readonly changes: Change[]; readonly upTo: number } {
    const upTo = Math.min(this.last.seq, this.onDisk + ROWS_AT_ONCE)
    const changes: Change[] = []
    for (let seq = this.onDisk + 1; seq <= upTo; seq++)
      changes.push({ store: 'rows', add: [this.fight, seq], value: this.lineAt(seq) })
    return { changes, upTo }
  }

  /** That nothing follows the last row on disk. */
  nothingBehind(): Expected {
    return { store: 'rows', key: [this.fight, this.onDisk + 1], value: undefined }
  }

  /** That the last row on disk is the one held here; nothing where it is not held. */
  lastAsHeld(): Expected[] {
    const value = this.lineAt(this.onDisk)
    return value === undefined ? [] : [{ store: 'rows', key: [this.fight, this.onDisk], value }]
  }

  /** `last`: the last line in the database; undefined when there is none. */
  compare(last: unknown): Comparison {
    const at = last === undefined ? { seq: 0, fence: 0 } : chainEndOf(last)
    const isKnown = at && (at.seq < this.first || (at.seq <= this.last.seq && this.lineAt(at.seq) === last))
    if (!isKnown) return { kind: at && at.fence >= this.fence ? 'replaced' : 'other rows' }
    return at.seq + 1 < this.first ? { kind: 'gap' } : { kind: 'agrees', saved: at.seq }
  }

  private lineAt(seq: number): string | undefined {
    return this.held[seq - this.first]
  }
}
