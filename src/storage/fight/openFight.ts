import type { Snapshot } from '~/engine'
import { SAVING } from '~/words/en/store'
import { readChain, rowsOf } from '../journal'
import { type JournalStore, observable, pairs, type Ports, type Timers } from '../ports'
import { type FightHeader, headerChanges } from '../records/mirrorFile'
import type { FightOpening } from '../records/readFight'
import { type FightRecord, snapshotOf, type StoredMap, type StoredSnapshot } from '../records/records'
import { createEarlierRows } from './earlierRows'
import type { ManagedFight } from './fightHandle'
import { createFollower, createRowBroadcast } from './following'
import { createMirrorSync } from './mirrorSync'
import { type HandleStanding, isSameStatus, statusOf } from './statusOf'
import { isWritten } from './takeLock'
import { createWriter, type Writer } from './writer'
import { createWriterWatch } from './writerWatch'

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
export function openFightFrom(context: FightContext, { record, ...given }: FightToOpen): ManagedFight {
  const { channel, clock, mirror } = context.ports
  const { map, opening } = given
  const { id } = record
  let frozen = given.frozen
  let ended = ''
  let noted = 0

  const writer = given.writing && startWriter(given.writing)
  const earlier = createEarlierRows({
    fight: id,
    journal: context.journal,
    mirror,
    opening,
    // The last of these lines is the one the snapshot stands on; the writer has it already.
    loaded: ({ lines }) => writer?.fill(lines.slice(0, writer.first - 1)),
  })
  const mirrorSync =
    writer && !context.standing().memoryOnly
      ? createMirrorSync({ mirror, fight: id, mirrorEnd: given.mirrorEnd, writer, header, changed: refresh })
      : undefined
  const announcer = writer && createRowBroadcast({ fight: id, channel, saved: () => writer.saved })
  const follower = writer
    ? undefined
    : createFollower({ fight: id, channel, clock, journal: context.journal, end: opening.end })
  const watch =
    writer || frozen
      ? undefined
      : createWriterWatch({ clock, isThere: () => isWritten(context.ports.lock, id), changed: refresh })
  const keepSnapshot = writer && createSnapshotKeeper(id, writer, clock, opening)
  const status = observable(currentStatus())
  // At once, so that the whole journal is in memory should the database be lost.
  earlier.read().then(
    () => mirrorSync?.align(),
    () => mirrorSync?.giveUp(),
  )

  const fight: ManagedFight = {
    id,
    get record() {
      return record
    },
    map,
    snapshot: stateIn(opening.snapshot),
    done: opening.snapshot.done,
    get rows() {
      const lines = writer
        ? writer.lines.slice(opening.at.seq + 1 - writer.first)
        : opening.tail.map(({ line }) => line)
      return [...rowsOf(readChain(opening.at, lines).lines), ...(follower?.rows ?? [])]
    },
    earlier: async () => {
      const { start, rows } = await earlier.read()
      return { start: stateIn(start), rows }
    },
    get writer() {
      return writer !== undefined && writer.state !== 'ended'
    },
    status,
    append: rows => writer?.append(rows) ?? false,
    keepSnapshot: (done, state) => keepSnapshot?.(done, state),
    saveDraft(name, value) {
      const key = ['draft', id, name]
      writer?.also(
        value === null
          ? { store: 'meta', remove: key }
          : { store: 'meta', put: key, value: [name, value] satisfies [string, string] },
      )
    },
    loadDrafts: async () => new Map(pairs(await context.journal().range('meta', ['draft', id]))),
    follow: hear => follower?.follow(hear) ?? (() => {}),
    async retry() {
      if (mirrorSync?.isSound === false) mirrorSync.renew()
      if (writer?.state === 'not saved') await writer.reconcile()
      mirrorSync?.update()
    },
    async settled() {
      await writer?.settled()
      await mirrorSync?.settled()
    },
    async close() {
      await writer?.settled()
      if (!fight.unsaved) await dispose()
    },
    get unsaved() {
      return writer !== undefined && writer.state !== 'ended' && (writer.unsaved > 0 || writer.trouble !== '')
    },
    relabelled(label) {
      record = { ...record, ...label }
      mirrorSync?.renew()
      mirrorSync?.update()
    },
    lost: () => writer?.end(SAVING.taken),
    stop: why => writer?.stop(why),
    async freeze(words) {
      frozen = words
      await writer?.settled()
      writer?.end(words)
      refresh()
    },
    refresh,
    dispose,
  }
  return fight

  function startWriter({ fence, saved, release, why }: Writing): Writer {
    const lines = opening.tail.map(({ line }) => line)
    if (opening.base) lines.unshift(opening.base)
    return createWriter({
      fight: id,
      fence,
      trouble: why,
      journal: context.journal,
      clock,
      chainEnd: opening.end,
      saved,
      lines,
      events: {
        changed: refresh,
        saved() {
          announcer?.announce()
          mirrorSync?.update()
        },
        gone: context.gone,
        anew,
        ended(words) {
          ended = words
          release()
          void mirror.release(id).catch(() => undefined)
          refresh()
        },
      },
    })
  }

  function header(): FightHeader | undefined {
    return earlier.value && { record, map, start: earlier.value.start }
  }

  /** The database has forgotten this fight: what makes it exist again. */
  async function anew() {
    await earlier.read().catch(() => undefined)
    const whole = header()
    if (!whole) return null
    mirrorSync?.renew()
    return headerChanges(whole)
  }

  function currentStatus() {
    return statusOf(writer, context.standing(), mirrorSync?.isSound ?? true, {
      frozen,
      ended,
      isLeft: watch?.isGone ?? false,
    })
  }

  function refresh(): void {
    const next = currentStatus()
    if (!isSameStatus(status.value, next)) status.set(next)
    note()
  }

  /** What cannot be saved is noted outside the database: should this window close, the next start says what is missing. */
  function note(): void {
    const actions = writer?.state === 'not saved' ? unsavedActions(writer) : 0
    if (actions === noted) return
    noted = actions
    const { hint } = context.ports
    const others = hint.readUnsaved().filter(([fight]) => fight !== id)
    hint.writeUnsaved(actions > 0 ? [...others, [id, record.name, actions]] : others)
  }

  async function dispose(): Promise<void> {
    announcer?.stop()
    follower?.stop()
    watch?.stop()
    await mirrorSync?.settled()
    writer?.end(SAVING.closed)
    context.disposed(fight)
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
