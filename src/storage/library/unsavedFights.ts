import type { JournalStore } from '../ports/ports'
import type { FightHeader } from '../records/fightHeader'

/** A fight that could not be written when it was made, and why. */
export interface UnsavedFight extends FightHeader {
  readonly why: string
}

/** By their ids. */
export type UnsavedFights = Map<string, UnsavedFight>

/** Forgets those that are in the database by now. */
export async function forgetSaved(unsavedFights: UnsavedFights, journal: JournalStore): Promise<void> {
  for (const id of unsavedFights.keys()) if ((await journal.get('fights', [id])) !== undefined) unsavedFights.delete(id)
}
