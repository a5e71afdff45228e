import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate'
import { FILE } from '~/words/en/files'
import { crc32 } from './bytes'
import { fileLabel } from './report/label'
import { type Imported, type ImportProblem, refused } from './report/problem'
import { unpackArchive } from './fight/archive'

/**
 * Everything as one `.fray` file: a zip archive of
 * - `library.json`: `{ format, version, entries, fights: [{ id, name }] }`;
 * - `fights/<id>.fray`: each fight, as its own file has it;
 * - `pictures/<id>`: each picture that an entry names, with its type before it in `library.json`;
 * - `checks.json`: size and CRC-32 of every other part, so that damage is found.
 */
export interface Backup {
  readonly entries: readonly unknown[]
  readonly fights: readonly BackedUpFight[]
  readonly pictures: readonly { readonly id: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
}

/** A fight of a backup, as the bytes of its file. */
export interface BackedUpFight {
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const FORMAT = 'fray library'
/** Raised when an older Fray could no longer read the file. */
const VERSION = 1
const LIBRARY = 'library.json'
const CHECKS = 'checks.json'
const NO_DATE = new Date(1980, 0, 1)
const NAME = /^[A-Za-z0-9_-]{1,128}$/

const fightPart = (id: string) => `fights/${id}.fray`
const picturePart = (id: string) => `pictures/${id}`

/** The bytes of the file. The same library gives the same bytes. */
export function packBackup({ entries, fights, pictures }: Backup): Uint8Array<ArrayBuffer> {
  const content = new Map<string, Uint8Array>([
    [
      LIBRARY,
      json({
        format: FORMAT,
        version: VERSION,
        entries,
        fights: fights.map(({ id, name }) => ({ id, name })),
        pictures: pictures.map(({ id, type }) => ({ id, type })),
      }),
    ],
    ...fights.map(({ id, bytes }) => [fightPart(id), bytes] as const),
    ...pictures.map(({ id, bytes }) => [picturePart(id), bytes] as const),
  ])
  const files = [...content].map(([name, bytes]) => ({ name, bytes: bytes.length, crc32: crc32(bytes) }))
  content.set(CHECKS, json({ files }))
  const zippable: Zippable = {}
  // Fights and pictures are packed already.
  for (const [name, bytes] of content) zippable[name] = [bytes, { level: name.endsWith('.json') ? 6 : 0 }]
  return zipSync(zippable, { mtime: NO_DATE })
}

/** Whether an archive is a backup, by the names in it. */
export const isBackup = (names: ReadonlySet<string>): boolean => names.has(LIBRARY)

/**
 * Reads a backup. A part that is damaged or missing is left out and named; only without its list it is none.
 * @param only `list`: whether it can be read at all; fights and pictures, which may be large, stay packed
 */
export function unpackBackup(bytes: Uint8Array, fileName: string, only?: 'list'): Imported<Backup> {
  const where = fileLabel(fileName)
  const wanted = only === 'list' ? /^(library|checks)\.json$/ : /^(library|checks)\.json$|^(fights|pictures)\//
  const unpacked = unpackArchive(bytes, where, name => wanted.test(name))
  if (!unpacked.ok) return unpacked
  const parts = unpacked.value.entries
  const list = parsed(parts.get(LIBRARY))
  if (list.format !== FORMAT) return refused(where, FILE.backup.none)
  if (Number(list.version) > VERSION) return refused(where, FILE.backup.newer)
  const sums = new Map(
    listOf(parsed(parts.get(CHECKS)).files).map(({ name, crc32: sum }) => [String(name), String(sum)] as const),
  )
  const problems: ImportProblem[] = []
  const sound = (part: string, called: string) => {
    const found = parts.get(part)
    if (found && sums.get(part) === crc32(found)) return found
    problems.push({ where: `${where}, ${called}`, what: FILE.backup.damaged, severity: 'left out' })
    return undefined
  }
  if (!sound(LIBRARY, LIBRARY)) return refused(where, FILE.backup.list)
  if (only === 'list') return { ok: true, value: { entries: [], fights: [], pictures: [] }, problems: [] }
  const unlisted = (called: string) => {
    problems.push({ where: `${where}, ${called}`, what: FILE.backup.unlisted, severity: 'left out' })
    return []
  }
  const fights = listOf(list.fights).flatMap(({ id, name }, i) => {
    if (typeof id !== 'string' || typeof name !== 'string' || !NAME.test(id))
      return unlisted(FILE.backup.nthFight(i + 1))
    const found = sound(fightPart(id), FILE.backup.fight(name))
    return found ? [{ id, name, bytes: found }] : []
  })
  const pictures = listOf(list.pictures).flatMap(({ id, type }) => {
    if (typeof id !== 'string' || typeof type !== 'string' || !NAME.test(id)) return unlisted(FILE.backup.picture)
    const found = sound(picturePart(id), FILE.backup.picture)
    return found ? [{ id, type, bytes: found }] : []
  })
  return { ok: true, value: { entries: Array.isArray(list.entries) ? list.entries : [], fights, pictures }, problems }
}

function json(value: unknown): Uint8Array {
  return strToU8(JSON.stringify(value))
}

function parsed(bytes: Uint8Array | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(strFromU8(bytes ?? new Uint8Array())))
  } catch {
    return {}
  }
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(Object) : []
}
