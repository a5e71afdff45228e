import * as v from 'valibot'
import { FILE } from '~/words/en/files'
import { crc32, parseJson, readText } from '../bytes'
import {
  CHECKS_ENTRY,
  FIGHT_ENTRY,
  FIGHT_FORMAT,
  FIGHT_VERSION,
  type FightFile,
  type FightPicture,
  JOURNAL_ENTRY,
  PICTURE_ID,
  PICTURE_TYPES,
  pictureEntry,
} from './file'
import { fileLabel, label } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { readPictureHeader } from '../picture'
import { type ImportProblem, type Imported, refused } from '../report/problem'
import { readAs } from '../report/readAs'
import { unpackArchive } from './archive'

type Entries = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** First only what tells whose file this is: a newer version may mean anything by the rest. */
const stampSchema = v.object({
  format: v.literal(FIGHT_FORMAT),
  version: v.pipe(v.number(), v.integer(FILE.notWhole), v.minValue(1, FILE.less(1))),
})

const fightSchema = v.object({
  meta: v.optional(v.unknown()),
  map: v.optional(v.unknown()),
  pictures: v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(PICTURE_ID, FILE.fight.noName)),
      type: v.picklist(PICTURE_TYPES, FILE.fight.noPicture),
    }),
  ),
})

const checksSchema = v.object({
  files: v.array(v.object({ name: v.string(), bytes: v.number(), crc32: v.string() })),
})

/**
 * Reads a `.fray` file back. All or nothing: a fight with a damaged or missing part is refused, and the part named.
 * Meta, map and rows come out as plain JSON of unknown shape; check them with `checkFight`.
 */
export function unpackFight(bytes: Uint8Array, fileName: string): Imported<FightFile> {
  const where = fileLabel(fileName)
  const unpacked = unpackArchive(bytes, where, isFightEntry)
  if (!unpacked.ok) return unpacked
  const { entries, names, twice } = unpacked.value
  if (twice.has(FIGHT_ENTRY)) return refused(where, FILE.fight.two(FIGHT_ENTRY))
  const packed = [...names].filter(isFightFile)
  if (!entries.has(FIGHT_ENTRY) && packed.length > 0) return refused(where, fightsInside(packed))
  const fight = readFight(entries, where)
  const leftOut = [...twice].map((name): ImportProblem => {
    const what = FILE.fight.twice
    return { where: `${where}, ${label(name)}`, what, severity: 'left out' }
  })
  return { ...fight, problems: [...fight.problems, ...leftOut] }
}

function readFight(entries: Entries, where: string): Imported<FightFile> {
  if (!entries.has(FIGHT_ENTRY)) return refused(where, FILE.fight.notOurs)
  const own = readEntry(entries, FIGHT_ENTRY, where)
  if (!own.ok) return own
  const stamp = readAs(stampSchema, own.value)
  if (!stamp.ok) return refused(where, FILE.fight.notOursFor(stamp.faults))
  if (stamp.value.version > FIGHT_VERSION) {
    return refused(where, FILE.fight.newer(stamp.value.version, FIGHT_VERSION))
  }

  const damage = findDamage(entries, where)
  if (damage !== undefined) return damage
  const fight = readAs(fightSchema, own.value)
  if (!fight.ok) return refused(`${where}, ${FIGHT_ENTRY}`, fight.faults.join('; '))
  const rows = readRows(entries, where)
  if (!rows.ok) return rows
  const pictures = readPictures(fight.value.pictures, entries, where)
  if (!pictures.ok) return pictures
  const { meta, map } = fight.value
  return { ok: true, value: { meta, map, rows: rows.value, pictures: pictures.value }, problems: [] }
}

/** Most names that a sentence gives. */
const MOST_NAMES = 3

function fightsInside(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMES).map(name => `“${label(name)}”`)
  return FILE.fight.around(names.length, named, names.length <= MOST_NAMES)
}

/** The shadow that a Mac packs beside each file is none. */
function isFightFile(name: string): boolean {
  return /\.fray$/i.test(name) && !name.startsWith('__MACOSX/')
}

function isFightEntry(name: string): boolean {
  return name === FIGHT_ENTRY || name === JOURNAL_ENTRY || name === CHECKS_ENTRY || name.startsWith('pictures/')
}

function readEntry(entries: Entries, name: string, where: string): Imported<unknown> {
  const bytes = entries.get(name)
  if (bytes === undefined) return refused(`${where}, ${name}`, FILE.fight.part)
  const text = readText(bytes, `${where}, ${name}`)
  return text.ok ? parseJson(text.value, `${where}, ${name}`) : text
}

/** Compares every entry with the checks that were written with it. */
function findDamage(entries: Entries, where: string): Imported<never> | undefined {
  const own = readEntry(entries, CHECKS_ENTRY, where)
  if (!own.ok) return own
  const checks = readAs(checksSchema, own.value)
  if (!checks.ok) return refused(`${where}, ${CHECKS_ENTRY}`, checks.faults.join('; '))
  const checked = new Map(checks.value.files.map(file => [file.name, file]))
  for (const [name, bytes] of entries) {
    if (name === CHECKS_ENTRY) continue
    const check = checked.get(name)
    if (check === undefined) return refused(`${where}, ${name}`, FILE.fight.unlisted(CHECKS_ENTRY))
    if (check.bytes !== bytes.length || check.crc32 !== crc32(bytes)) {
      return refused(`${where}, ${name}`, FILE.fight.sum)
    }
  }
  const missing = checks.value.files.find(file => !entries.has(file.name))
  return missing && refused(`${where}, ${fileLabel(missing.name)}`, FILE.fight.part)
}

function readRows(entries: Entries, where: string): Imported<unknown[]> {
  const place = `${where}, ${JOURNAL_ENTRY}`
  const bytes = entries.get(JOURNAL_ENTRY)
  if (bytes === undefined) return refused(place, FILE.fight.part)
  if (bytes.length === 0) return { ok: true, value: [], problems: [] }
  const text = readText(bytes, place)
  if (!text.ok) return text
  const lines = text.value.split('\n')
  if (lines.pop() !== '') return refused(place, FILE.fight.noEnd)
  const tooMany = overLimit(limits.fightRows, lines.length)
  if (tooMany !== undefined) return refused(place, tooMany)
  const rows: unknown[] = []
  for (const [index, line] of lines.entries()) {
    const row = parseJson(line, `${place}, ${FILE.fight.row(index + 1)}`)
    if (!row.ok) return row
    rows.push(row.value)
  }
  return { ok: true, value: rows, problems: [] }
}

function readPictures(
  listed: readonly Pick<FightPicture, 'id' | 'type'>[],
  entries: Entries,
  where: string,
): Imported<FightPicture[]> {
  const pictures: FightPicture[] = []
  for (const { id, type } of listed) {
    const name = pictureEntry({ id, type })
    const bytes = entries.get(name)
    if (bytes === undefined) return refused(`${where}, ${name}`, FILE.fight.part)
    const header = readPictureHeader(bytes, `${where}, ${name}`)
    if (!header.ok) return header
    pictures.push({ id, type, bytes })
  }
  return { ok: true, value: pictures, problems: [] }
}
