import { createViewer, type Viewed } from './viewer'
import { EDITION, type EditionLine } from './edition'
import { RECORD_VERSION } from './messages'
import type { PublicRecord, RecordCombatant, RecordDeed, TableRecord } from './record'

/** Why a file shows no fight: it is no players' edition or is damaged, or another version of Fray made it. */
export type EditionUnread = 'no' | 'newer' | 'older'

/** What a players' edition shows, moment by moment; null: it shows nothing, and `whyUnread` says why. */
export async function readEdition(file: Blob): Promise<readonly Viewed[] | null> {
  const moments = await momentsIn(file)
  return typeof moments === 'string' ? null : moments
}

/** Why `readEdition` gives nothing for this file. */
export async function whyUnread(file: Blob): Promise<EditionUnread> {
  const moments = await momentsIn(file)
  return typeof moments === 'string' ? moments : 'no'
}

async function momentsIn(file: Blob): Promise<readonly Viewed[] | EditionUnread> {
  try {
    const [first = '', ...lines] = (await unpacked(file)).split('\n')
    const { fray, version: kind } = JSON.parse(first) as { fray?: unknown; version?: unknown }
    if (fray !== EDITION.fray || typeof kind !== 'number') return 'no'
    if (kind !== EDITION.version) return kind > EDITION.version ? 'newer' : 'no'
    const viewer = createViewer()
    const moments: Viewed[] = []
    for (const line of lines) {
      const { version, record, pictures } = broughtUp(JSON.parse(line) as EditionLine)
      const blobs = pictures.map(({ name, type, data }) => ({ name, blob: new Blob([bytesOf(data)], { type }) }))
      // It is taken in as if the GM's window had sent it: what has another shape is none.
      const viewed = viewer.take({ fray: 'record', version, record, pictures: blobs })
      if (viewed === 'newer' || viewed === 'older') return viewed
      if (!viewed || viewed === 'unreadable') return 'no'
      moments.push(viewed)
    }
    return moments.length > 0 ? moments : 'no'
  } catch {
    return 'no'
  }
}

function unpacked(file: Blob): Promise<string> {
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

const bytesOf = (data: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(data), letter => letter.charCodeAt(0))

/** A line as this build writes it, of one that an older build wrote; what no build has read stays as it is. */
function broughtUp(line: EditionLine): EditionLine {
  if (line.version !== 3) return line
  const record = line.record as RecordOf3 | Exclude<PublicRecord, TableRecord> | null
  return { ...line, version: RECORD_VERSION, record: record?.show === 'table' ? withFaces(record) : record }
}

/** The table in records of version 3: no faces and rings, no colours of pools, no screen that lies flat, no dice, no end. */
type RecordOf3 = Omit<TableRecord, 'combatants' | 'faces' | 'flat' | 'deed' | 'end' | 'sounds'> & {
  deed: Omit<RecordDeed, 'dice' | 'sum'> | null
  combatants: readonly (Omit<RecordCombatant, 'out' | 'left' | 'ring' | 'face' | 'pools'> & {
    pools: readonly Omit<RecordCombatant['pools'][number], 'colour'>[]
  })[]
}

/** Nobody has a face or a ring, and pools have the colours that pages of that time gave to these words. */
function withFaces(record: RecordOf3): TableRecord {
  const combatants = record.combatants.map(one => ({
    ...one,
    pools: one.pools.map(pool => ({ ...pool, colour: COLOURS_OF_3.get(pool.label.toLowerCase()) ?? null })),
    out: null,
    left: null,
    ring: [],
    face: null,
  }))
  const deed = record.deed && { ...record.deed, dice: [], sum: null }
  return { ...record, combatants, faces: [], flat: null, deed, end: null, sounds: false }
}

const COLOURS_OF_3 = new Map<string, RecordCombatant['pools'][number]['colour']>([
  ['health', 'red'],
  ['hp', 'red'],
  ['wounds', 'red'],
  ['stress', 'green'],
  ['stamina', 'green'],
  ['endurance', 'blue'],
  ['mana', 'violet'],
  ['focus', 'violet'],
])
