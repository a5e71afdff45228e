import { type JournalStore, type Ports, unwritten } from '../ports'
import { type FightHeader, headerChanges, mirrorHeader } from '../records/mirrorFile'
import { addLines } from '../records/readFight'
import { type FightRecord, JOURNAL_VERSION, snapshotOf } from '../records/records'
import type { Connection } from './connection'
import type { Library, NewFightRecord, Persistence } from './library'

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

/** How fights come into the library. */
export interface FightCreation {
  /** Resolves with its id, also when it could not be saved. */
  createFight(given: NewFightRecord): Promise<string>
  /** A fight with these lines. Without any it is kept as unsaved when it cannot be written; with some it rejects. */
  createFrom(header: FightHeader, lines?: readonly string[]): Promise<void>
}

export function createFightCreation(given: {
  ports: Pick<Ports, 'newId' | 'clock' | 'hint' | 'mirror'>
  connection: Pick<Connection, 'journal' | 'mustWrite' | 'save' | 'memoryOnly'>
  unsavedFights: UnsavedFights
  persistence: Pick<Persistence, 'ask'>
  openFight: Library['openFight']
}): FightCreation {
  const { connection, unsavedFights, persistence, openFight } = given
  const { newId, clock, hint, mirror } = given.ports
  return { createFight, createFrom }

  async function createFight({ id, name, ruleset, tags, start, map, rows = [] }: NewFightRecord): Promise<string> {
    const record: FightRecord = {
      id: await freeId(id),
      name,
      ruleset,
      journal: JOURNAL_VERSION,
      map: map.id,
      created: clock.now(),
      ...(tags && { tags: [...tags] }),
    }
    await createFrom({
      record,
      map: { ...map, pictures: [...map.pictures] },
      start: snapshotOf(0, '', 0, start),
    })
    if (rows.length === 0) return record.id
    const opened = await openFight(record.id)
    if (opened.kind !== 'open') throw new Error(opened.words)
    opened.fight.append(rows)
    await opened.fight.close()
    return record.id
  }

  /** What was deleted for good leaves a row behind, for windows that still play it: its id is nobody's any more. */
  async function freeId(wanted: string | undefined): Promise<string> {
    if (wanted === undefined) return newId()
    const isTaken = await connection
      .journal()
      .last('rows', [wanted])
      .catch(() => undefined)
    return isTaken === undefined ? wanted : newId()
  }

  async function createFrom(header: FightHeader, lines: readonly string[] = []): Promise<void> {
    const { id } = header.record
    connection.mustWrite()
    try {
      await connection.save([...headerChanges(header), ...addLines(id, lines)])
    } catch (error) {
      // With rows it is a copy of something that exists: nothing is lost when it cannot be made.
      if (lines.length > 0) throw error
      unsavedFights.set(id, { ...header, why: unwritten(error) })
      return
    }
    if (connection.memoryOnly) return
    hint.write([...hint.read(), id])
    await mirror.replace(id, [mirrorHeader(header), ...lines]).catch(() => undefined)
    await persistence.ask()
  }
}
