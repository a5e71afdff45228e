import { NOTICES } from '~/words/en/store'
import type { Library, WholeFight } from '~/storage'
import { type FightList, rawFile } from '../fights/fightList'
import type { FileFound, Files } from '../fights/files'
import type { ExportedFile, Report } from '../report'
import type { OpenSession } from '../session/session'

/** What is done with fights and pictures that are kept. Names are shown as given; what went wrong is a notice. */
export interface LibraryActions {
  renameFight(id: string, name: string): Promise<void>
  tagFight(id: string, tags: readonly string[]): Promise<void>
  duplicateFight(id: string): Promise<void>
  /** Into the trash. Whether it lies there: what is not saved, or where there is no room, stays as it was and says why. */
  trashFight(id: string): Promise<boolean>
  /** Out of the trash. */
  giveBackFight(id: string): Promise<void>
  /** Not even into the trash. */
  deleteForGood(id: string): Promise<void>
  /** Deletes for good what lies in the trash; of other windows' deeds meanwhile nothing is undone. */
  emptyTrash(ids: readonly string[]): Promise<void>
  /**
   * One file with everything, for the GM; of a damaged fight with what can be read, and where nothing can, with what lies
   * there. What is missing in it is a notice. Null when it cannot be made.
   */
  exportFight(id: string): Promise<ExportedFile | null>
  /** A file of any kind Fray reads: resolves with what was found, nothing changed yet. */
  readFile(file: File, signal?: AbortSignal): Promise<FileFound>
  /** Bytes of kept pictures that no fight uses, nor could use again by undo. */
  unusedPictures(): Promise<number>
  /** Deletes them. Resolves with the bytes freed. */
  deleteUnusedPictures(): Promise<number>
  retrySaving(): void
}

interface LibraryDeps {
  library: Pick<
    Library,
    | 'renameFight'
    | 'tagFight'
    | 'duplicateFight'
    | 'freeName'
    | 'trashFight'
    | 'giveBackFight'
    | 'deleteForGood'
    | 'emptyTrash'
    | 'readWhole'
    | 'readRaw'
    | 'getPicture'
    | 'listPictures'
    | 'deleteUnusedPictures'
    | 'retry'
  >
  files: Pick<Files, 'read' | 'pack'>
  fights: FightList
  session: Pick<OpenSession, 'current' | 'close' | 'open' | 'rename'>
  report: Pick<Report, 'guard' | 'notice'>
}

export function createLibraryActions({ library, files, fights, session, report }: LibraryDeps): LibraryActions {
  const { guard } = report
  const isOpen = (id: string) => session.current()?.handle.id === id

  return {
    renameFight: (id, name) =>
      guard(async () => {
        await library.renameFight(id, name)
        if (isOpen(id)) session.rename(name)
        await fights.refresh()
      }),
    tagFight: (id, tags) =>
      guard(async () => {
        await library.tagFight(id, tags)
        await fights.refresh()
      }),
    duplicateFight: id =>
      guard(async () => {
        await library.duplicateFight(id, await library.freeName(`${fights.nameOf(id) ?? 'Fight'} (copy)`))
        await fights.refresh()
      }),
    async trashFight(id) {
      let isThere = false
      await guard(async () => {
        const wasOpen = isOpen(id)
        if (wasOpen) session.close()
        try {
          await library.trashFight(id)
          isThere = true
        } finally {
          if (wasOpen && !isThere) await session.open(id)
          await fights.refresh()
        }
      })
      return isThere
    },
    giveBackFight: id =>
      guard(async () => {
        await library.giveBackFight(id)
        await fights.refresh()
      }),
    deleteForGood: id =>
      guard(async () => {
        if (isOpen(id)) session.close()
        await library.deleteForGood(id)
        await fights.refresh()
      }),
    emptyTrash: ids =>
      guard(async () => {
        await library.emptyTrash(ids)
        await fights.refresh()
      }),
    async exportFight(id) {
      let exported: ExportedFile | null = null
      await guard(async () => {
        exported = await fileOf(id)
      })
      return exported
    },
    readFile: (file, signal) => files.read(file, signal),
    async unusedPictures() {
      let unused = 0
      await guard(async () => {
        for (const { size, used } of await library.listPictures()) if (!used) unused += size
      })
      return unused
    },
    async deleteUnusedPictures() {
      let freed = 0
      await guard(async () => {
        freed = await library.deleteUnusedPictures()
      })
      return freed
    },
    retrySaving: () => void guard(() => library.retry()),
  }

  async function fileOf(id: string): Promise<ExportedFile> {
    let fight: WholeFight
    try {
      fight = await library.readWhole(id)
    } catch (error) {
      const raw = await library.readRaw(id)
      if (raw.rows.length + raw.snapshots.length + raw.mirror.length === 0) throw error
      report.notice(NOTICES.unreadable)
      return rawFile(fights.nameOf(id) ?? 'Fight', raw)
    }
    const { file, problems } = await files.pack(fight, picture => library.getPicture(picture))
    const missing = [fight.loss, ...problems].filter(Boolean)
    if (missing.length > 0) report.notice(missing.join(' '))
    return { name: `${fight.record.name}.fray`, file }
  }
}
