import { ENTRIES } from '~/words/en/store'
import type { Entries, Entry, Library } from '~/storage'
import { parseEntry } from '~/storage/records/entry'
import type { Files, GivenFight } from '../fights/files'
import type { FightList } from '../fights/fightList'
import { problemOf, type ExportedFile } from '../report'

/** How something in a backup stands to what is here. */
export type Standing = 'new' | 'changed' | 'same'

/** A backup as it was read: nothing has changed yet. */
export interface BackupFound {
  readonly entries: readonly { readonly entry: Entry; readonly standing: Standing }[]
  readonly fights: readonly {
    readonly id: string
    readonly name: string
    readonly standing: Standing
    readonly file: File
  }[]
  readonly pictures: readonly Blob[]
  /** What of it could not be read, in sentences. */
  readonly problems: readonly string[]
}

export interface BackupActions {
  /** When the latest was made here, in milliseconds since 1970; null: never. */
  latest(): Promise<number | null>
  /** Everything as one file. `now`: milliseconds since 1970, for display only. Rejects with a sentence. */
  make(now: number): Promise<ExportedFile & { readonly problems: readonly string[] }>
  /** Looks into a backup and compares it with what is here. Rejects with a sentence what is none. */
  read(file: File): Promise<BackupFound>
  /**
   * Takes what is new; entries that have changed here are put back as they were where `putsBack`, fights that have changed come
   * in beside those that are here. A fight that cannot be taken is named, and the others come in.
   */
  take(found: BackupFound, putsBack: boolean): Promise<BackupTaken>
}

/** What came out of a backup. */
export interface BackupTaken {
  /** How many entries and fights were taken. */
  readonly count: number
  /** What of it could not be taken, in sentences. */
  readonly problems: readonly string[]
}

export interface BackupDeps {
  entries: Entries
  library: Pick<
    Library,
    'listFights' | 'readWhole' | 'getPicture' | 'putPicture' | 'freeName' | 'preferences' | 'setPreference'
  >
  files: Pick<Files, 'read' | 'fight' | 'pack' | 'packBackup' | 'unpackBackup'>
  fights: Pick<FightList, 'refresh'>
  /** Keeps a fight with its pictures, under its own id where that is free. */
  keepFight(given: GivenFight, id?: string): Promise<string>
}

/** The preference that says when the latest backup was made. */
const LATEST = 'latest backup'

/** The texts of a picture's id, wherever one stands. */
const QUOTED_ID = /"([A-Za-z0-9_-]{43})"/g

export function createBackupActions({ entries, library, files, fights, keepFight }: BackupDeps): BackupActions {
  return {
    async latest() {
      const at = Number((await library.preferences()).get(LATEST))
      return Number.isFinite(at) && at > 0 ? at : null
    },
    async make(now) {
      const kept = (await Promise.all(entries.cards.value.map(({ id }) => entries.read(id).catch(() => id)))) as (
        | Entry
        | string
      )[]
      const whole = kept.filter(entry => typeof entry !== 'string').toSorted(byId)
      const problems: string[] = []
      if (whole.length < kept.length) problems.push(ENTRIES.backup.unread(kept.length - whole.length))
      const packed: { id: string; name: string; bytes: Uint8Array<ArrayBuffer> }[] = []
      const all = (await library.listFights()).filter(({ trashed }) => trashed === undefined)
      for (const { id, name } of all.toSorted(byId)) {
        try {
          const { file } = await files.pack(await library.readWhole(id), library.getPicture)
          packed.push({ id, name, bytes: new Uint8Array(await file.arrayBuffer()) })
        } catch {
          problems.push(ENTRIES.backup.fightUnread(name))
        }
      }
      const named = new Set([...JSON.stringify(whole).matchAll(QUOTED_ID)].map(([, id]) => id!))
      const pictures: { id: string; type: string; bytes: Uint8Array<ArrayBuffer> }[] = []
      for (const id of [...named].toSorted()) {
        const picture = await library.getPicture(id).catch(() => undefined)
        if (picture) pictures.push({ id, type: picture.type, bytes: new Uint8Array(await picture.arrayBuffer()) })
      }
      const file = await files.packBackup({ entries: whole.map(bare), fights: packed, pictures })
      await library.setPreference(LATEST, String(now))
      return { name: `${ENTRIES.backup.file}.fray`, file, problems }
    },

    async read(file) {
      const { entries: given, fights: packed, pictures, problems } = await files.unpackBackup(file)
      const found: { entry: Entry; standing: Standing }[] = []
      const wrong = [...problems]
      for (const [i, value] of given.entries()) {
        const entry = parseEntry({ ...Object(value), rev: 1 })
        if (entry) found.push({ entry, standing: await standingOf(entry) })
        else wrong.push(ENTRIES.backup.notOne(i + 1))
      }
      const here = (await library.listFights()).filter(({ trashed }) => trashed === undefined)
      const compared: { id: string; name: string; standing: Standing; file: File }[] = []
      for (const { id, name, bytes } of packed) {
        const one = new File([bytes], `${name}.fray`)
        const own = here.filter(fight => fight.id === id)
        // One that was deleted has come back under another id.
        const like = own.length > 0 ? own : here.filter(fight => fight.name === name)
        const isSame = await isAmong(like, bytes)
        compared.push({ id, name, file: one, standing: isSame ? 'same' : own.length > 0 ? 'changed' : 'new' })
      }
      return {
        entries: found,
        fights: compared,
        pictures: pictures.map(({ type, bytes }) => new Blob([bytes], { type })),
        problems: wrong,
      }
    },

    async take(found, putsBack) {
      for (const picture of found.pictures) await library.putPicture(picture)
      const wanted = found.entries.filter(({ standing }) => standing === 'new' || (putsBack && standing === 'changed'))
      if (wanted.length > 0) await entries.takeIn(wanted.map(({ entry }) => entry))
      let count = wanted.length
      const problems: string[] = []
      for (const fight of found.fights) {
        if (fight.standing === 'same') continue
        try {
          problems.push(...(await takeFight(fight)))
          count++
        } catch (error) {
          problems.push(ENTRIES.backup.notTaken(fight.name, problemOf(error)))
        }
      }
      await fights.refresh()
      return { count, problems }
    },
  }

  /** Resolves with what of the fight is missing, in sentences. Rejects with the reason why it cannot be taken. */
  async function takeFight({ id, name, standing, file }: BackupFound['fights'][number]): Promise<readonly string[]> {
    const read = await files.read(file)
    if (read.kind !== 'fight')
      throw new Error(read.kind === 'refused' ? read.problems.join(' ') : ENTRIES.backup.noFight)
    const given = await files.fight(read.token)
    if (standing === 'new') await keepFight(given, id)
    else await keepFight({ ...given, name: await library.freeName(ENTRIES.backup.named(name)) })
    return read.problems
  }

  async function standingOf(entry: Entry): Promise<Standing> {
    const there = entries.cards.value.some(({ id }) => id === entry.id)
    if (!there) return 'new'
    const here = await entries.read(entry.id).catch(() => undefined)
    return here && JSON.stringify(sorted(bare(here))) === JSON.stringify(sorted(bare(entry))) ? 'same' : 'changed'
  }

  /** The same fight gives the same bytes, whatever its id. */
  async function isAmong(those: readonly { readonly id: string }[], bytes: Uint8Array): Promise<boolean> {
    for (const { id } of those) {
      const whole = await library.readWhole(id).catch(() => undefined)
      if (!whole) continue
      const { file } = await files.pack(whole, library.getPicture)
      const here = new Uint8Array(await file.arrayBuffer())
      if (here.length === bytes.length && here.every((byte, i) => byte === bytes[i])) return true
    }
    return false
  }
}

/** Without its revision, which counts the changes in one browser. */
function bare(entry: Entry): Omit<Entry, 'rev'> {
  const { rev: _, ...rest } = entry
  return rest
}

function sorted(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)
