import type { Row, Snapshot } from '~/engine'
import { LOST } from '~/words/en/store'
import { append, type ChainEnd, chainEndOf, type JournalLine, readLine, rowsOf } from '../journal'
import type { JournalStore, Ports } from '../ports'
import { beginningIn, type MirrorParts, mirrorParts } from '../records/mirrorFile'
import {
  asFight,
  asMap,
  asSnapshot,
  beginningAt,
  type FightRecord,
  isSound,
  JOURNAL_VERSION,
  type StoredMap,
  type StoredSnapshot,
} from '../records/records'

/** What can be read of a fight, put together from the database and the mirror. */
export interface Salvage {
  readonly record: FightRecord
  readonly map: StoredMap
  /** Its map is nowhere: a bare grid stands in. */
  readonly isMapLost: boolean
  readonly start: StoredSnapshot
  /** The lines from the start on, sound and without a gap. */
  readonly lines: readonly JournalLine[]
  /** Commands that lie before `start` and cannot be undone any more: the beginning is nowhere. */
  readonly skipped: number
  /** Whether anything is known of that is not in it. */
  readonly isWhole: boolean
}

/** Rows from a state on. */
interface Run {
  readonly start: StoredSnapshot
  readonly lines: readonly JournalLine[]
  readonly skipped: number
  /** Number of the last row. */
  readonly end: number
}

/**
 * Asks both copies for everything: for the record, the map, the beginning and each row, whichever has it sound. Undefined when
 * there is no state to begin from. Writes nothing.
 */
export async function salvage(
  id: string,
  journal: JournalStore,
  { mirror, maps, clock }: Pick<Ports, 'mirror' | 'maps' | 'clock'>,
): Promise<Salvage | undefined> {
  const none = (): unknown[] => []
  const [value, snapshots, rows, mirrored] = await Promise.all([
    journal.get('fights', [id]).catch(() => undefined),
    journal.range('snapshots', [id]).catch(none),
    journal.range('rows', [id]).catch(none),
    mirror.read(id).catch(() => []),
  ])
  const second = mirrorParts(mirrored)
  const known = [...rows, ...second.rows]
  const run = longest(runs(snapshots, second, byNumber(known)))
  if (!run) return undefined
  const record = asFight(value) ?? second.record ?? recordOf(id, run.start, clock.now())
  if (!record) return undefined
  const stored = asMap(await journal.get('maps', [record.map]).catch(() => undefined))
  const map = [stored, second.map].find(found => found && maps.isSound(found.map))
  const last = Math.max(rows.length, ...known.map(line => chainEndOf(line)?.seq ?? 0))
  const { start, lines, skipped, end } = run
  const part = { record, start, lines, skipped, isWhole: skipped === 0 && end >= last }
  if (map) return { ...part, map, isMapLost: false }
  const texts = [start.state, ...lines.map(({ line }) => line)]
  return {
    ...part,
    map: { id: record.map, map: maps.bare(record.map, squaresIn(texts)), pictures: [] },
    isMapLost: true,
  }
}

/** What a GM is told of it: what comes back, and what does not. */
export function inWords(found: Salvage | undefined): string {
  if (!found) return LOST.nothingLeft
  const { skipped, isWhole, isMapLost } = found
  const actions = skipped + commandsIn(rowsOf(found.lines))
  const words = [isWhole ? LOST.whole(actions) : LOST.part(actions)]
  if (skipped > 0) words.push(LOST.skipped(skipped))
  if (isMapLost) words.push(LOST.map)
  return words.join(' ')
}

export function commandsIn(rows: readonly Row[]): number {
  return rows.filter(({ row }) => row === 'open').length
}

/** Lines by the number they state; what is no line is nowhere. */
function byNumber(lines: readonly unknown[]): Map<number, unknown[]> {
  const found = new Map<number, unknown[]>()
  for (const line of lines) {
    const seq = chainEndOf(line)?.seq
    if (seq !== undefined) found.set(seq, [...(found.get(seq) ?? []), line])
  }
  return found
}

function runs(snapshots: readonly unknown[], second: MirrorParts, lines: ReadonlyMap<number, unknown[]>): Run[] {
  const found: Run[] = []
  const start = snapshots.map(beginningIn).find(one => one !== undefined) ?? second.start
  if (start) found.push(runFrom(start, { seq: 0, sum: start.sum }, lines))
  for (const value of snapshots) {
    const snapshot = asSnapshot(value)
    if (!snapshot || snapshot.seq === 0) continue
    const base = lines.get(snapshot.seq)?.find(line => typeof line === 'string' && isSound(snapshot, line))
    const at = chainEndOf(base)
    if (at) found.push(begunAt(snapshot, runFrom(snapshot, at, lines)))
  }
  return found
}

function runFrom(start: StoredSnapshot, from: ChainEnd, lines: ReadonlyMap<number, unknown[]>): Run {
  const sound: JournalLine[] = []
  let end = from
  for (;;) {
    let next: JournalLine | undefined
    for (const line of lines.get(end.seq + 1) ?? []) next ??= readLine(end, line)
    if (!next) return { start, lines: sound, skipped: 0, end: end.seq }
    sound.push(next)
    end = next
  }
}

/** A run from the middle of a fight as a fight of its own: its first state is the beginning, and commands count from there. */
function begunAt(snapshot: StoredSnapshot, { lines, end }: Run): Run {
  const start = beginningAt(snapshot)
  const { done: skipped } = snapshot
  const chain: JournalLine[] = []
  for (const { row, seq } of lines) {
    if (!row) continue
    let shifted = row
    if (row.row === 'undo' || row.row === 'redo') {
      // What leads back behind the beginning leads nowhere.
      if (row.to.done < skipped) return { start, lines: chain, skipped, end: seq - 1 }
      shifted = { ...row, to: { ...row.to, done: row.to.done - skipped } }
    }
    chain.push(append(chain.at(-1) ?? { seq: 0, sum: start.sum }, 1, shifted))
  }
  return { start, lines: chain, skipped, end }
}

/** The one that leads furthest; of two the one from the beginning. */
function longest(found: readonly Run[]): Run | undefined {
  return found.toSorted((a, b) => b.end - a.end || a.skipped - b.skipped)[0]
}

/** The record of a fight that has lost it, as far as its state names it. */
function recordOf(id: string, { state }: StoredSnapshot, created: number): FightRecord | undefined {
  const { rules, board } = JSON.parse(state) as Partial<Snapshot>
  const map: unknown = Object(board).map
  if (typeof rules?.id !== 'string' || typeof map !== 'string') return undefined
  return { id, name: LOST.nameless, ruleset: rules.id, journal: JOURNAL_VERSION, map, created }
}

/** Squares on which somebody stands, or may have stood. */
function squaresIn(texts: readonly string[]): number[] {
  return texts.flatMap(text => [...text.matchAll(/"at"[:,](\d{1,7})\b/g)].map(([, square]) => Number(square)))
}
