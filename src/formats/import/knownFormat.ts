import { Gunzip } from 'fflate'
import * as v from 'valibot'
import type { FILE } from '~/words/en/files'

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
export function knownBytes(bytes: Uint8Array): KnownFormat | undefined {
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
export function knownJson(value: unknown): KnownFormat | undefined {
  if (v.is(uvtt2, value)) return 'uvtt2'
  if (v.is(dungeonAlchemist, value)) return 'alchemist'
  return v.is(dungeondraft, value) ? 'dungeondraft' : undefined
}

/** The format of a text that is no JSON. */
export function knownText(text: string): KnownFormat | undefined {
  if (/^MANIFEST-\d+\s*$/.test(text)) return 'levelDb'
  return /^\s*!dungeonalchemist\b/i.test(text) ? 'alchemist' : undefined
}

/** The format of an archive by the names in it. */
export function knownArchive(names: Iterable<string>): KnownFormat | undefined {
  const all = [...names]
  const has = (name: RegExp) => all.some(one => name.test(one))
  if (has(/(^|\/)geometry\.json$/)) return 'uvtt2'
  if (has(/(^|\/)content\.xml$/) && has(/(^|\/)properties\.xml$/)) return 'mapTool'
  return has(/(^|\/)(module|system|world)\.json$/) ? 'foundryPackage' : undefined
}
