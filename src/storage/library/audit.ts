import { LOST } from '~/words/en/store'
import { mirroredRows } from '../fight/mirrorWriter'
import { isWritten } from '../fight/takeLock'
import { chainEndOf } from '../journal'
import { type FightHint, type JournalStore, type Lock, type Mirror, pairs } from '../ports'
import { asFight } from '../records/records'

/** How many fights the database lacks of what a second copy, or the hint outside, says. */
interface Loss {
  /** Have more in a second copy. */
  readonly behind?: number
  /** Cannot be listed, their record being lost. */
  readonly unlisted?: number
  /** Cannot be found at all. */
  readonly gone?: number
}

/** What this browser has lost of the one kind that was found, as a sentence. */
export function lossInWords({ behind, unlisted, gone = 0 }: Loss): string {
  if (behind !== undefined) return LOST.behind(behind)
  if (unlisted !== undefined) return LOST.unlisted(unlisted)
  return LOST.gone(gone)
}

/** What could not be saved before windows were closed: fight, its name, and how many actions. */
export function unsavedInWords(lost: readonly (readonly [string, string, number])[]): string {
  return lost.map(([, name, actions]) => LOST.unsaved(actions, name)).join(' ')
}

/** A fight of which the mirror holds more than the database. Counts are rows. */
export interface Behind {
  readonly fight: string
  readonly saved: number
  readonly mirrored: number
}

/** What was found when storage was opened. */
export type Audit =
  | { readonly kind: 'sound' }
  | { readonly kind: 'empty first visit' }
  /** This browser keeps nothing; play is possible. */
  | { readonly kind: 'memory only'; readonly words: string }
  /** Written by a newer Fray: everything can be looked at and exported, nothing changes. */
  | { readonly kind: 'newer'; readonly words: string }
  /** Something that was kept is gone. `fights` can be restored from their mirrors. */
  | { readonly kind: 'disagreement'; readonly words: string; readonly fights: readonly Behind[] }

/**
 * Compares the database with the mirrors and the hint outside: an emptied database must never look like a
 * first visit.
 */
export async function auditLibrary(journal: JournalStore, mirror: Mirror, hint: FightHint): Promise<Audit> {
  const [records, mirrors] = await Promise.all([journal.range('fights', []), mirror.list().catch(() => [])])
  const known = new Set(records.map(record => asFight(record)?.id))
  const fights = await Promise.all(
    mirrors.map(async ({ fight, last }) => ({
      fight,
      saved: known.has(fight) ? (chainEndOf(await journal.last('rows', [fight]))?.seq ?? 0) : 0,
      mirrored: mirroredRows(last),
    })),
  )
  const accepted = new Map(pairs(await journal.range('meta', ['accepted'])))
  const behind = fights.filter(
    ({ fight, saved, mirrored }) => (!known.has(fight) || mirrored > saved) && accepted.get(fight) !== String(mirrored),
  )
  if (behind.length > 0) return disagreement({ behind: behind.length }, behind)
  const hinted = hint.read().filter(id => !known.has(id) && !accepted.has(id))
  const left = await Promise.all(hinted.map(id => journal.last('snapshots', [id])))
  const unlisted = hinted.filter((_, i) => left[i] !== undefined)
  if (unlisted.length > 0)
    return disagreement(
      { unlisted: unlisted.length },
      unlisted.map(fight => ({ fight, saved: 0, mirrored: 0 })),
    )
  if (hinted.length > 0) return disagreement({ gone: hinted.length }, [])
  return { kind: records.length > 0 ? 'sound' : 'empty first visit' }
}

/** What windows could not save before they were closed, as a sentence, once; empty when there is nothing of the kind. */
export async function lostActions(lock: Lock, hint: FightHint): Promise<string> {
  const all = hint.readUnsaved()
  // A window that is still open has its actions in memory.
  const open = await Promise.all(all.map(([fight]) => isWritten(lock, fight).catch(() => true)))
  const lost = all.filter((_, i) => !open[i])
  if (lost.length === 0) return ''
  hint.writeUnsaved(all.filter((_, i) => open[i]))
  return unsavedInWords(lost)
}

function disagreement(loss: Loss, fights: readonly Behind[]): Audit {
  return { kind: 'disagreement', words: lossInWords(loss), fights }
}
