import { FILE, MAPS } from '~/words/en/files'
import { decodeBase64 } from '../bytes/base64'
import { pictureElsewhere } from '../map/elsewhere'
import type { MapPicture } from '../map/record'
import { type PictureBytes, readPictureHeader } from '../picture/header'
import { type Imported, refused } from '../report/problem'

/** A file name or address instead of base64: it has a dot or a colon, which base64 never has. */
const LOOKS_LIKE_PATH = /^(?=.*[.:])[^\n]{1,2048}$/

/**
 * The `image` of a Universal VTT file: base64, at times with a data-URL prefix or without padding, at times a path,
 * at times nothing. A path is kept as a label to show and is never fetched; a bad picture refuses the file.
 * @param where file and field, for the words of a refusal
 */
export function uvttPicture(value: unknown, where: string): Imported<MapPicture<PictureBytes>> {
  if (value === undefined || value === null || value === '') {
    return { ok: true, value: { kind: 'none' }, problems: [{ where, what: FILE.picture.none, severity: 'left out' }] }
  }
  if (typeof value !== 'string') return refused(where, MAPS.uvtt.noText)

  const bytes = decodeBase64(value.replace(/^data:[^,]{0,100};base64,/, ''))
  if (bytes !== undefined) {
    const header = readPictureHeader(bytes, where)
    if (!header.ok) return header
    return { ok: true, value: { kind: 'embedded', picture: { ...header.value, bytes } }, problems: header.problems }
  }
  if (!LOOKS_LIKE_PATH.test(value)) {
    return refused(where, MAPS.uvtt.noPicture)
  }
  const { picture, what } = pictureElsewhere(value)
  return { ok: true, value: picture, problems: [{ where, what, severity: 'left out' }] }
}
