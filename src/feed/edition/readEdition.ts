import { createViewer, type Viewed } from '../viewer'
import { EDITION, type EditionLine } from './edition'

/** What a players' edition shows, moment by moment; null: the file is none, or is damaged or of another version. */
export async function readEdition(file: Blob): Promise<readonly Viewed[] | null> {
  try {
    const [first, ...lines] = (await unpacked(file)).split('\n')
    if (first !== JSON.stringify(EDITION)) return null
    const viewer = createViewer()
    const moments: Viewed[] = []
    for (const line of lines) {
      const { version, record, pictures } = JSON.parse(line) as EditionLine
      const blobs = pictures.map(({ name, type, data }) => ({ name, blob: new Blob([bytesOf(data)], { type }) }))
      // It is taken in as if the GM's window had sent it: what has another shape is none.
      const viewed = viewer.take({ fray: 'record', version, record, pictures: blobs })
      if (!viewed || typeof viewed === 'string') return null
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
