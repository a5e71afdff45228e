import { SAVING } from '~/words/en/store'
import type { createEntries, ManagedEntries } from '../entries/createEntries'
import { TRASH_KEEPS } from '../entries/entries'
import type { ManagedFight } from '../fight/fightHandle'
import { type JournalStore, mirrorWithTimeouts, pairs, type Ports, unwritten, withTimeout } from '../ports'
import { asFight, pictureId } from '../records/records'
import { connect } from './connection'
import { createFightCreation, forgetSaved, type UnsavedFights } from './createFights'
import { FightOpener } from './fightOpener'
import { createPersistence, type Library } from './library'
import { freeName, listFights } from './listFights'
import type { maintenance, Maintenance } from './maintenance'

/** What the library is opened with. */
export interface LibraryPorts extends Ports {
  /** Loads what few sittings need: the library's entries, and what is done to fights besides playing them. */
  upkeep(): Promise<{ createEntries: typeof createEntries; maintenance: typeof maintenance }>
}

/** Opens this browser's library. Never rejects: without storage it works in memory and says so. */
export async function openLibrary(given: LibraryPorts): Promise<Library> {
  const ports: LibraryPorts = {
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
  const opener = new FightOpener({ ports, connection, opened, unsavedFights, persistence })
  const openFight: Library['openFight'] = (id, how) => opener.openFight(id, how)
  const { createFight, createFrom } = createFightCreation({ ports, connection, unsavedFights, persistence, openFight })
  let startedUpkeep: Promise<Maintenance> | undefined
  const purging = purgeTrash().catch(() => undefined)

  return {
    audit: connection.audit,
    notice: connection.notice,
    listFights: () => listFights(journal(), unsavedFights),
    async freeName(name) {
      const fights = await listFights(journal(), unsavedFights)
      return freeName(
        name,
        fights.map(fight => fight.name),
      )
    },
    duplicateFight: async (id, name) => (await upkeep()).duplicateFight(id, name),
    renameFight: async (id, name) => (await upkeep()).renameFight(id, name),
    tagFight: async (id, tags) => (await upkeep()).tagFight(id, tags),
    trashFight: async id => (await upkeep()).trashFight(id),
    giveBackFight: async id => (await upkeep()).giveBackFight(id),
    deleteForGood: async id => (await upkeep()).deleteForGood(id),
    emptyTrash: async ids => (await upkeep()).emptyTrash(ids),
    restoreFight: async id => (await upkeep()).restoreFight(id),
    recoverFight: async (id, name) => (await upkeep()).recoverFight(id, name),
    readLatest: async id => (await upkeep()).readLatest(id),
    readWhole: async id => (await upkeep()).readWhole(id),
    readRaw: async id => (await upkeep()).readRaw(id),
    acceptLoss: async () => (await upkeep()).acceptLoss(),
    listPictures: async () => (await upkeep()).listPictures(),
    deleteUnusedPictures: async () => (await upkeep()).deleteUnusedPictures(),
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
    openedEntries ??= readEntries().catch((error: unknown) => {
      openedEntries = undefined
      throw error
    })
    return openedEntries
  }

  async function readEntries(): Promise<ManagedEntries> {
    const { createEntries } = await ports.upkeep()
    return createEntries(ports, connection, persistence)
  }

  /** Where it could not be loaded, the next call tries again. */
  function upkeep(): Promise<Maintenance> {
    startedUpkeep ??= startUpkeep().catch((error: unknown) => {
      startedUpkeep = undefined
      throw error
    })
    return startedUpkeep
  }

  async function startUpkeep(): Promise<Maintenance> {
    const { maintenance } = await ports.upkeep()
    return maintenance({ ports, connection, entries, opened, unsavedFights, createFrom, retry })
  }

  /** What has lain in the trash for long enough goes. */
  async function purgeTrash(): Promise<void> {
    if (connection.memoryOnly || connection.readOnly) return
    const before = ports.clock.now() - TRASH_KEEPS
    const fights = await journal().range('fights', [])
    if (fights.some(value => (asFight(value)?.trashed ?? before) < before)) await (await upkeep()).purge(before)
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
