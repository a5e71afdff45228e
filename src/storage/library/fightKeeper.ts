import { LOST } from '~/words/en/store'
import type { FightLabel } from '../fight/fightHandle'
import { takeLock } from '../fight/takeLock'
import { chainEndOf } from '../journal'
import type { Change, JournalStore } from '../ports'
import { mirrorHeader, readMirror } from '../records/mirrorFile'
import { addLines } from '../records/readFight'
import { asFight, type FightRecord, summed } from '../records/records'
import type { FightReader } from './fightReader'
import type { MaintenanceContext } from './fightTrash'

/** Copies, relabels and restores fights, each in both copies. */
export class FightKeeper {
  constructor(
    private readonly library: Pick<MaintenanceContext, 'connection' | 'createFrom' | 'opened' | 'ports'>,
    private readonly reader: FightReader,
  ) {}

  /** A copy of a fight under a new id: all of it, or what is sound of it. Its rows keep their checksums if they can. */
  async copyFight(id: string, name: string, which: 'whole' | 'sound'): Promise<string> {
    const { createFrom, opened, ports } = this.library
    const held = opened.get(id)
    await held?.settled()
    if (which === 'whole' && held?.unsaved) throw new Error(LOST.copyUnsaved)
    const saved = which === 'sound' ? await this.reader.salvaged(id) : undefined
    const whole = saved ? undefined : await this.reader.readStored(id)
    const stored = saved ?? whole
    if (!stored || whole?.isDamaged) throw new Error(LOST.notWhole)
    const copy = ports.newId()
    // A bare grid in the place of a map is another map.
    const map = saved?.isMapLost ? { ...stored.map, id: copy } : stored.map
    const { trashed: _, ...known } = stored.record
    const record: FightRecord = { ...known, id: copy, name, map: map.id, created: ports.clock.now() }
    await createFrom(
      { record, map, start: stored.start },
      stored.lines.map(({ line }) => line),
    )
    return record.id
  }

  /** Its record and its mirror have the new label. */
  async relabel(id: string, change: (record: FightRecord) => FightLabel): Promise<void> {
    const { connection, opened, ports } = this.library
    const record = asFight(await this.journal().get('fights', [id]))
    if (!record) throw new Error(LOST.notSavedYet)
    const label = change(record)
    await connection.save([{ store: 'fights', put: [id], value: { ...record, ...label } }])
    const held = opened.get(id)
    if (held) return held.relabelled(label)
    // Its mirror has them too; unless another window plays the fight, and has it in hand.
    const lock = await takeLock(ports.lock, id, false)
    if (!lock) return
    const lines = await ports.mirror.read(id).catch(() => [])
    const mirrored = readMirror(lines)
    if (mirrored) {
      const header = mirrorHeader({ ...mirrored, record: { ...mirrored.record, ...label } })
      await ports.mirror.replace(id, [header, ...lines.slice(1)]).catch(() => undefined)
      await ports.mirror.release(id).catch(() => undefined)
    }
    lock.release()
  }

  /** Writes what both copies together have and the database lacks. @returns the number of rows brought back */
  async restoreFight(id: string): Promise<number> {
    const { connection, ports } = this.library
    connection.mustWrite()
    const saved = await this.reader.salvaged(id)
    if (!saved) throw new Error(LOST.nothing)
    const { record, map, start, lines } = saved
    const present = await this.reader.readParts(id)
    const held = new Set(present.rows.map(line => chainEndOf(line)?.seq))
    const fits =
      saved.skipped === 0 && present.rows.every(line => lines[(chainEndOf(line)?.seq ?? 0) - 1]?.line === line)
    if (!fits && present.record) throw new Error(LOST.otherFight)
    const back: Change[] = []
    if (!present.record) back.push({ store: 'fights', put: [id], value: record })
    let added = 0
    // Where it does not fit nothing else is touched: opened, the fight says what is damaged, and goes on as a copy.
    if (fits) {
      if (!present.map && !saved.isMapLost) back.push({ store: 'maps', put: [map.id], value: summed(map) })
      if (!present.start) back.push({ store: 'snapshots', put: [id, 0], value: start })
      for (const { seq, line } of lines) {
        if (held.has(seq)) continue
        back.push(...addLines(id, [line], seq - 1))
        added++
      }
    }
    await connection.save(back)
    if (!ports.hint.read().includes(id)) ports.hint.write([...ports.hint.read(), id])
    return added
  }

  private journal(): JournalStore {
    return this.library.connection.journal()
  }
}
