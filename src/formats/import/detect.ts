import { CREATURES } from '../creatures/creatures'
import { fileLabel } from '../report/label'
import { type Imported, refused } from '../report/problem'
import { sniff } from '../bytes/sniff'

/** What a file may be imported as. A zip archive is tried as a fight; only a fight made by Fray passes. */
export type Importable = 'map' | 'picture' | 'fight'

/** Decides by content alone what a file is, or refuses it with a sentence; names and extensions are never believed. */
export function detect(bytes: Uint8Array, fileName: string): Imported<Importable> {
  const found = (value: Importable): Imported<Importable> => ({ ok: true, value, problems: [] })
  const where = fileLabel(fileName)
  switch (sniff(bytes)) {
    case 'empty':
      return refused(where, 'is empty (0 bytes)')
    case 'json object':
      return found('map')
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
    case 'json list':
      return refused(where, `is a JSON list, neither a map nor a fight; ${CREATURES}`)
    case 'unknown':
      return refused(where, `is not a picture and could not be read as a map or a fight; ${TAKEN}; ${CREATURES}`)
  }
}

const TAKEN =
  'Fray takes maps in Universal VTT, scenes of Foundry VTT, PNG, JPEG and WebP pictures, and its own fight files'
