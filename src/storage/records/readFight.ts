import { type ChainEnd, chainEndOf, type JournalLine, readChain, rowsOf } from '../journal'
import type { Change, JournalStore } from '../ports'
import { asSnapshot, isSound, type StoredSnapshot } from './records'

/** Adds lines to a fight's journal, the first one at the place after `after`. */
export function addLines(id: string, lines: readonly unknown[], after = 0): Change[] {
  return lines.map((value, i) => ({ store: 'rows', add: [id, after + 1 + i], value }))
}

/** What opening a fight needs: a state, and the rows after it. */
export interface FightOpening {
  readonly snapshot: StoredSnapshot
  /** Rows after the snapshot, as far as they are sound. */
  readonly tail: readonly JournalLine[]
  /** The row the snapshot stands on, as stored; empty at the start of the fight. */
  readonly base: string
  /** Where the snapshot stands. */
  readonly at: ChainEnd
  /** The end of the sound rows, and which writer wrote the last of them; 0 before the first. */
  readonly end: ChainEnd
  readonly fence: number
  /** Stored rows after the sound ones. */
  readonly bad: number
  /** Where there are snapshots, sound or not. */
  readonly seqs: readonly number[]
}

/**
 * Reads the latest sound snapshot of a fight and the rows after it; null when there is no sound snapshot at all.
 * A snapshot is passed over when it is damaged, or when later rows lead back behind it.
 */
export async function readFight(journal: JournalStore, fight: string): Promise<FightOpening | null> {
  const snapshots = (await journal.range('snapshots', [fight])).map(asSnapshot).filter(found => found !== undefined)
  for (const snapshot of snapshots.toSorted((a, b) => b.seq - a.seq)) {
    const lines = await journal.range('rows', [fight], Math.max(snapshot.seq, 1))
    const opening = openingAt(snapshot, lines)
    if (opening && !leadsBehind(opening.tail, snapshot.done))
      return { ...opening, seqs: snapshots.map(({ seq }) => seq) }
  }
  return null
}

/** `lines`: the stored rows from the one the snapshot stands on; from the first one for the start of the fight. */
export function openingAt(snapshot: StoredSnapshot, lines: readonly unknown[]): Omit<FightOpening, 'seqs'> | undefined {
  const onRow = snapshot.seq > 0
  const base = onRow ? lines[0] : ''
  if (typeof base !== 'string' || !isSound(snapshot, base)) return undefined
  // A sound snapshot vouches for the row it stands on.
  const at = chainEndOf(base) ?? { seq: 0, fence: 0, sum: snapshot.sum }
  const { lines: tail, end, bad } = readChain(at, onRow ? lines.slice(1) : lines)
  return { snapshot, tail, base, at, end, fence: tail.at(-1)?.fence ?? at.fence, bad }
}

function leadsBehind(tail: readonly JournalLine[], done: number): boolean {
  return rowsOf(tail).some(row => (row.row === 'undo' || row.row === 'redo') && row.to.done < done)
}
