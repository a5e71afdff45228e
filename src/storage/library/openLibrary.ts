import { SAVING } from '~/words/en/store'
import { createEntries, type ManagedEntries } from '../entries/createEntries'
import { TRASH_KEEPS } from '../entries/entries'
import { claimFight } from '../fight/claimFight'
import type { ManagedFight } from '../fight/fightHandle'
import { mirroredRows } from '../fight/mirrorWriter'
import { type FightContext, type FightToOpen, openFightFrom } from '../fight/openFight'
import { takeLock } from '../fight/takeLock'
import { chainEndOf, rowsOf } from '../journal'
import { type JournalStore, mirrorWithTimeouts, pairs, type Ports, Unexpected, unwritten, withTimeout } from '../ports'
import { type FightOpening, readFight } from '../records/readFight'
import { asFight, asMap, type FightRecord, JOURNAL_VERSION, pictureId } from '../records/records'
import { connect, type Connection } from './connection'
import { createFightCreation, forgetSaved, type UnsavedFight, type UnsavedFights } from './createFights'
import { createPersistence, type HowToOpen, type Library, type Opened, type Persistence } from './library'
import { listFights } from './listFights'
import { maintenance } from './maintenance'
import { commandsIn, inWords, salvage } from './salvage'

/** What is found of a fight before anything is locked. */
interface Stored {
  readonly record: FightRecord
  /** Last line of its mirror; undefined when there is none. */
  readonly mirrorEnd: string | undefined
  /** Which writer wrote the last row. */
  readonly fence: number
}

/** The way in to fights. Whatever it opens is in `opened` until it is left. */
function createFightOpener(given: {
  ports: Ports
  connection: Connection
  opened: Map<string, ManagedFight>
  unsavedFights: UnsavedFights
  persistence: Persistence
}): Library['openFight'] {
  const { ports, connection, opened, unsavedFights, persistence } = given
  const { journal } = connection
  let opening: Promise<unknown> = Promise.resolve()

  const context: FightContext = {
    ports,
    journal,
    standing: () => ({ memoryOnly: connection.memoryOnly, persisted: persistence.isPromised }),
    gone: () => void connection.regain(),
    disposed: fight => {
      if (opened.get(fight.id) === fight) opened.delete(fight.id)
    },
  }

  /** One after the other: a window must not race with itself for a lock. */
  return (id, how) => {
    const next = opening.then(() => enter(id, how))
    opening = next.catch(() => undefined)
    return next
  }

  async function enter(id: string, how?: HowToOpen): Promise<Opened> {
    const held = opened.get(id)
    await held?.close()
    // What could not be saved is nowhere else.
    if (held && opened.get(id) === held) return { kind: 'open', fight: held }
    const unsaved = unsavedFights.get(id)
    if (unsaved) return openUnsaved(unsaved)

    const [value, mirrorEnd, last] = await Promise.all([
      journal().get('fights', [id]),
      connection.memoryOnly ? undefined : ports.mirror.end(id).catch(() => undefined),
      journal().last('rows', [id]),
    ])
    const record = asFight(value)
    if (!record) return missing(mirrorEnd)
    if (record.trashed !== undefined) return { kind: 'trashed', words: SAVING.inTrash }
    return openStored({ record, mirrorEnd, fence: chainEndOf(last)?.fence ?? 0 }, how)
  }

  async function openStored({ record, mirrorEnd, fence }: Stored, how?: HowToOpen): Promise<Opened> {
    const { id } = record
    const frozen = connection.readOnly || (record.journal > JOURNAL_VERSION ? SAVING.newer : '')
    // First the lock, then the rows, then the place of the next one: after that nobody else can add one.
    const lock = frozen ? null : await takeLock(ports.lock, id, how === 'take over')
    try {
      const [stored, found] = await Promise.all([
        journal().get('maps', [record.map]).then(asMap),
        readFight(journal(), id),
      ])
      const map = stored && ports.maps.isSound(stored.map) ? stored : undefined
      const trouble =
        !found || !map || found.bad > 0
          ? await whatIsDamaged(id)
          : mirroredRows(mirrorEnd) > found.end.seq && how !== 'as it is'
            ? await whatIsMissing(id, found.end.seq)
            : undefined
      if (trouble || !found || !map) {
        lock?.release()
        return trouble ?? whatIsDamaged(id)
      }
      if (lock && found.fence !== fence) {
        // A window that slept here may have lost the lock, not heard of it yet, and would end the one that writes now.
        lock.release()
        return await enter(id, how)
      }
      const toOpen = { record, map, opening: found, mirrorEnd, frozen }
      if (!lock) return open(toOpen)
      const claimed = await claimFight(record, found, ports.newId(), changes =>
        withTimeout(ports.clock, journal().write(changes)),
      )
      const writing = { ...claimed.writing, release: lock.release }
      const result = open({ ...toOpen, opening: claimed.opening, writing }, lock.whenLost)
      void askToPersist()
      return result
    } catch (error) {
      lock?.release()
      // A window that has lost the fight has written once more.
      if (error instanceof Unexpected) return enter(id, how)
      throw error
    }
  }

  async function whatIsDamaged(id: string): Promise<Opened> {
    const saved = await salvage(id, journal(), ports)
    const isAll = saved?.isWhole && !saved.isMapLost
    return { kind: 'damaged', copy: !saved ? 'none' : isAll ? 'whole' : 'part', words: inWords(saved) }
  }

  /** Undefined when the mirror has no more than the database after all. */
  async function whatIsMissing(id: string, held: number): Promise<Opened | undefined> {
    const saved = await salvage(id, journal(), ports)
    const more = saved?.lines.slice(held) ?? []
    if (!saved || more.length === 0) return undefined
    const here = commandsIn(rowsOf(saved.lines.slice(0, held)))
    const all = here + commandsIn(rowsOf(more))
    return { kind: 'shorter', words: SAVING.shorter(here, all) }
  }

  async function openUnsaved({ record, map, start, why }: UnsavedFight): Promise<Opened> {
    const lock = await takeLock(ports.lock, record.id, false)
    const at = { seq: 0, sum: start.sum }
    const opening: FightOpening = { snapshot: start, tail: [], base: '', at, end: at, fence: 0, bad: 0, seqs: [0] }
    const writing = { fence: 1, saved: 0, release: () => lock?.release(), why }
    return open({ record, map, opening, mirrorEnd: undefined, frozen: '', writing }, lock?.whenLost)
  }

  function open(toOpen: FightToOpen, whenLost?: (call: () => void) => void): Opened {
    const fight = openFightFrom(context, toOpen)
    whenLost?.(() => fight.lost())
    opened.set(fight.id, fight)
    return { kind: 'open', fight }
  }

  async function askToPersist(): Promise<void> {
    if (!connection.memoryOnly) await persistence.ask()
  }
}

function missing(mirrorEnd: string | undefined): Opened {
  if (mirrorEnd === undefined) return { kind: 'missing', mirrored: null, words: SAVING.gone }
  return { kind: 'missing', mirrored: mirroredRows(mirrorEnd), words: SAVING.secondFound }
}

/** Opens this browser's library. Never rejects: without storage it works in memory and says so. */
export async function openLibrary(given: Ports): Promise<Library> {
  const ports: Ports = {
    ...given,
    mirror: mirrorWithTimeouts(given.mirror, given.clock),
    entriesMirror: mirrorWithTimeouts(given.entriesMirror, given.clock),
  }
  const { assets } = ports
  const ask = <T>(answer: Promise<T>) => withTimeout(ports.clock, answer)
  const opened = new Map<string, ManagedFight>()
  const unsavedFights: UnsavedFights = new Map()
  /** Pictures that could not be written. */
  const heldPictures = new Map<string, Blob>()
  let openedEntries: Promise<ManagedEntries> | undefined
  const connection = await connect(ports, {
    lost(why) {
      for (const fight of opened.values()) fight.stop(why)
    },
    async regained(into) {
      await saveMissed(into)
      await (await openedEntries)?.regained().catch(() => undefined)
    },
    outdated: async words => void (await Promise.all([...opened.values()].map(fight => fight.freeze(words)))),
  })
  const { journal, save } = connection
  const persistence = createPersistence(ports.persist, () => {
    for (const fight of opened.values()) fight.refresh()
  })
  const openFight = createFightOpener({ ports, connection, opened, unsavedFights, persistence })
  const { createFight, createFrom } = createFightCreation({ ports, connection, unsavedFights, persistence, openFight })
  const { purge, ...kept } = maintenance({ ports, connection, entries, opened, unsavedFights, createFrom, retry })
  const purging = purgeTrash().catch(() => undefined)

  return {
    ...kept,
    audit: connection.audit,
    notice: connection.notice,
    listFights: () => listFights(journal(), unsavedFights),
    createFight,
    entries,
    openFight,
    async putPicture(picture) {
      const id = await pictureId(picture)
      try {
        await ask(assets.put(id, picture))
      } catch (error) {
        heldPictures.set(id, picture)
        connection.notice.set(SAVING.picture(unwritten(error)))
      }
      return id
    },
    getPicture: async id => heldPictures.get(id) ?? ask(assets.get(id)),
    setPreference: (name, value) => save([{ store: 'meta', put: ['preference', name], value: [name, value] }]),
    async preferences() {
      return new Map(pairs(await journal().range('meta', ['preference'])))
    },
    retry,
    async close() {
      connection.close()
      await purging
      await Promise.all([...opened.values()].map(fight => fight.settled().then(() => fight.dispose())))
      const held = await openedEntries
      await held?.settled()
      held?.close()
      connection.disconnect()
    },
  }

  /** Where they could not be read, the next call tries again. */
  function entries(): Promise<ManagedEntries> {
    openedEntries ??= createEntries(ports, connection, persistence).catch((error: unknown) => {
      openedEntries = undefined
      throw error
    })
    return openedEntries
  }

  /** What has lain in the trash for long enough goes. */
  async function purgeTrash(): Promise<void> {
    if (connection.memoryOnly || connection.readOnly) return
    const before = ports.clock.now() - TRASH_KEEPS
    const fights = await journal().range('fights', [])
    if (fights.some(value => (asFight(value)?.trashed ?? before) < before)) await purge(before)
  }

  async function retry(): Promise<void> {
    await (connection.state === 'disconnected' ? connection.regain() : saveMissed(journal()))
  }

  /** Writes what could not be written before. */
  async function saveMissed(into: JournalStore): Promise<void> {
    await Promise.all([...opened.values()].map(fight => fight.retry()))
    for (const [id, picture] of heldPictures)
      await ask(assets.put(id, picture)).then(
        () => heldPictures.delete(id),
        () => undefined,
      )
    await forgetSaved(unsavedFights, into)
    await (await openedEntries)?.retry()
  }
}
