import { strToU8, zipSync, type Zippable } from 'fflate'
import { crc32 } from '../bytes'
import {
  CHECKS_ENTRY,
  FIGHT_ENTRY,
  FIGHT_FORMAT,
  type FightFile,
  JOURNAL_ENTRY,
  PICTURE_ID,
  pictureEntry,
  versionFor,
} from './file'

/** The same fight always gives the same bytes. Zip's oldest date, since the file's own date says more. */
const NO_DATE = new Date(1980, 0, 1)

/**
 * The fight as the bytes of one `.fray` file. Takes as long as deflating the journal: call it off the main thread.
 * @throws RangeError when a picture's id is not a plain name; ids come from Fray itself
 */
export function packFight({ meta, map, rows, pictures }: FightFile): Uint8Array<ArrayBuffer> {
  for (const { id } of pictures) if (!PICTURE_ID.test(id)) throw new RangeError(`picture id ${id} is not a plain name`)

  const content = new Map<string, Uint8Array>([
    [
      FIGHT_ENTRY,
      json({
        format: FIGHT_FORMAT,
        version: versionFor(rows),
        meta,
        map,
        pictures: pictures.map(({ id, type }) => ({ id, type })),
      }),
    ],
    [JOURNAL_ENTRY, strToU8(rows.map(row => `${JSON.stringify(row)}\n`).join(''))],
    ...pictures.map(picture => [pictureEntry(picture), picture.bytes] as const),
  ])
  const files = [...content].map(([name, bytes]) => ({ name, bytes: bytes.length, crc32: crc32(bytes) }))
  content.set(CHECKS_ENTRY, json({ files }))

  const zippable: Zippable = {}
  for (const [name, bytes] of content) zippable[name] = [bytes, { level: name.startsWith('pictures/') ? 0 : 6 }]
  return zipSync(zippable, { mtime: NO_DATE })
}

function json(value: unknown): Uint8Array {
  return strToU8(JSON.stringify(value))
}
