import { FILE } from '~/words/en/files'
import { fileLabel } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'

/** The bytes of a file that the GM chose or dropped; its size is judged before anything is read. */
export async function readFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<Imported<Uint8Array<ArrayBuffer>>> {
  const where = fileLabel(file.name)
  const tooLarge = overLimit(limits.fileBytes, file.size)
  if (tooLarge !== undefined) return refused(where, tooLarge)
  try {
    return { ok: true, value: new Uint8Array(await file.arrayBuffer()), problems: [] }
  } catch {
    return refused(where, FILE.folder)
  }
}
