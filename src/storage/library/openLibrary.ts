import type { createEntries } from '../entries/createEntries'
import { TRASH_KEEPS } from '../entries/entries'
import type { ManagedFight } from '../fight/fightHandle'
import { type JournalStore, mirrorWithTimeouts, pairs, type Ports, withTimeout } from '../ports'
import { asFight } from '../records/records'
import { connect } from './connection'
import { createFightCreation, forgetSaved, type UnsavedFights } from './createFights'
import { FightOpener } from './fightOpener'
import { createPersistence, type Library } from './library'
import { freeName, listFights } from './listFights'
import type { maintenance } from './maintenance'
import { Pictures } from './pictures'

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
  const opened = new Map<string, ManagedFight>()
  const unsavedFights: UnsavedFights = new Map()
  const pictures = new Pictures({
    assets: ports.assets,
    ask: answer => withTimeout(ports.clock, answer),
    failed: words => connection.notice.set(words),
  })
  const entries = once(async () => (await ports.upkeep()).createEntries(ports, connection, persistence))
  const upkeep = once(async () => {
    const { maintenance } = await ports.upkeep()
    return maintenance({ ports, connection, entries, opened, unsavedFights, createFrom, retry })
  })
  const connection = await connect(ports, {
    lost(why) {
      for (const fight of opened.values()) fight.stop(why)
    },
    async regained(into) {
      await saveMissed(into)
      await (await entries.loaded())?.regained().catch(() => undefined)
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
    putPicture: picture => pictures.put(picture),
    getPicture: id => pictures.get(id),
    setPreference: (name, value) => save([{ store: 'meta', put: ['preference', name], value: [name, value] }]),
    async preferences() {
      return new Map(pairs(await journal().range('meta', ['preference'])))
    },
    retry,
    async close() {
      connection.close()
      await purging
      await Promise.all([...opened.values()].map(fight => fight.settled().then(() => fight.dispose())))
      const held = await entries.loaded()
      await held?.settled()
      held?.close()
      connection.disconnect()
    },
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
    await pictures.retry()
    await forgetSaved(unsavedFights, into)
    await (await entries.loaded())?.retry()
  }
}

/** Loads something when it is first asked for; where that failed, the next call tries again. `loaded`: what there is so far. */
function once<T>(load: () => Promise<T>): { (): Promise<T>; loaded(): Promise<T> | undefined } {
  let loading: Promise<T> | undefined
  const get = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return Object.assign(get, { loaded: () => loading })
}
