import { FILE } from '~/words/en/files'
import type { ImportedContent } from './content'
import { detect } from './detect'
import { fileLabel, nameFromFile } from '../report/label'
import { knownArchive, knownBytes } from './knownFormat'
import { mapValue } from './mapValue'
import { readPictureHeader } from '../picture/header'
import { type Imported, refused } from '../report/problem'
import { readJson } from './readJson'
import { readPlainText } from './readPlainText'
import { readText } from '../bytes/readText'
import { isBackup, unpackBackup } from '../backup/backup'
import { unpackArchive } from '../fight/archive'
import { FIGHT_ENTRY } from '../fight/file'
import { unpackFight } from '../fight/unpack'

/** Reads a file whatever it is: kind by content, limits before costly steps, pictures not yet decoded. Never throws. */
export function importBytes(bytes: Uint8Array<ArrayBuffer>, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const kind = detect(bytes, fileName)
  if (!kind.ok) return kind
  switch (kind.value) {
    case 'json': {
      const text = readText(bytes, where)
      return text.ok ? readJson(text.value, fileName) : text
    }
    case 'text': {
      const known = knownBytes(bytes)
      if (known) return refused(where, FILE.known[known])
      const text = readText(bytes, where)
      if (text.ok) return readPlainText(text.value, fileName)
      // Bytes that no text has: it is something else altogether, whatever its encoding.
      if (!isBinary(bytes)) return text
      return refused(where, FILE.none.file)
    }
    case 'picture':
      return mapValue(readPictureHeader(bytes, where), header => ({
        kind: 'picture',
        name: nameFromFile(fileName),
        picture: { ...header, bytes },
      }))
    case 'fight':
      return readArchive(bytes, fileName)
  }
}

/** An archive: a backup or a fight of Fray, or one that is known by the names in it. */
function readArchive(bytes: Uint8Array<ArrayBuffer>, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const looked = unpackArchive(bytes, where, () => false)
  if (!looked.ok) return looked
  const { names } = looked.value
  if (isBackup(names)) return mapValue(unpackBackup(bytes, fileName, 'list'), () => ({ kind: 'backup' }))
  const known = names.has(FIGHT_ENTRY) ? undefined : knownArchive(names)
  if (known) return refused(where, FILE.known[known])
  return mapValue(unpackFight(bytes, fileName), fight => ({ kind: 'fight', fight }))
}

/** Whether the first kilobyte has control characters that stand in no text. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 1024).some(byte => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}
