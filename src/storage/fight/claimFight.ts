import { claim } from '../journal'
import { type Change, Unexpected, unwritten } from '../ports'
import { addLines, type FightOpening } from '../records/readFight'
import { type FightRecord, JOURNAL_VERSION } from '../records/records'
import type { Writing } from './openFight'

/**
 * Puts a line where a window that wrote the fight before would add its next row, so that it cannot any more: it may be
 * asleep and not have heard that it has lost the lock. From then on an older Fray may no longer write the fight.
 * When it cannot be written the fight is opened all the same, in memory.
 *
 * @param by a name that no other claim has
 * @throws Unexpected when the window before has just added a row
 */
export async function claimFight(
  record: FightRecord,
  unclaimed: FightOpening,
  by: string,
  write: (changes: readonly Change[]) => Promise<void>,
): Promise<{ readonly opening: FightOpening; readonly writing: Omit<Writing, 'release'> }> {
  const { id } = record
  const raised: Change[] =
    record.journal < JOURNAL_VERSION
      ? [{ store: 'fights', put: [id], value: { ...record, journal: JOURNAL_VERSION } }]
      : []
  const fence = unclaimed.fence + 1
  const line = claim(unclaimed.end, fence, by)
  const opening: FightOpening = { ...unclaimed, tail: [...unclaimed.tail, line], end: line, fence }
  try {
    await write([...addLines(id, [line.line], unclaimed.end.seq), ...raised])
    return { opening, writing: { fence, saved: line.seq, why: '' } }
  } catch (error) {
    if (error instanceof Unexpected) throw error
    return { opening, writing: { fence, saved: unclaimed.end.seq, why: unwritten(error) } }
  }
}
