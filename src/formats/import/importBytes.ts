import { Gunzip } from 'fflate'
import * as v from 'valibot'
import type { CreatureFile } from '~/engine/creature'
import { CREATURES, FILE, MAPS } from '~/words/en/files'
import { isBackup, unpackBackup } from '../backup'
import { parseJson, readText, sniff } from '../bytes'
import { isCairnPage, readCairnPages } from '../cairnPage'
import { unpackArchive } from '../fight/archive'
import { FIGHT_ENTRY } from '../fight/file'
import { unpackFight } from '../fight/unpack'
import { isFiveEtools, readFiveEtools } from '../fiveEtools'
import { isFoundryScene, readFoundryScene } from '../foundry/scene'
import { readFoundryScenes } from '../foundry/scenes'
import { isPack, packRecords } from '../foundryActor/pack'
import { isFoundryActor, readFoundryActors } from '../foundryActor/read'
import { isImprovedInitiative, readImprovedInitiative } from '../improvedInitiative/read'
import type { MapsFound } from '../map/record'
import { isOnePageDungeon, readOnePageDungeon } from '../onePageDungeon'
import { readPictureHeader } from '../picture'
import { fileLabel, nameFromFile } from '../report/label'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { isTable, readTable } from '../rows'
import { isUvtt, readUvtt } from '../uvtt/map'
import type { ImportedContent } from './decodeContent'

/** A format of creatures that is JSON: how it is known by its content, and its reader. */
interface CreatureFormat {
  is(value: unknown): boolean
  read(value: unknown, fileName: string): Imported<CreatureFile>
}

const isListOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(is)

/** All formats of creatures that are JSON. The first one that knows a value reads it. */
export const CREATURE_FORMATS: readonly CreatureFormat[] = [
  {
    is: value => isFoundryActor(value) || (Array.isArray(value) && value.some(isFoundryActor)),
    read: (value, fileName) =>
      readFoundryActors(
        [value].flat().map((one: unknown, i) => ({ value: one, place: CREATURES.creature(i + 1) })),
        fileName,
      ),
  },
  { is: isImprovedInitiative, read: readImprovedInitiative },
  { is: isFiveEtools, read: readFiveEtools },
  {
    is: value => isListOf(value, isFiveEtools),
    read: (monster, fileName) => readFiveEtools({ monster }, fileName),
  },
]

/** The creatures that a JSON value holds, whichever format its content says; undefined when there are none. */
export function creaturesOf(value: unknown, fileName: string): Imported<CreatureFile> | undefined {
  return CREATURE_FORMATS.find(({ is }) => is(value))?.read(value, fileName)
}

/**
 * How a file may be read: as JSON or as any other text, as a picture, as an archive, which is tried as a fight; only one made by
 * Fray passes.
 */
export type Importable = 'json' | 'text' | 'picture' | 'fight'

/** Decides by content alone what a file is, or refuses it with a sentence; names and extensions are never believed. */
function detect(bytes: Uint8Array, fileName: string): Imported<Importable> {
  const found = (value: Importable): Imported<Importable> => ({ ok: true, value, problems: [] })
  switch (sniff(bytes)) {
    case 'empty':
      return refused(fileLabel(fileName), FILE.empty(0))
    case 'json object':
    case 'json list':
      return found('json')
    case 'zip':
      return found('fight')
    // The picture reader words the refusal of the kinds that it does not take.
    case 'png':
    case 'jpeg':
    case 'webp':
    case 'gif':
    case 'svg':
    case 'HTML':
    case 'markup':
      return found('picture')
    case 'unknown':
      return found('text')
  }
}

/** A format that is known by sight and not read; what to say of it, and what to do instead, stands under this name. */
export type KnownFormat = keyof typeof FILE.known

const HEAD = 64
/** What ends each table of LevelDB. */
const LEVEL_DB_END = '\x57\xfb\x80\x8b\x24\x75\x47\xdb'
/** The first words of a players' edition. */
const EDITION = '{"fray":"edition"'
/** Packed bytes that are looked into. */
const PACKED = 4_096

const MAGIC: readonly (readonly [RegExp, KnownFormat])[] = [
  [/^.{4}ftypavi[fs]/s, 'avif'],
  [/^.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/s, 'heic'],
  [/^.{4}ftyp/s, 'video'],
  [/^\x1aE\xdf\xa3/, 'video'],
  [/^(?:II\*\0|MM\0\*)/, 'tiff'],
  [/^BM.{4}\0\0\0\0/s, 'bmp'],
  [/^%PDF-/, 'pdf'],
  [/^(?:7z\xbc\xaf\x27\x1c|Rar!\x1a\x07)/, 'packed'],
]

/** The format of a file that is neither text nor a picture Fray takes, where its bytes say it. */
function knownBytes(bytes: Uint8Array): KnownFormat | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  const found = MAGIC.find(([magic]) => magic.test(head))?.[1]
  if (found) return found
  if (head.startsWith('\x1f\x8b')) return unpackedHead(bytes).startsWith(EDITION) ? 'players' : 'packed'
  return isLevelDb(bytes) ? 'levelDb' : undefined
}

/** A table, a log or a manifest of LevelDB; records of Foundry VTT go there by keys such as "!actors!" and an id. */
function isLevelDb(bytes: Uint8Array): boolean {
  const end = String.fromCharCode(...bytes.subarray(-LEVEL_DB_END.length))
  // A log begins with a sum, a length and a kind of record, none of which is text.
  const isLog = bytes.length > 7 && (bytes[6]! === 1 || bytes[6]! === 2)
  const start = isLog ? String.fromCharCode(...bytes.subarray(0, PACKED)) : ''
  return end === LEVEL_DB_END || /![a-z.]{4,40}![A-Za-z0-9]{16}|leveldb\.\w+Comparator/.test(start)
}

/** The first letters of what is packed with gzip; empty: it is damaged. */
function unpackedHead(bytes: Uint8Array): string {
  let text = ''
  const gunzip = new Gunzip(chunk => void (text ||= String.fromCharCode(...chunk.subarray(0, EDITION.length))))
  try {
    gunzip.push(bytes.subarray(0, PACKED))
  } catch {
    // What came before the damage is enough.
  }
  return text
}

const second = v.pipe(v.string(), v.regex(/^2(\.|$)/))
const uvtt2 = v.union([v.object({ format_version: second }), v.object({ uvtt_version: second })])
const dungeonAlchemist = v.object({
  walls: v.array(v.unknown()),
  pixelsPerTile: v.unknown(),
  grid: v.object({ x: v.unknown(), y: v.unknown() }),
})
/** The map that Dungeondraft itself keeps. */
const dungeondraft = v.object({ header: v.object({ creation_build: v.unknown() }), world: v.object({}) })

/** The format of a JSON value that Fray does not read. */
function knownJson(value: unknown): KnownFormat | undefined {
  if (v.is(uvtt2, value)) return 'uvtt2'
  if (v.is(dungeonAlchemist, value)) return 'alchemist'
  return v.is(dungeondraft, value) ? 'dungeondraft' : undefined
}

/** The format of a text that is no JSON. */
function knownText(text: string): KnownFormat | undefined {
  if (/^MANIFEST-\d+\s*$/.test(text)) return 'levelDb'
  return /^\s*!dungeonalchemist\b/i.test(text) ? 'alchemist' : undefined
}

/** The format of an archive by the names in it. */
function knownArchive(names: Iterable<string>): KnownFormat | undefined {
  const all = [...names]
  const has = (name: RegExp) => all.some(one => name.test(one))
  if (has(/(^|\/)geometry\.json$/)) return 'uvtt2'
  if (has(/(^|\/)content\.xml$/) && has(/(^|\/)properties\.xml$/)) return 'mapTool'
  return has(/(^|\/)(module|system|world)\.json$/) ? 'foundryPackage' : undefined
}

/** The same answer with its value changed. */
function mapValue<A, B>(imported: Imported<A>, change: (value: A) => B): Imported<B> {
  return imported.ok ? { ...imported, value: change(imported.value) } : imported
}

/** The map, or the maps, that a JSON value holds, whichever format its content says; undefined when it is none. */
function mapOf(value: unknown, fileName: string): Imported<MapsFound> | undefined {
  if (isFoundryScene(value)) return readFoundryScene(value, fileName)
  if (isUvtt(value)) return mapValue(readUvtt(value, fileName), map => ({ map }))
  if (isOnePageDungeon(value)) return mapValue(readOnePageDungeon(value, fileName), map => ({ map }))
  return undefined
}

/** Reads a text that is no JSON: pages with stat lines of the Cairn family, or a table of creatures. */
function readPlainText(text: string, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const creatures = isTable(text)
    ? readTable(text, fileName)
    : isCairnPage(text)
      ? readCairnPages(text, fileName)
      : undefined
  if (creatures) return mapValue(creatures, one => ({ kind: 'creatures', creatures: one }))
  const known = knownText(text)
  if (known) return refused(where, FILE.known[known])
  // JSON with something before it: where it goes wrong is what helps.
  if (/[[{]\s*[{"]/.test(text.slice(0, 10_000))) {
    const parsed = parseJson(text, where)
    if (!parsed.ok) return parsed
  }
  return refused(where, FILE.none.file)
}

/** Reads a file that begins as JSON does: one value, or a pack with one in each line. Which format, its content says. */
function readJson(text: string, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const parsed = parseJson(text, where)
  if (!parsed.ok) {
    const pack = isPack(text) ? readPack(text, fileName) : undefined
    if (pack) return pack
    return isCairnPage(text) ? readPlainText(text, fileName) : parsed
  }
  const { value } = parsed
  const known = knownJson(value)
  if (known) return refused(where, FILE.known[known])
  const map = mapOf(value, fileName)
  if (map) return mapValue(map, one => ({ kind: 'map', ...one }))
  if (Array.isArray(value) && value.some(isFoundryScene)) {
    const scenes = value.map((one: unknown, i) => ({ value: one, place: MAPS.foundry.scene(i + 1) }))
    const maps = readFoundryScenes(scenes, fileName, new ProblemList(where))
    return mapValue(maps, found => ({ kind: 'map' as const, ...found }))
  }
  const creatures = creaturesOf(value, fileName)
  if (creatures) return mapValue(creatures, one => ({ kind: 'creatures', creatures: one }))
  if (Array.isArray(value)) return refused(where, FILE.none.list)
  return refused(where, FILE.none.json)
}

/** A pack of actors, or of scenes, of which one is chosen. Undefined when it is none, but a map with something after it. */
function readPack(text: string, fileName: string): Imported<ImportedContent> | undefined {
  const where = fileLabel(fileName)
  const problems = new ProblemList(where)
  const records = packRecords(text, where, problems)
  if (!records.ok) return records
  const scenes = records.value.filter(({ value }) => isFoundryScene(value))
  const hasActors = records.value.some(({ value }) => isFoundryActor(value))
  if (scenes.length === 0 && !hasActors) {
    // A map, and something after it, is a map that is damaged.
    if (records.value.some(({ value }) => mapOf(value, fileName))) return undefined
    const refusal = { where, what: FILE.none.pack, severity: 'refused' } as const
    return { ok: false, problems: [...problems.all(), refusal] }
  }
  if (!hasActors)
    return mapValue(readFoundryScenes(scenes, fileName, problems), maps => ({ kind: 'map' as const, ...maps }))
  return mapValue(readFoundryActors(records.value, fileName, problems), one => ({ kind: 'creatures', creatures: one }))
}

/** Reads a file whatever it is: kind by content, limits before costly steps, pictures not yet decoded. Never throws. */
export function importBytes(bytes: Uint8Array<ArrayBuffer>, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const kind = detect(bytes, fileName)
  if (!kind.ok) return kind
  switch (kind.value) {
    case 'json': {
      const text = readText(bytes, where)
      return text.ok ? readJson(text.value, fileName) : text
    }
    case 'text': {
      const known = knownBytes(bytes)
      if (known) return refused(where, FILE.known[known])
      const text = readText(bytes, where)
      if (text.ok) return readPlainText(text.value, fileName)
      // Bytes that no text has: it is something else altogether, whatever its encoding.
      if (!isBinary(bytes)) return text
      return refused(where, FILE.none.file)
    }
    case 'picture':
      return mapValue(readPictureHeader(bytes, where), header => ({
        kind: 'picture',
        name: nameFromFile(fileName),
        picture: { ...header, bytes },
      }))
    case 'fight':
      return readArchive(bytes, fileName)
  }
}

/** An archive: a backup or a fight of Fray, or one that is known by the names in it. */
function readArchive(bytes: Uint8Array<ArrayBuffer>, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const looked = unpackArchive(bytes, where, () => false)
  if (!looked.ok) return looked
  const { names } = looked.value
  if (isBackup(names)) return mapValue(unpackBackup(bytes, fileName, 'list'), () => ({ kind: 'backup' }))
  const known = names.has(FIGHT_ENTRY) ? undefined : knownArchive(names)
  if (known) return refused(where, FILE.known[known])
  return mapValue(unpackFight(bytes, fileName), fight => ({ kind: 'fight', fight }))
}

/** Whether the first kilobyte has control characters that stand in no text. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 1024).some(byte => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}
