import type { Row, Snapshot } from '~/engine'
import { SAVING } from '~/words/en/store'
import { readChain, rowsOf } from '../journal'
import { type Change, type JournalStore, observable, pairs, type Ports, type Status, type Timers } from '../ports'
import { type FightHeader, headerChanges } from '../records/mirrorFile'
import type { FightOpening } from '../records/readFight'
import { type FightRecord, snapshotOf, type StoredMap, type StoredSnapshot } from '../records/records'
import { createEarlierRows, type EarlierRows } from './earlierRows'
import type { FightLabel, ManagedFight } from './fightHandle'
import { createFollower, createRowBroadcast, type Follower, type RowBroadcast } from './following'
import { createMirrorSync, type MirrorSync } from './mirrorSync'
import { type HandleStanding, isSameStatus, statusOf } from './statusOf'
import { isWritten } from './takeLock'
import { createWriter, type Writer } from './writer'
import { createWriterWatch, type WriterWatch } from './writerWatch'

/** Snapshots kept besides the start: the second one is for the case that rows lead back behind the latest. */
const SNAPSHOTS_KEPT = 2

/** Returns the way to keep the state after the rows so far, `done` commands: it is written with the next rows. */
export function createSnapshotKeeper(
  fight: string,
  writer: Pick<Writer, 'state' | 'chainEnd' | 'lines' | 'also'>,
  clock: Timers,
  { base, seqs }: Pick<FightOpening, 'base' | 'seqs'>,
): (done: number, state: Snapshot) => void {
  /** Where there are snapshots besides the start. */
  let snapshots = seqs.filter(seq => seq > 0)

  return (done, state) => {
    const { seq } = writer.chainEnd
    if (writer.state === 'ended' || seq === 0) return
    const snapshot = snapshotOf(seq, writer.lines.at(-1) ?? base, done, state)
    writer.also({ store: 'snapshots', put: [fight, seq], value: snapshot })
    writer.also({ store: 'meta', put: ['progress', fight], value: { id: fight, changed: clock.now(), commands: done } })
    snapshots = [...snapshots.filter(other => other !== seq), seq]
    for (const old of snapshots.splice(0, Math.max(0, snapshots.length - SNAPSHOTS_KEPT)))
      writer.also({ store: 'snapshots', remove: [fight, old] })
  }
}

/** What an open fight needs of the library. */
export interface FightContext {
  readonly ports: Ports
  /** The connection of the moment. */
  journal(): JournalStore
  standing(): HandleStanding
  /** The connection is dead. */
  gone(): void
  /** The fight was left. */
  disposed(fight: ManagedFight): void
}

export interface FightToOpen {
  readonly record: FightRecord
  readonly map: StoredMap
  readonly opening: FightOpening
  /** Last line of the mirror; undefined when there is none. */
  readonly mirrorEnd: string | undefined
  /** Why nobody may write here; empty when it is only that another window does. */
  readonly frozen: string
  readonly writing?: Writing
}

/** What a window has in hand that writes a fight. */
export interface Writing {
  /** The number of this writer. */
  readonly fence: number
  /** The last row that is on disk. */
  readonly saved: number
  /** Gives back the lock. */
  readonly release: () => void
  /** Why nothing can be written yet; empty when it can. */
  readonly why: string
}

/** Puts an open fight together: as its writer when `writing` is given, else as a reader that follows. */
export function openFightFrom(context: FightContext, toOpen: FightToOpen): ManagedFight {
  return new OpenFight(context, toOpen)
}

/** An open fight. Its parts are for a window that writes, or for one that follows. */
class OpenFight implements ManagedFight {
  readonly id: string
  readonly map: StoredMap
  readonly snapshot: Snapshot
  readonly done: number
  readonly status: ReturnType<typeof observable<Status>>
  record: FightRecord
  private readonly opening: FightOpening
  private readonly earlierRows: EarlierRows
  /** Only where this window writes: */
  private readonly rowWriter: Writer | undefined
  private readonly mirrorSync: MirrorSync | undefined
  private readonly announcer: RowBroadcast | undefined
  private readonly snapshotKeeper: ReturnType<typeof createSnapshotKeeper> | undefined
  /** Only where another window may write: */
  private readonly follower: Follower | undefined
  private readonly watch: WriterWatch | undefined
  /** Why nobody may write here; empty when it is only that another window does. */
  private frozen: string
  /** Why this window writes no more; empty while it does. */
  private ended = ''
  /** Unsaved commands that are noted outside the database. */
  private noted = 0

  constructor(
    private readonly context: FightContext,
    { record, map, opening, mirrorEnd, frozen, writing }: FightToOpen,
  ) {
    const { journal, ports } = context
    const { channel, clock, lock, mirror } = ports
    const { id } = record
    this.id = id
    this.record = record
    this.map = map
    this.opening = opening
    this.frozen = frozen
    this.snapshot = stateIn(opening.snapshot)
    this.done = opening.snapshot.done
    const writer = writing && this.startWriter(writing)
    const changed = () => this.refresh()
    this.rowWriter = writer
    this.earlierRows = createEarlierRows({
      fight: id,
      journal,
      mirror,
      opening,
      // The last of these lines is the one the snapshot stands on; the writer has it already.
      loaded: ({ lines }) => writer?.fill(lines.slice(0, writer.first - 1)),
    })
    if (writer && !context.standing().memoryOnly)
      this.mirrorSync = createMirrorSync({ mirror, fight: id, mirrorEnd, writer, header: () => this.header(), changed })
    this.announcer = writer && createRowBroadcast({ fight: id, channel, saved: () => writer.saved })
    if (!writer) this.follower = createFollower({ fight: id, channel, clock, journal, end: opening.end })
    if (!writer && !frozen) this.watch = createWriterWatch({ clock, isThere: () => isWritten(lock, id), changed })
    this.snapshotKeeper = writer && createSnapshotKeeper(id, writer, clock, opening)
    this.status = observable(this.currentStatus())
    // At once, so that the whole journal is in memory should the database be lost.
    this.earlierRows.read().then(
      () => this.mirrorSync?.align(),
      () => this.mirrorSync?.giveUp(),
    )
  }

  get rows(): readonly Row[] {
    const { opening, rowWriter } = this
    const lines = rowWriter
      ? rowWriter.lines.slice(opening.at.seq + 1 - rowWriter.first)
      : opening.tail.map(({ line }) => line)
    return [...rowsOf(readChain(opening.at, lines).lines), ...(this.follower?.rows ?? [])]
  }

  get writer(): boolean {
    return this.rowWriter !== undefined && this.rowWriter.state !== 'ended'
  }

  get unsaved(): boolean {
    const { rowWriter } = this
    return rowWriter !== undefined && this.writer && (rowWriter.unsaved > 0 || rowWriter.trouble !== '')
  }

  async earlier(): ReturnType<ManagedFight['earlier']> {
    const { start, rows } = await this.earlierRows.read()
    return { start: stateIn(start), rows }
  }

  append(rows: readonly Row[]): boolean {
    return this.rowWriter?.append(rows) ?? false
  }

  keepSnapshot(done: number, state: Snapshot): void {
    this.snapshotKeeper?.(done, state)
  }

  saveDraft(name: string, value: string | null): void {
    const key = ['draft', this.id, name]
    this.rowWriter?.also(
      value === null
        ? { store: 'meta', remove: key }
        : { store: 'meta', put: key, value: [name, value] satisfies [string, string] },
    )
  }

  async loadDrafts(): Promise<ReadonlyMap<string, string>> {
    return new Map(pairs(await this.context.journal().range('meta', ['draft', this.id])))
  }

  follow(onRows: (rows: readonly Row[]) => void): () => void {
    return this.follower?.follow(onRows) ?? (() => {})
  }

  async retry(): Promise<void> {
    if (this.mirrorSync?.isSound === false) this.mirrorSync.renew()
    if (this.rowWriter?.state === 'not saved') await this.rowWriter.reconcile()
    this.mirrorSync?.update()
  }

  async settled(): Promise<void> {
    await this.rowWriter?.settled()
    await this.mirrorSync?.settled()
  }

  async close(): Promise<void> {
    await this.rowWriter?.settled()
    if (!this.unsaved) await this.dispose()
  }

  relabelled(label: FightLabel): void {
    this.record = { ...this.record, ...label }
    this.mirrorSync?.renew()
    this.mirrorSync?.update()
  }

  lost(): void {
    this.rowWriter?.end(SAVING.taken)
  }

  stop(why: string): void {
    this.rowWriter?.stop(why)
  }

  async freeze(words: string): Promise<void> {
    this.frozen = words
    await this.rowWriter?.settled()
    this.rowWriter?.end(words)
    this.refresh()
  }

  private startWriter({ fence, saved, release, why }: Writing): Writer {
    const { opening, context, id } = this
    const lines = opening.tail.map(({ line }) => line)
    if (opening.base) lines.unshift(opening.base)
    return createWriter({
      fight: id,
      fence,
      trouble: why,
      journal: context.journal,
      clock: context.ports.clock,
      chainEnd: opening.end,
      saved,
      lines,
      events: {
        changed: () => this.refresh(),
        saved: () => {
          this.announcer?.announce()
          this.mirrorSync?.update()
        },
        gone: context.gone,
        anew: () => this.anew(),
        ended: words => {
          this.ended = words
          release()
          void context.ports.mirror.release(id).catch(() => undefined)
          this.refresh()
        },
      },
    })
  }

  private header(): FightHeader | undefined {
    const { value } = this.earlierRows
    return value && { record: this.record, map: this.map, start: value.start }
  }

  /** The database has forgotten this fight: what makes it exist again. */
  private async anew(): Promise<readonly Change[] | null> {
    await this.earlierRows.read().catch(() => undefined)
    const whole = this.header()
    if (!whole) return null
    this.mirrorSync?.renew()
    return headerChanges(whole)
  }

  private currentStatus(): Status {
    return statusOf(this.rowWriter, this.context.standing(), this.mirrorSync?.isSound ?? true, {
      frozen: this.frozen,
      ended: this.ended,
      isLeft: this.watch?.isGone ?? false,
    })
  }

  refresh(): void {
    const next = this.currentStatus()
    if (!isSameStatus(this.status.value, next)) this.status.set(next)
    this.note()
  }

  /** What cannot be saved is noted outside the database: should this window close, the next start says what is missing. */
  private note(): void {
    const actions = this.rowWriter?.state === 'not saved' ? unsavedActions(this.rowWriter) : 0
    if (actions === this.noted) return
    this.noted = actions
    const { hint } = this.context.ports
    const others = hint.readUnsaved().filter(([fight]) => fight !== this.id)
    hint.writeUnsaved(actions > 0 ? [...others, [this.id, this.record.name, actions]] : others)
  }

  async dispose(): Promise<void> {
    this.announcer?.stop()
    this.follower?.stop()
    this.watch?.stop()
    await this.mirrorSync?.settled()
    this.rowWriter?.end(SAVING.closed)
    this.context.disposed(this)
  }
}

/** Commands that were begun and are not on disk. */
function unsavedActions({ lines, first, saved }: Writer): number {
  return lines.slice(Math.max(0, saved + 1 - first)).filter(line => /^\d+ \d+ \w+ \["open"/.test(line)).length
}

/** The state in a snapshot whose checksum was right, so that it is the text that `snapshotOf` wrote. */
function stateIn(snapshot: StoredSnapshot): Snapshot {
  return JSON.parse(snapshot.state) as Snapshot
}
