import { importBytes } from '~/formats/import/importBytes'
import { packFight } from '~/formats/fight/pack'
import type { FightFile } from '~/formats/fight/file'
import type { DecodedPicture, PictureBytes } from '~/formats/picture'
import type { ImportedContent } from '~/formats/import/decodeContent'
import type { ImportedFile } from '~/formats/worker/importFile'
import type { Imported } from '~/formats/report/problem'

/** What the worker of files answers, without one: pictures whose header is sound count as decoded, which only a browser can do. */
export async function importFile(file: File): Promise<Imported<ImportedFile>> {
  const read = importBytes(new Uint8Array(await file.arrayBuffer()), file.name)
  return read.ok ? { ...read, value: decoded(read.value) } : read
}

export async function exportFight(fight: FightFile): Promise<Blob> {
  return new Blob([packFight(fight)], { type: 'application/zip' })
}

function decoded(value: ImportedContent): ImportedFile {
  if (value.kind === 'picture') return { ...value, picture: drawn(value.picture) }
  if (value.kind !== 'map') return value
  const { picture } = value.map
  return {
    ...value,
    map: {
      ...value.map,
      picture: picture.kind === 'embedded' ? { ...picture, picture: drawn(picture.picture) } : picture,
    },
  }
}

const drawn = ({ bytes, width, height }: PictureBytes): DecodedPicture => ({ blob: new Blob([bytes]), width, height })
