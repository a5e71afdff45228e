import type { Snapshot } from '~/engine'
import { LOST } from '~/words/en/store'
import { readChain, rowsOf } from '../journal'
import type { JournalStore } from '../ports'
import { beginningIn } from '../records/mirrorFile'
import { readFight } from '../records/readFight'
import { asFight, asMap, picturesNamed } from '../records/records'
import type { MaintenanceContext } from './fightTrash'
import type { LatestFight, RawFight, WholeFight } from './library'
import { inWords, type Salvage, salvage } from './salvage'

/** Reads fights as they lie in the storage: whole, as far as they are sound, or part by part. Changes nothing. */
export class FightReader {
  constructor(private readonly library: Pick<MaintenanceContext, 'connection' | 'opened' | 'ports'>) {}

  async readLatest(id: string): Promise<LatestFight> {
    const record = asFight(await this.journal().get('fights', [id]))
    const map = record && asMap(await this.journal().get('maps', [record.map]))
    const found = await readFight(this.journal(), id)
    if (!map || !found) throw new Error(LOST.notWhole)
    const { state, done } = found.snapshot
    // The checksum vouches for the text that `snapshotOf` wrote.
    return { map: map.map, state: JSON.parse(state) as Snapshot, done, rows: rowsOf(found.tail) }
  }

  async readWhole(id: string): Promise<WholeFight> {
    await this.library.opened.get(id)?.settled()
    const { record, map, start, rows, loss } = (await this.wholeInWindow(id)) ?? (await this.wholeInJournal(id))
    const pictures = [...new Set([...map.pictures, ...picturesNamed([JSON.stringify([start, rows])])])]
    return { record, map: map.map, pictures, start, rows, loss }
  }

  async readRaw(id: string): Promise<RawFight> {
    const record = await this.journal().get('fights', [id])
    const [map, snapshots, rows, lines] = await Promise.all([
      this.journal().get('maps', [asFight(record)?.map ?? id]),
      this.journal().range('snapshots', [id]),
      this.journal().range('rows', [id]),
      this.library.ports.mirror.read(id).catch(() => []),
    ])
    return { record, map, snapshots, rows, mirror: lines }
  }

  /** What the database holds of a fight, each part if it is sound. */
  async readParts(id: string) {
    const [record, start, rows] = await Promise.all([
      this.journal().get('fights', [id]),
      this.journal().get('snapshots', [id, 0]),
      this.journal().range('rows', [id]),
    ])
    const known = asFight(record)
    const map = known && asMap(await this.journal().get('maps', [known.map]))
    return {
      record: known,
      map: map && this.library.ports.maps.isSound(map.map) ? map : undefined,
      start: beginningIn(start),
      rows,
    }
  }

  /** The fight from its first row on. */
  async readStored(id: string) {
    const { record, map, start, rows } = await this.readParts(id)
    if (!record || !map || !start) return undefined
    const { lines, bad } = readChain({ seq: 0, sum: start.sum }, rows)
    return { record, map, start, lines, isDamaged: bad > 0 }
  }

  /** What is sound of it in both copies. */
  salvaged(id: string): Promise<Salvage | undefined> {
    return salvage(id, this.journal(), this.library.ports)
  }

  /** A fight of which something could not be saved: nothing but this window has all of it. */
  private async wholeInWindow(id: string) {
    const held = this.library.opened.get(id)
    if (!held?.unsaved) return undefined
    const record =
      asFight(
        await this.journal()
          .get('fights', [id])
          .catch(() => undefined),
      ) ?? held.record
    const { start, rows } = await held.earlier()
    return { record, map: held.map, start, rows: [...rows, ...held.rows], loss: '' }
  }

  private async wholeInJournal(id: string) {
    const stored = await this.readStored(id)
    const saved = !stored || stored.isDamaged ? await this.salvaged(id) : undefined
    const found = saved ?? (stored?.isDamaged ? undefined : stored)
    if (!found) throw new Error(LOST.notWhole)
    const { record, map, start, lines } = found
    // The checksum vouches for the text that `snapshotOf` wrote.
    return {
      record,
      map,
      start: JSON.parse(start.state) as Snapshot,
      rows: rowsOf(lines),
      loss: saved && !(saved.isWhole && !saved.isMapLost) ? inWords(saved) : '',
    }
  }

  private journal(): JournalStore {
    return this.library.connection.journal()
  }
}
