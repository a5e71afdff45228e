import { copied } from './copier'
import { headOf } from './kept'
import type { JournalStore, Mirror, Witness } from './ports'
import { asFight } from './records'

/** A fight of which the second copy holds more than the database. Counts are rows. */
export interface Lacking {
  readonly fight: string
  readonly saved: number
  readonly copied: number
}

/** What was found when storage was opened. */
export type Found =
  | { readonly kind: 'sound' }
  | { readonly kind: 'empty first visit' }
  /** This browser keeps nothing; play is possible. */
  | { readonly kind: 'memory only'; readonly words: string }
  /** Written by a newer Fray: everything can be looked at and exported, nothing changes. */
  | { readonly kind: 'newer'; readonly words: string }
  /** Something that was kept is gone. `fights` can be restored from their second copies. */
  | { readonly kind: 'disagreement'; readonly words: string; readonly fights: readonly Lacking[] }

/**
 * Compares the database with the second copies and the hint outside: an emptied database must never look like a
 * first visit.
 */
export async function compare(journal: JournalStore, mirror: Mirror, witness: Witness): Promise<Found> {
  const [records, copies] = await Promise.all([journal.range('fights', []), mirror.list().catch(() => [])])
  const known = new Set(records.map(record => asFight(record)?.id))
  const fights = await Promise.all(
    copies.map(async ({ fight, last }) => ({
      fight,
      saved: known.has(fight) ? (headOf(await journal.last('rows', [fight]))?.seq ?? 0) : 0,
      copied: copied(last),
    })),
  )
  const lacking = fights.filter(found => !known.has(found.fight) || found.copied > found.saved)
  if (lacking.length > 0) {
    const words = `This browser has lost saved actions of ${count(lacking.length, 'fight')}. A second copy still holds them.`
    return { kind: 'disagreement', words, fights: lacking }
  }
  const gone = witness.read().filter(id => !known.has(id))
  if (gone.length > 0) {
    const words = `${count(gone.length, 'fight')} that this browser kept cannot be found any more. If you saved a file, open it here.`
    return { kind: 'disagreement', words, fights: [] }
  }
  return { kind: records.length > 0 ? 'sound' : 'empty first visit' }
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}
