import type { Snapshot } from '~/engine'
import { LOST } from '~/words/en/store'
import type { FightLabel } from '../fight/fightHandle'
import { takeLock } from '../fight/takeLock'
import { chainEndOf, readChain, rowsOf } from '../journal'
import { type Change, withTimeout } from '../ports'
import { beginningIn, mirrorHeader, readMirror } from '../records/mirrorFile'
import { addLines, readFight } from '../records/readFight'
import { asFight, asMap, asSnapshot, type FightRecord, picturesNamed, summed } from '../records/records'
import { fightTrash, type MaintenanceContext } from './fightTrash'
import type { LatestFight, Library, RawFight, WholeFight } from './library'
import { listFights } from './listFights'
import { inWords, type Salvage, salvage } from './salvage'

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

/** What is done to fights and pictures besides playing with them. */
export type Maintenance = { purge(before: number): Promise<void> } & Pick<
  Library,
  | 'duplicateFight'
  | 'renameFight'
  | 'tagFight'
  | 'freeName'
  | 'trashFight'
  | 'giveBackFight'
  | 'deleteForGood'
  | 'emptyTrash'
  | 'restoreFight'
  | 'recoverFight'
  | 'readLatest'
  | 'readWhole'
  | 'readRaw'
  | 'acceptLoss'
  | 'listPictures'
  | 'deleteUnusedPictures'
>

export function maintenance(context: MaintenanceContext): Maintenance {
  const { ports, connection, opened, unsavedFights, createFrom, retry } = context
  const { journal, mustWrite, save } = connection
  const { clock, mirror, assets, hint, maps } = ports
  const ask = <T>(answer: Promise<T>) => withTimeout(clock, answer)
  const isReadable = async (id: string) => (await salvaged(id)) !== undefined
  const trash = fightTrash({ ports, connection, opened, unsavedFights, retry, restoreFight, isReadable })

  return {
    duplicateFight: (id, name) => copyFight(id, name, 'whole'),
    async freeName(name) {
      const fights = await listFights(journal(), unsavedFights)
      return freeName(
        name,
        fights.map(fight => fight.name),
      )
    },
    renameFight: (id, name) => relabel(id, ({ tags }) => ({ name, tags })),
    tagFight: (id, tags) => relabel(id, ({ name }) => ({ name, tags: [...tags] })),
    ...trash,
    restoreFight,
    recoverFight: (id, name) => copyFight(id, name, 'sound'),
    readLatest,
    readWhole,
    readRaw,
    async acceptLoss() {
      const { audit } = connection
      if (audit.kind !== 'disagreement') return
      const known = new Set((await journal().range('fights', [])).map(value => asFight(value)?.id))
      hint.write(hint.read().filter(id => known.has(id)))
      await save(
        audit.fights.map(({ fight, mirrored }) => ({
          store: 'meta',
          put: ['accepted', fight],
          value: [fight, String(mirrored)] satisfies [string, string],
        })),
      )
    },
    listPictures,
    async deleteUnusedPictures() {
      const unused = (await listPictures()).filter(picture => !picture.used)
      for (const { id } of unused) await ask(assets.remove(id))
      await retry()
      return unused.reduce((sum, { size }) => sum + size, 0)
    },
  }

  /** A copy of a fight under a new id: all of it, or what is sound of it. Its rows keep their checksums if they can. */
  async function copyFight(id: string, name: string, which: 'whole' | 'sound'): Promise<string> {
    const held = opened.get(id)
    await held?.settled()
    if (which === 'whole' && held?.unsaved) throw new Error(LOST.copyUnsaved)
    const saved = which === 'sound' ? await salvaged(id) : undefined
    const whole = saved ? undefined : await readStored(id)
    const stored = saved ?? whole
    if (!stored || whole?.isDamaged) throw new Error(LOST.notWhole)
    const copy = ports.newId()
    // A bare grid in the place of a map is another map.
    const map = saved?.isMapLost ? { ...stored.map, id: copy } : stored.map
    const { trashed: _, ...known } = stored.record
    const record: FightRecord = { ...known, id: copy, name, map: map.id, created: clock.now() }
    await createFrom(
      { record, map, start: stored.start },
      stored.lines.map(({ line }) => line),
    )
    return record.id
  }

  function salvaged(id: string): Promise<Salvage | undefined> {
    return salvage(id, journal(), ports)
  }

  async function relabel(id: string, change: (record: FightRecord) => FightLabel): Promise<void> {
    const record = asFight(await journal().get('fights', [id]))
    if (!record) throw new Error(LOST.notSavedYet)
    const label = change(record)
    await save([{ store: 'fights', put: [id], value: { ...record, ...label } }])
    const held = opened.get(id)
    if (held) return held.relabelled(label)
    // Its mirror has them too; unless another window plays the fight, and has it in hand.
    const lock = await takeLock(ports.lock, id, false)
    if (!lock) return
    const lines = await mirror.read(id).catch(() => [])
    const mirrored = readMirror(lines)
    if (mirrored) {
      const header = mirrorHeader({ ...mirrored, record: { ...mirrored.record, ...label } })
      await mirror.replace(id, [header, ...lines.slice(1)]).catch(() => undefined)
      await mirror.release(id).catch(() => undefined)
    }
    lock.release()
  }

  async function restoreFight(id: string): Promise<number> {
    mustWrite()
    const saved = await salvaged(id)
    if (!saved) throw new Error(LOST.nothing)
    const { record, map, start, lines } = saved
    const present = await readParts(id)
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
    await save(back)
    if (!hint.read().includes(id)) hint.write([...hint.read(), id])
    return added
  }

  async function readLatest(id: string): Promise<LatestFight> {
    const record = asFight(await journal().get('fights', [id]))
    const map = record && asMap(await journal().get('maps', [record.map]))
    const found = await readFight(journal(), id)
    if (!map || !found) throw new Error(LOST.notWhole)
    const { state, done } = found.snapshot
    // The checksum vouches for the text that `snapshotOf` wrote.
    return { map: map.map, state: JSON.parse(state) as Snapshot, done, rows: rowsOf(found.tail) }
  }

  async function readWhole(id: string): Promise<WholeFight> {
    await opened.get(id)?.settled()
    const { record, map, start, rows, loss } = (await wholeInWindow(id)) ?? (await wholeInJournal(id))
    const pictures = [...new Set([...map.pictures, ...picturesNamed([JSON.stringify([start, rows])])])]
    return { record, map: map.map, pictures, start, rows, loss }
  }

  /** A fight of which something could not be saved: nothing but this window has all of it. */
  async function wholeInWindow(id: string) {
    const held = opened.get(id)
    if (!held?.unsaved) return undefined
    const record =
      asFight(
        await journal()
          .get('fights', [id])
          .catch(() => undefined),
      ) ?? held.record
    const { start, rows } = await held.earlier()
    return { record, map: held.map, start, rows: [...rows, ...held.rows], loss: '' }
  }

  async function wholeInJournal(id: string) {
    const stored = await readStored(id)
    const saved = !stored || stored.isDamaged ? await salvaged(id) : undefined
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

  async function readRaw(id: string): Promise<RawFight> {
    const record = await journal().get('fights', [id])
    const [map, snapshots, rows, lines] = await Promise.all([
      journal().get('maps', [asFight(record)?.map ?? id]),
      journal().range('snapshots', [id]),
      journal().range('rows', [id]),
      mirror.read(id).catch(() => []),
    ])
    return { record, map, snapshots, rows, mirror: lines }
  }

  async function listPictures() {
    const [pictures, maps] = await Promise.all([ask(assets.list()), journal().range('maps', [])])
    const used = new Set(maps.flatMap(value => asMap(value)?.pictures ?? []))
    for (const { map, start } of unsavedFights.values()) note([...map.pictures, ...picturesNamed([start.state])])
    for (const value of await journal().range('fights', [])) {
      const record = asFight(value)
      if (record) note(await picturesOfTokens(record.id))
    }
    note(picturesNamed(await (await context.entries()).texts()))
    // What could not be saved is in this window only.
    for (const fight of opened.values()) note(picturesNamed([JSON.stringify(fight.rows)]))
    return pictures.map(picture => ({ ...picture, used: used.has(picture.id) }))

    function note(ids: Iterable<string>): void {
      for (const id of ids) used.add(id)
    }
  }

  /** Pictures on tokens of a fight, now or at any time that undo leads to. */
  async function picturesOfTokens(id: string): Promise<Set<string>> {
    const [snapshots, lines] = await Promise.all([journal().range('snapshots', [id]), journal().range('rows', [id])])
    const states = snapshots.map(value => asSnapshot(value)?.state ?? '')
    return picturesNamed([...states, ...lines.filter(line => typeof line === 'string')])
  }

  /** What the database holds of a fight, each part if it is sound. */
  async function readParts(id: string) {
    const [record, start, rows] = await Promise.all([
      journal().get('fights', [id]),
      journal().get('snapshots', [id, 0]),
      journal().range('rows', [id]),
    ])
    const known = asFight(record)
    const map = known && asMap(await journal().get('maps', [known.map]))
    return { record: known, map: map && maps.isSound(map.map) ? map : undefined, start: beginningIn(start), rows }
  }

  /** The fight from its first row on. */
  async function readStored(id: string) {
    const { record, map, start, rows } = await readParts(id)
    if (!record || !map || !start) return undefined
    const { lines, bad } = readChain({ seq: 0, sum: start.sum }, rows)
    return { record, map, start, lines, isDamaged: bad > 0 }
  }
}
