import type { JournalStore } from '../ports/ports'
import { asFight, asProgress, type FightRecord, JOURNAL_VERSION } from '../records/records'
import type { ListedFight } from './library'
import { NEWER } from './audit'
import type { UnsavedFights } from './unsavedFights'

/** All fights, the latest changed first: those of the database, and those that could not be written. */
export async function listFights(journal: JournalStore, unsavedFights: UnsavedFights): Promise<ListedFight[]> {
  const [fights, progress] = await Promise.all([journal.range('fights', []), journal.range('meta', ['progress'])])
  const known = new Map(progress.map(value => [asProgress(value)?.id, asProgress(value)]))
  const listed = [...unsavedFights.values()].map(({ record, why }): ListedFight => ({ ...entry(record), problem: why }))
  for (const value of fights) {
    const record = asFight(value)
    if (record) listed.push(entry(record))
  }
  return listed.toSorted((a, b) => b.changed - a.changed)

  function entry(record: FightRecord): ListedFight {
    const { changed = record.created, commands = 0 } = known.get(record.id) ?? {}
    const problem = record.journal > JOURNAL_VERSION ? { problem: NEWER } : undefined
    return { ...record, changed, commands, ...problem }
  }
}
