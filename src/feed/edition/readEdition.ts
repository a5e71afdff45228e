import { createViewer, type Viewed } from '../viewer'
import { EDITION, type EditionLine } from './edition'

/**
 * What a players' edition shows, moment by moment; null: the file is none, or is damaged. 'newer', 'older': it was made by
 * another version of Fray, whose records this one cannot read.
 */
export async function readEdition(file: Blob): Promise<readonly Viewed[] | 'newer' | 'older' | null> {
  try {
    const [first, ...lines] = (await unpacked(file)).split('\n')
    const { fray, version: kind } = JSON.parse(first ?? '') as { fray?: unknown; version?: unknown }
    if (fray !== EDITION.fray || typeof kind !== 'number') return null
    if (kind !== EDITION.version) return kind > EDITION.version ? 'newer' : null
    const viewer = createViewer()
    const moments: Viewed[] = []
    for (const line of lines) {
      const { version, record, pictures } = JSON.parse(line) as EditionLine
      const blobs = pictures.map(({ name, type, data }) => ({ name, blob: new Blob([bytesOf(data)], { type }) }))
      // It is taken in as if the GM's window had sent it: what has another shape is none.
      const viewed = viewer.take({ fray: 'record', version, record, pictures: blobs })
      if (viewed === 'newer' || viewed === 'older') return viewed
      if (!viewed || viewed === 'unreadable') return null
      moments.push(viewed)
    }
    return moments.length > 0 ? moments : null
  } catch {
    return null
  }
}

function unpacked(file: Blob): Promise<string> {
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

const bytesOf = (data: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
