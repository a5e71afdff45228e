import { decodeBase64 } from './base64'
import { label } from './label'
import type { MapPicture, PictureBytes } from './mapRecord'
import { readPictureHeader } from './picture'
import { type Imported, refused } from './problem'

/** A file name or address instead of base64: it has a dot or a colon, which base64 never has. */
const LOOKS_LIKE_PATH = /^(?=.*[.:])[^\n]{1,2048}$/

/**
 * The `image` of a Universal VTT file: base64, at times with a data-URL prefix or without padding, at times a path,
 * at times nothing. A path is kept as a label to show and is never fetched; a bad picture refuses the file.
 * @param where file and field, for the words of a refusal
 */
export function uvttPicture(value: unknown, where: string): Imported<MapPicture<PictureBytes>> {
  if (value === undefined || value === null || value === '') {
    return {
      ok: true,
      value: { kind: 'none' },
      problems: [{ where, what: 'is missing; the map has no picture', severity: 'left out' }],
    }
  }
  if (typeof value !== 'string') return refused(where, 'is not a text; Fray takes PNG, JPEG or WebP in base64')

  const bytes = decodeBase64(value.replace(/^data:[^,]{0,100};base64,/, ''))
  if (bytes !== undefined) {
    const header = readPictureHeader(bytes, where)
    if (!header.ok) return header
    return { ok: true, value: { kind: 'embedded', picture: { ...header.value, bytes } }, problems: header.problems }
  }
  if (!LOOKS_LIKE_PATH.test(value)) {
    return refused(where, 'is damaged: it is neither base64 nor the path of a picture')
  }
  const path = label(value)
  return {
    ok: true,
    value: { kind: 'elsewhere', path },
    problems: [
      {
        where,
        what: `is not in the file but at “${path}”, and nothing is fetched; add the image itself to the map`,
        severity: 'left out',
      },
    ],
  }
}
