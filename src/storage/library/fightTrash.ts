import { LOST, SAVING } from '~/words/en/store'
import type { Entries } from '../entries/entries'
import type { ManagedFight } from '../fight/fightHandle'
import { takeLock } from '../fight/takeLock'
import { chainEndOf, claim } from '../journal'
import { type Change, type Ports, Unexpected, withTimeout } from '../ports'
import { mirrorHeader, readMirror } from '../records/mirrorFile'
import { addLines } from '../records/readFight'
import { asFight, asSnapshot, type FightRecord, JOURNAL_VERSION } from '../records/records'
import type { Connection } from './connection'
import type { FightCreation, UnsavedFights } from './createFights'
import type { Library } from './library'

/** What the library has at hand. */
export interface MaintenanceContext {
  readonly ports: Ports
  readonly connection: Pick<Connection, 'audit' | 'journal' | 'mustWrite' | 'save'>
  /** By their ids. */
  readonly opened: ReadonlyMap<string, ManagedFight>
  readonly unsavedFights: UnsavedFights
  entries(): Promise<Pick<Entries, 'texts'>>
  readonly createFrom: FightCreation['createFrom']
  retry(): Promise<void>
}

/** What the trash asks of the rest of maintenance. */
interface Means extends Pick<MaintenanceContext, 'connection' | 'opened' | 'ports' | 'unsavedFights' | 'retry'> {
  readonly restoreFight: Library['restoreFight']
  /** Whether anything of it can be read. */
  isReadable(id: string): Promise<boolean>
}

export type FightTrash = Pick<Library, 'trashFight' | 'giveBackFight' | 'deleteForGood' | 'emptyTrash'>

/** Fights are put aside with the time in their record, in both copies, and stay whole until they are deleted for good. */
export function fightTrash({ ports, connection, opened, unsavedFights, retry, restoreFight, isReadable }: Means) {
  const { journal, mustWrite } = connection
  const { clock, mirror, hint } = ports
  const trash: FightTrash = {
    async trashFight(id) {
      mustWrite()
      const held = opened.get(id)
      await held?.close()
      if (unsavedFights.has(id) || held?.unsaved) throw new Error(LOST.trashUnsaved)
      // Of some only the second copy is left, or the rows: they lie in the trash as whole as they can be.
      if (!asFight(await journal().get('fights', [id]))) {
        if (!(await isReadable(id))) return trash.deleteForGood(id)
        await restoreFight(id)
      }
      await putAside(id, clock.now())
    },
    async giveBackFight(id) {
      mustWrite()
      await putAside(id, undefined)
    },
    deleteForGood: id => remove(id, () => true),
    async emptyTrash(ids) {
      for (const id of ids) await remove(id, record => record?.trashed !== undefined)
    },
  }
  return { ...trash, purge }

  /** What lies in the trash since before this moment is deleted for good. Milliseconds since 1970. */
  async function purge(before: number): Promise<void> {
    const isOver = (record: FightRecord | undefined) => (record?.trashed ?? before) < before
    for (const value of await journal().range('fights', [])) {
      const record = asFight(value)
      if (record && isOver(record)) await remove(record.id, isOver)
    }
  }

  async function putAside(id: string, trashed: number | undefined): Promise<void> {
    const lock = await takeLock(ports.lock, id, true)
    try {
      const found = asFight(await journal().get('fights', [id]))
      if (!found) throw new Error(SAVING.gone)
      if (found.journal > JOURNAL_VERSION) throw new Error(SAVING.newer)
      const { trashed: _, ...rest } = found
      const record: FightRecord = { ...rest, ...(trashed !== undefined && { trashed }) }
      const { fence, line } = await fencing(id)
      await ask(journal().write([{ store: 'fights', put: [id], value: record }, ...fence]))
      await markMirror(record, line)
    } catch (error) {
      lock?.release()
      // Another window has just written once more.
      if (error instanceof Unexpected) return putAside(id, trashed)
      throw error
    }
    lock?.release()
  }

  /** A second copy knows it too: what comes back from there lies where it lay. */
  async function markMirror(record: FightRecord, line: string): Promise<void> {
    const { id } = record
    const lines = await mirror.read(id).catch(() => [])
    const mirrored = readMirror(lines)
    if (!mirrored) return
    const end = await journal().last('rows', [id])
    const before = chainEndOf(end)?.seq ?? 0
    // One that is behind is brought up when the fight is opened.
    const isUpToDate = end === line && mirrored.chain.end.seq === before - 1
    const rows = [...lines.slice(1), ...(isUpToDate ? [line] : [])]
    await mirror.replace(id, [mirrorHeader({ ...mirrored, record }), ...rows]).catch(() => undefined)
    await mirror.release(id).catch(() => undefined)
  }

  /** A line in the place of the next row: a window that still plays the fight finds it taken, and stops. */
  async function fencing(id: string) {
    const [last, start] = await Promise.all([journal().last('rows', [id]), journal().get('snapshots', [id, 0])])
    const end = chainEndOf(last) ?? { seq: await rowsIn(id), fence: 0, sum: asSnapshot(start)?.sum ?? 0 }
    const { line } = claim(end, end.fence + 1, ports.newId())
    return { line, fence: addLines(id, [line], end.seq), end }
  }

  /** The number of the last row, also where none says what it is. */
  async function rowsIn(id: string): Promise<number> {
    let { length } = await journal().range('rows', [id])
    while ((await journal().get('rows', [id, length + 1])) !== undefined) length++
    return length
  }

  /** Deletes it, if it is meant as it is now: another window may have given it back. */
  async function remove(id: string, isMeant: (record: FightRecord | undefined) => boolean): Promise<void> {
    mustWrite()
    const record = asFight(await journal().get('fights', [id]))
    if (!isMeant(record)) return
    const lock = await takeLock(ports.lock, id, true)
    const { fence, end } = await fencing(id)
    const changes: Change[] = [
      { store: 'fights', remove: [id] },
      { store: 'rows', remove: [id] },
      { store: 'snapshots', remove: [id] },
      { store: 'meta', remove: ['draft', id] },
      { store: 'meta', remove: ['accepted', id] },
      { store: 'meta', remove: ['progress', id] },
      // Stays behind, for the window that still plays it.
      ...fence,
    ]
    if (record && !(await isMapShared(record))) changes.push({ store: 'maps', remove: [record.map] })
    try {
      await ask(journal().write(changes, [{ store: 'rows', key: [id, end.seq + 1], value: undefined }]))
    } catch (error) {
      lock?.release()
      // Such a window has just written once more.
      if (error instanceof Unexpected) return remove(id, isMeant)
      throw error
    }
    await opened.get(id)?.dispose()
    unsavedFights.delete(id)
    hint.write(hint.read().filter(other => other !== id))
    await mirror.remove(id).catch(() => undefined)
    lock?.release()
    await retry()
  }

  async function isMapShared(record: FightRecord): Promise<boolean> {
    const all = (await journal().range('fights', [])).map(asFight)
    return all.some(other => other && other.id !== record.id && other.map === record.map)
  }

  function ask<T>(answer: Promise<T>): Promise<T> {
    return withTimeout(clock, answer)
  }
}
