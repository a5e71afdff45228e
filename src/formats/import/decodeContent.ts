import type { CreatureFile } from '~/engine/creature'
import { FILE } from '~/words/en/files'
import { type FightFile, pictureEntry } from '../fight/file'
import type { MapsFound } from '../map/record'
import { type DecodedPicture, decodePicture, openPicture, type PictureBytes, readPictureHeader } from '../picture'
import { fileLabel } from '../report/label'
import type { Imported } from '../report/problem'

/** What one file holds. `Picture` changes when pictures are decoded. */
export type ImportedContent<Picture = PictureBytes> =
  | ({ readonly kind: 'map' } & MapsFound<Picture>)
  | { readonly kind: 'picture'; readonly name: string; readonly picture: Picture }
  | { readonly kind: 'creatures'; readonly creatures: CreatureFile }
  | { readonly kind: 'fight'; readonly fight: FightFile }
  /** It is read when somebody wants it: it may be large. */
  | { readonly kind: 'backup' }

/** Decodes the pictures of what was read. Needs a browser. A picture that is damaged refuses the whole file. */
export async function decodeContent(
  content: Imported<ImportedContent>,
  fileName: string,
): Promise<Imported<ImportedContent<DecodedPicture>>> {
  if (!content.ok) return content
  const { value, problems } = content
  const where = fileLabel(fileName)
  switch (value.kind) {
    case 'fight': {
      const damaged = await findDamagedPicture(value.fight, where)
      return damaged ?? { ok: true, value, problems }
    }
    case 'creatures':
    case 'backup':
      return { ok: true, value, problems }
    case 'picture': {
      const decoded = await decodePicture(value.picture, where)
      return decoded.ok ? { ok: true, value: { ...value, picture: decoded.value }, problems } : decoded
    }
    case 'map': {
      const { picture } = value.map
      if (picture.kind !== 'embedded') {
        return { ok: true, value: { ...value, map: { ...value.map, picture } }, problems }
      }
      const decoded = await decodePicture(picture.picture, `${where}, ${FILE.picture.place}`)
      if (!decoded.ok) return decoded
      const map = { ...value.map, picture: { kind: 'embedded', picture: decoded.value } } as const
      return { ok: true, value: { ...value, map }, problems }
    }
  }
}

/** A fight's pictures were encoded by Fray before: they are only tried, since each new encoding would blur them. */
async function findDamagedPicture(fight: FightFile, file: string): Promise<Imported<never> | undefined> {
  for (const picture of fight.pictures) {
    const where = `${file}, ${pictureEntry(picture)}`
    const header = readPictureHeader(picture.bytes, where)
    if (!header.ok) return header
    const opened = await openPicture({ ...header.value, bytes: picture.bytes }, where)
    if (!opened.ok) return opened
    opened.value.close()
  }
  return undefined
}
