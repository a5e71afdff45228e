import { FILE } from '~/words/en/files'
import { fileLabel } from '../report/label'
import { type Imported, refused } from '../report/problem'
import { sniff } from '../bytes/sniff'

/**
 * How a file may be read: as JSON or as any other text, as a picture, as an archive, which is tried as a fight; only one made by
 * Fray passes.
 */
export type Importable = 'json' | 'text' | 'picture' | 'fight'

/** Decides by content alone what a file is, or refuses it with a sentence; names and extensions are never believed. */
export function detect(bytes: Uint8Array, fileName: string): Imported<Importable> {
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
