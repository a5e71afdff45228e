import type { Row, Snapshot } from '~/engine'
import { type Beginning, beginningChanges } from './beginning'
import { copied, createCopier } from './copier'
import { type Head, headOf, type Kept, rowsOf } from './kept'
import { type Observable, observable } from './observable'
import { pairs } from './pairs'
import type { JournalStore, Ports } from './ports'
import { readChain } from './readChain'
import type { Opening } from './readFight'
import { asSnapshot, type FightRecord, snapshotOf, type StoredMap, type StoredSnapshot } from './records'
import { copyHeader, readCopy } from './secondCopy'
import type { Status } from './status'
import { createWriter, type Writer } from './writer'

/** Snapshots kept besides the start: the second one is for the case that rows lead back behind the latest. */
const SNAPSHOTS_KEPT = 2

/** A fight that is open in this window, as its writer or as a reader that follows. */
export interface OpenFight {
  readonly id: string
  readonly record: FightRecord
  readonly map: StoredMap
  /** A state of the fight, the number of commands complete in it, and the rows after it. */
  readonly snapshot: Snapshot
  readonly done: number
  readonly rows: readonly Row[]
  /**
   * The state at the beginning and the rows before `snapshot`. Read once, in the background.
   * Rejects with a sentence when they are damaged and the second copy does not help.
   */
  earlier(): Promise<{ readonly start: Snapshot; readonly rows: readonly Row[] }>
  /** Whether this window writes the fight. Once false it stays so: open the fight anew. */
  readonly writer: boolean
  readonly status: Observable<Status>
  /** Takes the rows and returns at once. False: this window is not the writer, nothing was taken. */
  append(rows: readonly Row[]): boolean
  /** Keeps the state after the rows given so far; call it every `SNAPSHOT_EVERY` commands, at rest. */
  keepSnapshot(done: number, state: Snapshot): void
  /** Something half-typed, by name; null forgets it. */
  saveDraft(name: string, value: string | null): void
  loadDrafts(): Promise<ReadonlyMap<string, string>>
  /** Calls `hear` with the rows another window has written since. */
  follow(hear: (rows: readonly Row[]) => void): () => void
  /** The GM asks to save again: everything missed is written. */
  retry(): Promise<void>
  /** Resolves when everything is saved or has failed. */
  settled(): Promise<void>
  /** Leaves the fight. While something of it is not saved it stays in memory, and opening it leads back to it. */
  close(): Promise<void>
}

/** What the library needs of an open fight besides. */
export interface HeldFight extends OpenFight {
  /** It has another name: its second copy is written anew with it. */
  renamed(name: string): void
  /** Something of it is in this window only. */
  readonly unsaved: boolean
  lost(): void
  stop(why: string): void
  freeze(words: string): Promise<void>
  /** The standing of the whole storage changed. */
  refresh(): void
  dispose(): Promise<void>
}

/** What an open fight needs of the library. */
export interface OpenFightContext {
  readonly ports: Ports
  journal(): JournalStore
  standing(): { readonly memoryOnly: string; readonly persisted: boolean | null }
  gone(): void
  disposed(fight: HeldFight): void
}

export interface OpenFightGiven {
  readonly record: FightRecord
  readonly map: StoredMap
  readonly opening: Opening
  /** Last line of the second copy; undefined when there is none. */
  readonly copyEnd: string | undefined
  /** Why nobody may write here; empty when it is only that another window does. */
  readonly frozen: string
  /**
   * For the writer: its number, the last row that is on disk, how to give back the lock, and why nothing can be written
   * yet (empty when it can).
   */
  readonly writing?: {
    readonly fence: number
    readonly saved: number
    readonly release: () => void
    readonly why: string
  }
}

const STATUS_FIELDS = ['state', 'words', 'persisted', 'unsaved', 'secondCopy'] as const satisfies (keyof Status)[]

export function openFightFrom(context: OpenFightContext, given: OpenFightGiven): HeldFight {
  const { ports } = context
  const { clock, channel, mirror } = ports
  const { map, opening, writing } = given
  let { record } = given
  const { id } = record
  const following = new Set<(rows: readonly Row[]) => void>()
  let snapshots = opening.seqs.filter(seq => seq > 0)
  let begun: Promise<Earlier> | undefined
  let beginning: Beginning | undefined
  let head: Head = opening.head
  /** What another window has added since: some of it perhaps before anybody here followed. */
  let readSince: readonly Row[] = []
  let endWords = given.frozen

  const copier = createCopier(mirror, id, refresh)
  // Rows in the second copy; undefined until it is known to agree with the journal.
  let inCopy: number | undefined
  let copyAnew = false
  // Without the beginning no copy can be made.
  let copyBehind = false

  const writer = writing && startWriter(writing)
  const status = observable(currentStatus())
  // A window that follows answers. While none does, clicks are spared the message, which costs as much as drawing a row.
  let isFollowed = true
  const tell = (seq: number) => channel.post({ fight: id, head: seq, follows: !writer })
  const stopListening = channel.listen(news => {
    if (news.fight !== id) return
    if (!writer) {
      // Not what another follower says: two that cannot read on would answer one another for ever.
      if (!news.follows && news.head > head.seq) void readOn().then(() => tell(Math.max(news.head, head.seq)))
      return
    }
    isFollowed = true
    if (news.head < onDisk(writer)) tell(onDisk(writer))
  })
  if (!writer) tell(head.seq)
  // At once, so that the whole journal is in memory should the database be lost.
  earlier().then(alignCopy, () => {
    copyBehind = true
    refresh()
  })

  const fight: HeldFight = {
    id,
    get record() {
      return record
    },
    map,
    snapshot: stateIn(opening.snapshot),
    done: opening.snapshot.done,
    get rows() {
      const lines = writer ? writer.lines.slice(opening.at.seq + 1 - writer.first) : opening.tail.map(kept => kept.line)
      return [...rowsOf(readChain(opening.at, lines).kept), ...readSince]
    },
    earlier: async () => {
      const { start, rows } = await earlier()
      return { start: stateIn(start), rows }
    },
    get writer() {
      return writer !== undefined && writer.state !== 'ended'
    },
    status,
    append: rows => writer?.append(rows) ?? false,
    keepSnapshot,
    saveDraft(name, value) {
      const key = ['draft', id, name]
      writer?.also(
        value === null
          ? { store: 'meta', remove: key }
          : { store: 'meta', put: key, value: [name, value] satisfies [string, string] },
      )
    },
    loadDrafts: async () => new Map(pairs(await context.journal().range('meta', ['draft', id]))),
    follow(hear) {
      following.add(hear)
      return () => following.delete(hear)
    },
    async retry() {
      if (!copier.sound) copyAnew = true
      if (writer?.state === 'not saved') await writer.reconcile()
      updateCopy()
    },
    settled: async () => {
      await writer?.settled()
      await copier.settled()
    },
    async close() {
      await writer?.settled()
      if (!fight.unsaved) await dispose()
    },
    get unsaved() {
      return writer !== undefined && writer.state !== 'ended' && (writer.unsaved > 0 || writer.trouble !== '')
    },
    renamed(name) {
      record = { ...record, name }
      if (beginning) beginning = { ...beginning, record }
      copyAnew = true
      updateCopy()
    },
    lost: () => writer?.end('Another window plays this fight now.'),
    stop: why => writer?.stop(why),
    async freeze(words) {
      endWords = words
      await writer?.settled()
      writer?.end(words)
      refresh()
    },
    refresh,
    dispose,
  }
  return fight

  function startWriter({ fence, saved, release, why }: NonNullable<OpenFightGiven['writing']>): Writer {
    const lines = opening.tail.map(kept => kept.line)
    if (opening.base) lines.unshift(opening.base)
    return createWriter({
      fight: id,
      fence,
      trouble: why,
      journal: context.journal,
      clock,
      head: opening.head,
      saved,
      lines,
      events: {
        changed: refresh,
        saved() {
          if (writer && isFollowed) {
            isFollowed = false
            tell(onDisk(writer))
          }
          updateCopy()
        },
        gone: context.gone,
        anew,
        ended(words) {
          endWords = words
          release()
          void mirror.release(id).catch(() => undefined)
          refresh()
        },
      },
    })
  }

  function refresh(): void {
    const next = currentStatus()
    const now = status.value
    if (STATUS_FIELDS.some(field => now[field] !== next[field])) status.set(next)
  }

  function currentStatus(): Status {
    const { memoryOnly, persisted } = context.standing()
    const unsaved = writer?.unsaved ?? 0
    const secondCopy = copier.sound && !copyBehind
    const told = (state: Status['state'], words: string): Status => ({ state, words, persisted, unsaved, secondCopy })
    if (!writer || writer.state === 'ended') {
      const lost = unsaved > 0 ? ` ${unsaved} of its last actions were not saved.` : ''
      return told('read only', (endWords || 'Another window plays this fight. This one follows it.') + lost)
    }
    if (writer.state === 'not saved') {
      const words = `Not saved. ${writer.trouble} Play goes on in this window: save a file, delete old fights or maps, then try again.`
      return told('not saved', words)
    }
    if (memoryOnly) return told('memory only', memoryOnly)
    return told(writer.state, writer.state === 'saving' ? 'Saving takes longer than usual.' : '')
  }

  function keepSnapshot(done: number, state: Snapshot): void {
    if (!writer || writer.state === 'ended') return
    const { seq } = writer.head
    if (seq === 0) return
    const snapshot = snapshotOf(seq, writer.lines.at(-1) ?? opening.base, done, state)
    writer.also({ store: 'snapshots', put: [id, snapshot.seq], value: snapshot })
    writer.also({ store: 'meta', put: ['progress', id], value: { id, changed: clock.now(), commands: done } })
    snapshots = [...snapshots.filter(seq => seq !== snapshot.seq), snapshot.seq]
    for (const seq of snapshots.splice(0, Math.max(0, snapshots.length - SNAPSHOTS_KEPT)))
      writer.also({ store: 'snapshots', remove: [id, seq] })
  }

  function earlier(): Promise<Earlier> {
    begun ??= readEarlier().catch((error: unknown) => {
      begun = undefined
      throw error
    })
    return begun
  }

  async function readEarlier(): Promise<Earlier> {
    const { at } = opening
    const found = (await earlierInJournal(at)) ?? (await earlierInCopy(at))
    if (!found) throw new Error(`Actions 1 to ${at.seq} of this fight cannot be read: undo ends before them.`)
    beginning = { record, map, start: found.start }
    // The last of these rows is the one the snapshot stands on; the writer has it already.
    writer?.fill(found.lines.slice(0, writer.first - 1))
    return found
  }

  async function earlierInJournal(at: Head): Promise<Earlier | undefined> {
    if (at.seq === 0) return { start: opening.snapshot, rows: [], lines: [] }
    const journal = context.journal()
    const [first, lines] = await Promise.all([
      journal.get('snapshots', [id, 0]),
      journal.range('rows', [id], 1, at.seq + 1),
    ])
    const start = asSnapshot(first)
    return start && earlierFrom(start, readChain({ seq: 0, sum: start.sum }, lines).kept, at)
  }

  async function earlierInCopy(at: Head): Promise<Earlier | undefined> {
    const copy = readCopy(await mirror.read(id).catch(() => []))
    return copy && earlierFrom(copy.start, copy.chain.kept.slice(0, at.seq), at)
  }

  function earlierFrom(start: StoredSnapshot, kept: readonly Kept[], at: Head): Earlier | undefined {
    const end = kept.at(-1)
    if (end?.seq !== at.seq || end.sum !== at.sum) return undefined
    return { start, rows: rowsOf(kept), lines: kept.map(({ line }) => line) }
  }

  /** The database has forgotten this fight: what makes it exist again. */
  async function anew() {
    const whole =
      beginning ??
      (await earlier().then(
        () => beginning,
        () => undefined,
      ))
    if (!whole) return null
    copyAnew = true
    return beginningChanges(whole)
  }

  /** Find out how far the second copy goes, once the whole journal is in memory. */
  function alignCopy(): void {
    if (!writer || context.standing().memoryOnly) return
    const at = copied(given.copyEnd)
    const agrees = given.copyEnd !== undefined && (at === 0 || writer.lines[at - writer.first] === given.copyEnd)
    if (agrees) inCopy = at
    else copyAnew = true
    // For the line alone with which this window began to write, no worker is started: it goes with the next row.
    if (copyAnew || writer.head.seq - at > 1) updateCopy()
  }

  function updateCopy(): void {
    // The copy is the writer's too: whoever was replaced leaves it to the next one.
    if (!writer || writer.state === 'ended' || !beginning || writer.first !== 1 || context.standing().memoryOnly) return
    const saved = onDisk(writer)
    if (copyAnew) {
      // Not before the database is whole again: until then the old copy may be the only one.
      if (writer.state === 'not saved' || writer.unsaved > 0) return
      copyAnew = false
      copier.renew([copyHeader(beginning), ...writer.lines.slice(0, saved)])
      inCopy = saved
    } else if (inCopy !== undefined && inCopy < saved) {
      copier.add(writer.lines.slice(inCopy, saved))
      inCopy = saved
    }
  }

  async function readOn(): Promise<void> {
    const lines = await context
      .journal()
      .range('rows', [id], head.seq + 1)
      .catch(() => [])
    // Rows that another call has read meanwhile are passed over.
    const fresh = readChain(
      head,
      lines.filter(line => (headOf(line)?.seq ?? 0) > head.seq),
    )
    if (fresh.kept.length === 0) return
    head = fresh.head
    const rows = rowsOf(fresh.kept)
    readSince = [...readSince, ...rows]
    for (const hear of following) hear(rows)
  }

  async function dispose(): Promise<void> {
    stopListening()
    await copier.settled()
    writer?.end('This fight was closed.')
    context.disposed(fight)
  }
}

interface Earlier {
  readonly start: StoredSnapshot
  readonly rows: readonly Row[]
  readonly lines: readonly string[]
}

/** Number of the last row on disk. */
function onDisk(writer: Writer): number {
  return writer.head.seq - writer.unsaved
}

/** The state in a snapshot whose checksum was right, so that it is the text that `snapshotOf` wrote. */
function stateIn(snapshot: StoredSnapshot): Snapshot {
  return JSON.parse(snapshot.state) as Snapshot
}
