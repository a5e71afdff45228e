import type { Row, Snapshot } from '~/engine'
import { addLines } from './addLines'
import { answered } from './answered'
import { type Beginning, beginningChanges } from './beginning'
import { copied } from './copier'
import { compare, type Found } from './found'
import { headOf, keep } from './kept'
import { lockName } from './lockName'
import { type Observable, observable } from './observable'
import { type HeldFight, type OpenFight, type OpenFightContext, openFightFrom } from './openFight'
import { pairs } from './pairs'
import { pictureId } from './pictureId'
import { patientJournal, patientMirror } from './patient'
import { type Change, type JournalStore, type Ports, Unexpected } from './ports'
import { readFight, type Opening } from './readFight'
import { asFight, asMap, asProgress, type FightRecord, JOURNAL_VERSION, snapshotOf, type StoredMap } from './records'
import { copyHeader } from './secondCopy'
import { unwritten } from './unwritten'

/** A fight in the library. */
export interface ListedFight extends FightRecord {
  /** Milliseconds since 1970, for display only. */
  readonly changed: number
  /** Commands complete at the latest snapshot. */
  readonly commands: number
  /** Why it cannot be opened for play; absent when nothing is known against it. */
  readonly problem?: string
}

/** What opening a fight led to. Counts are rows of the journal. */
export type Opened =
  | { readonly kind: 'open'; readonly fight: OpenFight }
  /** The chain of rows is broken. Go on with a copy: `recoverFight`. */
  | {
      readonly kind: 'damaged'
      readonly sound: number
      readonly bad: number
      readonly copied: number
      readonly words: string
    }
  /** The second copy holds more: `restoreFight`, or open it `as it is`. */
  | { readonly kind: 'shorter'; readonly saved: number; readonly copied: number; readonly words: string }
  /** Not in the database; `copied` is null when there is no second copy either. */
  | { readonly kind: 'missing'; readonly copied: number | null; readonly words: string }

/** All of one fight, for a file. */
export interface WholeFight {
  readonly record: FightRecord
  readonly map: unknown
  /** Ids of the pictures of the map and of tokens, past ones included; some may not be kept. */
  readonly pictures: readonly string[]
  readonly start: Snapshot
  readonly rows: readonly Row[]
}

export interface NewFightRecord {
  readonly name: string
  readonly ruleset: string
  /** State before the first row. */
  readonly start: Snapshot
  /** The map as plain data, and the ids of the pictures it shows. */
  readonly map: { readonly id: string; readonly map: unknown; readonly pictures: readonly string[] }
  /** The journal so far, when the fight comes from a file. */
  readonly rows?: readonly Row[]
}

/** The fights this browser keeps. Promises reject with a sentence for the GM when storage fails. */
export interface Library {
  /** What was found at the start. */
  readonly found: Found
  /** Something the GM must be told about storage as a whole; empty when there is nothing. */
  readonly notice: Observable<string>
  listFights(): Promise<readonly ListedFight[]>
  /** Resolves with its id, also when it could not be saved: it is then open in memory, and its status says so. */
  createFight(given: NewFightRecord): Promise<string>
  duplicateFight(id: string, name: string): Promise<string>
  /** What a copy of this name is called, so that it is told from all fights that are here. */
  freeName(name: string): Promise<string>
  renameFight(id: string, name: string): Promise<void>
  /** Resolves with the way to give it back, as long as this page is open. */
  deleteFight(id: string): Promise<() => Promise<void>>
  /**
   * Opens a fight. Another window may be its writer: then this one only reads, unless it takes over. `as it is` goes on
   * with the database although the second copy holds more, and writes that copy anew.
   */
  openFight(id: string, how?: 'take over' | 'as it is'): Promise<Opened>
  /** Brings back what the second copy holds and the database lacks. Resolves with the number of rows brought back. */
  restoreFight(id: string): Promise<number>
  /** The sound rows of a damaged fight as a new fight, from whichever source has more. The old one stays as it is. */
  recoverFight(id: string, name: string): Promise<string>
  readWhole(id: string): Promise<WholeFight>
  /** What the database holds of a fight, sound or not, for a file that a person looks into. */
  readRaw(id: string): Promise<{ record: unknown; snapshots: unknown[]; rows: unknown[] }>
  readMap(id: string): Promise<StoredMap | undefined>
  /** Resolves with the picture's id: the hash of its content. */
  putPicture(picture: Blob): Promise<string>
  getPicture(id: string): Promise<Blob | undefined>
  /** Sizes in bytes; `used`: a map shows it, or a token did at some time in a fight. */
  listPictures(): Promise<readonly { readonly id: string; readonly size: number; readonly used: boolean }[]>
  /** Deletes the pictures that are not used. Resolves with the bytes freed. */
  deleteUnusedPictures(): Promise<number>
  setPreference(name: string, value: string): Promise<void>
  preferences(): Promise<ReadonlyMap<string, string>>
  /** The GM asks to save again: everything missed is written. */
  retry(): Promise<void>
  close(): Promise<void>
}

const NO_STORAGE =
  'This browser keeps nothing here (a private window, or storage is blocked): everything is gone when the page closes. Save a file.'
const NEWER = 'These fights were saved by a newer Fray. They can be looked at and exported, but not changed here.'
const OUTDATED =
  'A newer Fray is open in another window. Reload this one; until then it shows the fight and changes nothing.'

/** Milliseconds to wait before each try to connect again: while a browser clears its storage it refuses. */
const REOPENING_PAUSES = [0, 100, 500, 2_000]

/** Opens this browser's library. Never rejects: without storage it works in memory and says so. */
export async function openLibrary(given: Ports): Promise<Library> {
  const ports: Ports = { ...given, mirror: patientMirror(given.mirror, given.clock) }
  const { clock, mirror, assets, witness } = ports
  const ask = <T>(answer: Promise<T>) => answered(clock, answer)
  const notice = observable('')
  const opened = new Map<string, HeldFight>()
  /** Fights that could not be written when they were made. */
  const unborn = new Map<string, Beginning & { readonly why: string }>()
  let persisted: boolean | null = null
  let asked = false
  let readOnly = ''
  let regaining: Promise<void> | undefined
  let closed = false
  let connected = true
  let opening: Promise<unknown> = Promise.resolve()
  const events = { gone: () => void regain(), outdated: () => void yieldToNewer() }

  let journal: JournalStore
  let memoryOnly = ''
  let found: Found
  try {
    journal = patientJournal(await ask(ports.openJournal(events)), clock)
    if (journal.newer) readOnly = NEWER
    found = journal.newer ? { kind: 'newer', words: NEWER } : await compare(journal, mirror, witness)
  } catch {
    journal = (await import('./memoryJournal')).memoryJournal()
    memoryOnly = NO_STORAGE
    found = { kind: 'memory only', words: NO_STORAGE }
  }
  notice.set(memoryOnly || readOnly)

  const context: OpenFightContext = {
    ports,
    journal: () => journal,
    standing: () => ({ memoryOnly, persisted }),
    gone: () => void regain(),
    disposed: fight => {
      if (opened.get(fight.id) === fight) opened.delete(fight.id)
    },
  }

  return {
    found,
    notice,
    listFights,
    createFight,
    duplicateFight: async (id, name) => (await care()).duplicateFight(id, name),
    freeName: async name => (await care()).freeName(name),
    renameFight: async (id, name) => (await care()).renameFight(id, name),
    deleteFight: async id => (await care()).deleteFight(id),
    openFight,
    restoreFight: async id => (await care()).restoreFight(id),
    recoverFight: async (id, name) => (await care()).recoverFight(id, name),
    readWhole: async id => (await care()).readWhole(id),
    readRaw: async id => (await care()).readRaw(id),
    readMap: async id => asMap(await journal.get('maps', [id])),
    async putPicture(picture) {
      const id = await pictureId(picture)
      await ask(assets.put(id, picture))
      return id
    },
    getPicture: id => ask(assets.get(id)),
    listPictures: async () => (await care()).listPictures(),
    deleteUnusedPictures: async () => (await care()).deleteUnusedPictures(),
    setPreference: (name, value) => save([{ store: 'meta', put: ['preference', name], value: [name, value] }]),
    async preferences() {
      return new Map(pairs(await journal.range('meta', ['preference'])))
    },
    retry,
    async close() {
      closed = true
      await Promise.all([...opened.values()].map(fight => fight.settled().then(fight.dispose)))
      journal.close()
    },
  }

  /** What a start and an evening's play do not need. */
  async function care() {
    const { libraryCare } = await import('./libraryCare')
    return libraryCare({
      ports,
      journal: () => journal,
      opened,
      unborn,
      listFights,
      mustWrite,
      save,
      ask,
      createFrom,
      retry,
    })
  }

  function mustWrite(): void {
    if (readOnly) throw new Error(readOnly)
  }

  async function save(changes: readonly Change[]): Promise<void> {
    mustWrite()
    await ask(journal.write(changes))
  }

  async function listFights(): Promise<ListedFight[]> {
    const [fights, progress] = await Promise.all([journal.range('fights', []), journal.range('meta', ['progress'])])
    const known = new Map(progress.map(value => [asProgress(value)?.id, asProgress(value)]))
    const listed = [...unborn.values()].map(({ record, why }): ListedFight => ({ ...entry(record), problem: why }))
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

  async function createFight(given: NewFightRecord): Promise<string> {
    const record: FightRecord = {
      id: ports.newId(),
      name: given.name,
      ruleset: given.ruleset,
      journal: JOURNAL_VERSION,
      map: given.map.id,
      created: clock.now(),
    }
    const map: StoredMap = { ...given.map, pictures: [...given.map.pictures] }
    await createFrom({ record, map, start: snapshotOf(0, '', 0, given.start) })
    const { rows = [] } = given
    if (rows.length === 0) return record.id
    const fight = await mustOpen(record.id)
    fight.append(rows)
    await fight.close()
    return record.id
  }

  async function createFrom(beginning: Beginning, lines: readonly string[] = []): Promise<void> {
    const { record } = beginning
    mustWrite()
    try {
      await save([...beginningChanges(beginning), ...addLines(record.id, lines)])
    } catch (error) {
      // With rows it is a copy of something that exists: nothing is lost when it cannot be made.
      if (lines.length > 0) throw error
      unborn.set(record.id, { ...beginning, why: unwritten(error) })
      return
    }
    if (memoryOnly) return
    witness.write([...witness.read(), record.id])
    await mirror.replace(record.id, [copyHeader(beginning), ...lines]).catch(() => undefined)
    await askToPersist()
  }

  async function askToPersist(): Promise<void> {
    if (asked || memoryOnly) return
    asked = true
    persisted = await ports.persist().catch(() => null)
    for (const fight of opened.values()) fight.refresh()
  }

  async function mustOpen(id: string): Promise<OpenFight> {
    const result = await openFight(id)
    if (result.kind !== 'open') throw new Error(result.words)
    return result.fight
  }

  /** One after the other: a window must not race with itself for a lock. */
  function openFight(id: string, how?: 'take over' | 'as it is'): Promise<Opened> {
    const next = opening.then(() => enter(id, how))
    opening = next.catch(() => undefined)
    return next
  }

  /** Takes the lock of a fight; null when another window has it. */
  async function takeLock(id: string, steal: boolean) {
    let isLost = false
    let tell = () => {}
    const release = await ports.lock.take(lockName(id), steal, () => {
      isLost = true
      tell()
    })
    // It may be stolen before there is a fight to tell.
    const whenLost = (call: () => void) => {
      tell = call
      if (isLost) call()
    }
    return release && { release, whenLost }
  }

  async function enter(id: string, how?: 'take over' | 'as it is'): Promise<Opened> {
    const held = opened.get(id)
    await held?.close()
    // What could not be saved is nowhere else.
    if (held && opened.get(id) === held) return { kind: 'open', fight: held }
    const fresh = unborn.get(id)
    if (fresh) return openUnborn(fresh)

    const [stored, copyEnd, last] = await Promise.all([
      journal.get('fights', [id]),
      memoryOnly ? undefined : mirror.end(id).catch(() => undefined),
      journal.last('rows', [id]),
    ])
    const record = asFight(stored)
    const inCopy = copied(copyEnd)
    if (!record) {
      const words =
        copyEnd !== undefined
          ? 'This fight is missing, but a second copy of it was found.'
          : 'This fight is not here any more.'
      return { kind: 'missing', copied: copyEnd === undefined ? null : inCopy, words }
    }
    const frozen = readOnly || (record.journal > JOURNAL_VERSION ? NEWER : '')

    // First the lock, then the rows, then the place of the next one: after that nobody else can add one.
    const lock = frozen ? null : await takeLock(id, how === 'take over')
    try {
      const [map, found] = await Promise.all([journal.get('maps', [record.map]).then(asMap), readFight(journal, id)])
      const trouble = findTrouble(map && found, inCopy, how)
      if (trouble || !found || !map) {
        lock?.release()
        return trouble ?? damaged(0, 0, 0)
      }
      if (lock && found.fence !== (headOf(last)?.fence ?? 0)) {
        // A window that slept here may have lost the lock, not heard of it yet, and would end the one that writes now.
        lock.release()
        return await enter(id, how)
      }
      const claimed = lock && (await claim(record, found))
      const writing = claimed ? { writing: { ...claimed.writing, release: lock.release } } : undefined
      const opening = claimed ? claimed.opening : found
      const fight = openFightFrom(context, { record, map, opening, copyEnd, frozen, ...writing })
      lock?.whenLost(fight.lost)
      opened.set(id, fight)
      if (lock) void askToPersist()
      return { kind: 'open', fight }
    } catch (error) {
      lock?.release()
      // A window that has lost the fight has written once more.
      if (error instanceof Unexpected) return enter(id, how)
      throw error
    }
  }

  async function openUnborn({ record, map, start, why }: Beginning & { readonly why: string }): Promise<Opened> {
    const lock = await takeLock(record.id, false)
    const at = { seq: 0, sum: start.sum }
    const fight = openFightFrom(context, {
      record,
      map,
      opening: { snapshot: start, tail: [], base: '', at, head: at, fence: 0, bad: 0, seqs: [0] },
      copyEnd: undefined,
      frozen: '',
      writing: { fence: 1, saved: 0, release: () => lock?.release(), why },
    })
    lock?.whenLost(fight.lost)
    opened.set(record.id, fight)
    return { kind: 'open', fight }
  }

  /**
   * Puts a line where a window that wrote the fight before would add its next row, so that it cannot any more: it may be
   * asleep and not have heard that it has lost the lock. Rejects with `Unexpected` when it has just added one. From then on
   * an older Fray may no longer write the fight.
   */
  async function claim(record: FightRecord, found: Opening) {
    const { id } = record
    const raised: Change[] =
      record.journal < JOURNAL_VERSION
        ? [{ store: 'fights', put: [id], value: { ...record, journal: JOURNAL_VERSION } }]
        : []
    const fence = found.fence + 1
    const line = keep(found.head, fence, null)
    const opening: Opening = { ...found, tail: [...found.tail, line], head: line, fence }
    try {
      await ask(journal.write([...addLines(id, [line.line], found.head.seq), ...raised]))
      return { opening, writing: { fence, saved: line.seq, why: '' } }
    } catch (error) {
      if (error instanceof Unexpected) throw error
      return { opening, writing: { fence, saved: found.head.seq, why: unwritten(error) } }
    }
  }

  function findTrouble(
    opening: Opening | null | undefined,
    inCopy: number,
    how?: 'take over' | 'as it is',
  ): Opened | undefined {
    if (!opening) return damaged(0, 0, inCopy)
    const { head, bad } = opening
    if (bad > 0) return damaged(head.seq, bad, inCopy)
    if (inCopy <= head.seq || how === 'as it is') return undefined
    const words = `This browser has kept ${head.seq} actions of this fight; a second copy holds ${inCopy}.`
    return { kind: 'shorter', saved: head.seq, copied: inCopy, words }
  }

  async function retry(): Promise<void> {
    if (connected) await saveMissed()
    else await regain()
  }

  /** Writes what could not be written before. */
  async function saveMissed(): Promise<void> {
    await Promise.all([...opened.values()].map(fight => fight.retry()))
    for (const id of unborn.keys()) if ((await journal.get('fights', [id])) !== undefined) unborn.delete(id)
  }

  /** The database was taken away: connect again and write what this window holds. */
  function regain(): Promise<void> {
    regaining ??= reconnect().finally(() => {
      regaining = undefined
    })
    return regaining
  }

  async function reconnect(): Promise<void> {
    if (closed || readOnly || memoryOnly) return
    connected = false
    for (const fight of opened.values()) fight.stop('The storage of this browser was cleared.')
    for (const pause of REOPENING_PAUSES) {
      await new Promise<void>(done => clock.after(pause, done))
      try {
        journal = patientJournal(await ask(ports.openJournal(events)), clock)
        connected = true
        break
      } catch (error) {
        notice.set(
          `The storage of this browser was cleared, and it cannot be opened again: ${words(error)} Save a file.`,
        )
      }
    }
    if (!connected) return
    mirror.restart()
    notice.set('The storage of this browser was cleared while Fray was open. The open fight is being written again.')
    await saveMissed()
  }

  async function yieldToNewer(): Promise<void> {
    readOnly = OUTDATED
    notice.set(OUTDATED)
    await Promise.all([...opened.values()].map(fight => fight.freeze(OUTDATED)))
    journal.close()
  }
}

function damaged(sound: number, bad: number, inCopy: number): Opened {
  const repair = inCopy > sound ? ` A second copy holds ${inCopy}.` : ''
  const found =
    sound > 0 ? `Actions 1 to ${sound} are sound; damaged: ${bad}.` : 'The beginning of this fight cannot be read.'
  return { kind: 'damaged', sound, bad, copied: inCopy, words: found + repair }
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
