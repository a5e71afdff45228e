import { LOST, SAVING } from '~/words/en/store'
import type { Entries } from '../entries/entries'
import type { ManagedFight } from '../fight/fightHandle'
import { takeLock } from '../fight/takeLock'
import { chainEndOf, claim } from '../journal'
import { type Change, type JournalStore, type Ports, Unexpected, withTimeout } from '../ports'
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
interface TrashDeps extends Pick<MaintenanceContext, 'connection' | 'opened' | 'ports' | 'unsavedFights' | 'retry'> {
  readonly restoreFight: Library['restoreFight']
  /** Whether anything of it can be read. */
  isReadable(id: string): Promise<boolean>
}

/** Fights are put aside with the time in their record, in both copies, and stay whole until they are deleted for good. */
export class FightTrash {
  constructor(private readonly means: TrashDeps) {}

  async trashFight(id: string): Promise<void> {
    const { connection, opened, ports, unsavedFights } = this.means
    connection.mustWrite()
    const held = opened.get(id)
    await held?.close()
    if (unsavedFights.has(id) || held?.unsaved) throw new Error(LOST.trashUnsaved)
    // Of some only the second copy is left, or the rows: they lie in the trash as whole as they can be.
    if (!asFight(await connection.journal().get('fights', [id]))) {
      if (!(await this.means.isReadable(id))) return this.deleteForGood(id)
      await this.means.restoreFight(id)
    }
    await this.putAside(id, ports.clock.now())
  }

  async giveBackFight(id: string): Promise<void> {
    this.means.connection.mustWrite()
    await this.putAside(id, undefined)
  }

  async deleteForGood(id: string): Promise<void> {
    await this.remove(id, () => true)
  }

  async emptyTrash(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.remove(id, record => record?.trashed !== undefined)
  }

  /** What lies in the trash since before this moment is deleted for good. Milliseconds since 1970. */
  async purge(before: number): Promise<void> {
    const isOver = (record: FightRecord | undefined) => (record?.trashed ?? before) < before
    for (const value of await this.journal().range('fights', [])) {
      const record = asFight(value)
      if (record && isOver(record)) await this.remove(record.id, isOver)
    }
  }

  private async putAside(id: string, trashed: number | undefined): Promise<void> {
    const lock = await takeLock(this.means.ports.lock, id, true)
    try {
      const found = asFight(await this.journal().get('fights', [id]))
      if (!found) throw new Error(SAVING.gone)
      if (found.journal > JOURNAL_VERSION) throw new Error(SAVING.newer)
      const { trashed: _, ...rest } = found
      const record: FightRecord = { ...rest, ...(trashed !== undefined && { trashed }) }
      const { fence, line } = await this.fencing(id)
      await this.ask(this.journal().write([{ store: 'fights', put: [id], value: record }, ...fence]))
      await this.markMirror(record, line)
    } catch (error) {
      lock?.release()
      // Another window has just written once more.
      if (error instanceof Unexpected) return this.putAside(id, trashed)
      throw error
    }
    lock?.release()
  }

  /** A second copy knows it too: what comes back from there lies where it lay. */
  private async markMirror(record: FightRecord, line: string): Promise<void> {
    const { id } = record
    const lines = await this.means.ports.mirror.read(id).catch(() => [])
    const mirrored = readMirror(lines)
    if (!mirrored) return
    const end = await this.journal().last('rows', [id])
    const before = chainEndOf(end)?.seq ?? 0
    // One that is behind is brought up when the fight is opened.
    const isUpToDate = end === line && mirrored.chain.end.seq === before - 1
    const rows = [...lines.slice(1), ...(isUpToDate ? [line] : [])]
    await this.means.ports.mirror.replace(id, [mirrorHeader({ ...mirrored, record }), ...rows]).catch(() => undefined)
    await this.means.ports.mirror.release(id).catch(() => undefined)
  }

  /** A line in the place of the next row: a window that still plays the fight finds it taken, and stops. */
  private async fencing(id: string) {
    const [last, start] = await Promise.all([
      this.journal().last('rows', [id]),
      this.journal().get('snapshots', [id, 0]),
    ])
    const end = chainEndOf(last) ?? { seq: await this.rowsIn(id), fence: 0, sum: asSnapshot(start)?.sum ?? 0 }
    const { line } = claim(end, end.fence + 1, this.means.ports.newId())
    return { line, fence: addLines(id, [line], end.seq), end }
  }

  /** The number of the last row, also where none says what it is. */
  private async rowsIn(id: string): Promise<number> {
    let { length } = await this.journal().range('rows', [id])
    while ((await this.journal().get('rows', [id, length + 1])) !== undefined) length++
    return length
  }

  /** Deletes it, if it is meant as it is now: another window may have given it back. */
  private async remove(id: string, isMeant: (record: FightRecord | undefined) => boolean): Promise<void> {
    this.means.connection.mustWrite()
    const record = asFight(await this.journal().get('fights', [id]))
    if (!isMeant(record)) return
    const lock = await takeLock(this.means.ports.lock, id, true)
    const { fence, end } = await this.fencing(id)
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
    if (record && !(await this.isMapShared(record))) changes.push({ store: 'maps', remove: [record.map] })
    try {
      await this.ask(this.journal().write(changes, [{ store: 'rows', key: [id, end.seq + 1], value: undefined }]))
    } catch (error) {
      lock?.release()
      // Such a window has just written once more.
      if (error instanceof Unexpected) return this.remove(id, isMeant)
      throw error
    }
    await this.means.opened.get(id)?.dispose()
    this.means.unsavedFights.delete(id)
    this.means.ports.hint.write(this.means.ports.hint.read().filter(other => other !== id))
    await this.means.ports.mirror.remove(id).catch(() => undefined)
    lock?.release()
    await this.means.retry()
  }

  private async isMapShared(record: FightRecord): Promise<boolean> {
    const all = (await this.journal().range('fights', [])).map(asFight)
    return all.some(other => other && other.id !== record.id && other.map === record.map)
  }

  private journal(): JournalStore {
    return this.means.connection.journal()
  }

  private ask<T>(answer: Promise<T>): Promise<T> {
    return withTimeout(this.means.ports.clock, answer)
  }
}
