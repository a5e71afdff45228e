import { detect } from './detect'
import type { FightFile } from '../fight/file'
import { fileLabel, nameFromFile } from '../report/label'
import type { MapRecord } from '../map/record'
import { parseMap } from './parseMap'
import { type PictureBytes, readPictureHeader } from '../picture/header'
import type { Imported } from '../report/problem'
import { readText } from '../bytes/readText'
import { unpackFight } from '../fight/unpack'

/** What one file holds. `Picture` changes when pictures are decoded. */
export type ImportedContent<Picture = PictureBytes> =
  | { readonly kind: 'map'; readonly map: MapRecord<Picture> }
  | { readonly kind: 'picture'; readonly name: string; readonly picture: Picture }
  | { readonly kind: 'fight'; readonly fight: FightFile }

/** Reads a file whatever it is: kind by content, limits before costly steps, pictures not yet decoded. Never throws. */
export function importBytes(bytes: Uint8Array<ArrayBuffer>, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const kind = detect(bytes, fileName)
  if (!kind.ok) return kind
  switch (kind.value) {
    case 'map': {
      const text = readText(bytes, where)
      if (!text.ok) return text
      return mapValue(parseMap(text.value, fileName), map => ({ kind: 'map', map }))
    }
    case 'picture':
      return mapValue(readPictureHeader(bytes, where), header => ({
        kind: 'picture',
        name: nameFromFile(fileName),
        picture: { ...header, bytes },
      }))
    case 'fight':
      return mapValue(unpackFight(bytes, fileName), fight => ({ kind: 'fight', fight }))
  }
}

function mapValue<A, B>(imported: Imported<A>, change: (value: A) => B): Imported<B> {
  return imported.ok ? { ...imported, value: change(imported.value) } : imported
}
