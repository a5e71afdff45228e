import { crc32, deflateRawSync } from 'node:zlib'
import { hostile, type HostileFile } from './hostileFile'

interface Entry {
  name: string
  content: Buffer | string
  /** What the header says of the unpacked size, when it lies. */
  claimed?: number
}

/** A zip archive in which every name and size is written as given. */
function zip(entries: readonly Entry[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed } of entries) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data, { level: 9 })
    const nameBytes = Buffer.from(name)
    // Version, flags (names in UTF-8), method (deflate), time, date, check sum, sizes, lengths of name and extra.
    const fields = Buffer.concat([
      uint16(20, 0x800, 8, 0, 33),
      uint32(crc32(data), packed.length, claimed ?? data.length),
      uint16(nameBytes.length, 0),
    ])
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), fields, nameBytes, packed])
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), uint16(20), fields, uint16(0, 0, 0), uint32(0, offset), nameBytes]),
    )
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const count = entries.length
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    uint16(0, 0, count, count),
    uint32(directory.length, offset),
    uint16(0),
  ])
  return Buffer.concat([...local, directory, end])
}

function uint16(...values: number[]): Buffer {
  return Buffer.from(values.flatMap(value => [value & 0xff, value >>> 8]))
}

function uint32(...values: number[]): Buffer {
  return Buffer.concat(values.map(value => uint16(value & 0xffff, value >>> 16)))
}

const MEGABYTE = 1024 * 1024
const STAMP = JSON.stringify({ format: 'fray fight', version: 1 })

/** Archives that unpack to too much, lie, or name what is not theirs. */
export function hostileArchives(): HostileFile[] {
  return [
    hostile(
      'archive-bomb.zip',
      zip([{ name: 'map.dd2vtt', content: Buffer.alloc(12 * MEGABYTE, ' ') }]),
      'refuse',
      ['zip'],
      'A thousand bytes come out for each that goes in.',
    ),
    hostile(
      'archive-fight-bomb.fray',
      zip([
        { name: 'fight.json', content: STAMP },
        { name: 'journal.jsonl', content: Buffer.alloc(12 * MEGABYTE, ' ') },
      ]),
      'refuse',
      ['too large', '200 times its packed size'],
      'The same inside a fight file.',
    ),
    hostile(
      'archive-lying-size.fray',
      zip([
        { name: 'fight.json', content: STAMP },
        { name: 'journal.jsonl', content: Buffer.alloc(12 * MEGABYTE, ' '), claimed: 10 },
      ]),
      'refuse',
      ['too large', '200 times its packed size'],
      'It says ten bytes; only counting tells.',
    ),
    hostile(
      'archive-names.zip',
      zip([
        { name: '../../../settings.json', content: '{}' },
        { name: '/absolute/map.dd2vtt', content: '{}' },
        { name: 'C:\\maps\\one.dd2vtt', content: '{}' },
        { name: '__proto__', content: '{}' },
        { name: 'fight.json', content: '{"format":"another"}' },
        { name: 'fight.json', content: STAMP },
      ]),
      'refuse',
      ['zip', 'two fights', 'fight.json is in it twice'],
      'Names that climb, repeat or collide with built-ins.',
    ),
    hostile(
      'archive-crowd.zip',
      zip(Array.from({ length: 5_000 }, (_, index) => ({ name: `${index}`, content: '' }))),
      'refuse',
      ['more than 2,000 files in one archive'],
      'Thousands of empty files.',
    ),
    hostile(
      'archive-newer.fray',
      zip([{ name: 'fight.json', content: JSON.stringify({ format: 'fray fight', version: 999 }) }]),
      'refuse',
      ['newer Fray', '999'],
      'A version that this one cannot know.',
    ),
  ]
}
