import { SAVING } from '~/words/en/store'
import { type JournalStore, pairs } from '../ports'
import { asFight, asProgress, type FightRecord, JOURNAL_VERSION } from '../records/records'
import type { ListedFight } from './library'
import type { UnsavedFights } from './createFights'

/** All fights, the latest changed first: those of the database, and those that could not be written. */
export async function listFights(journal: JournalStore, unsavedFights: UnsavedFights): Promise<ListedFight[]> {
  const [fights, progress, accepted] = await Promise.all([
    journal.range('fights', []),
    journal.range('meta', ['progress']),
    journal.range('meta', ['accepted']),
  ])
  const known = new Map(progress.map(value => [asProgress(value)?.id, asProgress(value)]))
  const listed = [...unsavedFights.values()].map(({ record, why }): ListedFight => ({ ...entry(record), problem: why }))
  for (const value of fights) {
    const record = asFight(value)
    if (record) listed.push(entry(record))
  }
  const here = new Set(listed.map(({ id }) => id))
  for (const [id] of pairs(accepted)) if (!here.has(id)) listed.push(onlyCopy(id))
  return listed.toSorted((a, b) => b.changed - a.changed)

  function entry(record: FightRecord): ListedFight {
    const { changed = record.created, commands = 0 } = known.get(record.id) ?? {}
    const problem = record.journal > JOURNAL_VERSION ? { problem: SAVING.newer } : undefined
    return { ...record, changed, commands, ...problem }
  }
}

/** The GM went on without it, and its second copy is still there. */
function onlyCopy(id: string): ListedFight {
  const unknown = { ruleset: '', journal: JOURNAL_VERSION, map: '', created: 0, changed: 0, commands: 0 }
  return { id, name: SAVING.secondLeft, ...unknown, problem: SAVING.canComeBack }
}

/** Letters of a name at most; a file of a fight with a longer one is not taken back. */
const MOST_LETTERS = 190

/** The name under which a copy stands beside others: its own while no other has it, else with a number, "Bridge (2)". */
export function freeName(name: string, taken: readonly string[]): string {
  const own = name.slice(0, MOST_LETTERS)
  if (!taken.includes(own)) return own
  const stem = own.replace(/ \(\d+\)$/, '')
  let number = 2
  while (taken.includes(`${stem} (${number})`)) number++
  return `${stem} (${number})`
}
