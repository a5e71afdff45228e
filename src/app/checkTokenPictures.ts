import { pictureEntry, type FightPicture } from '~/formats/fight/file'
import { limits, overLimit } from '~/formats/report/limits'
import { readPictureHeader } from '~/formats/picture'
import { type Imported, refused } from '~/formats/report/problem'
import { pictureId } from '~/storage/records/records'
import { FILE } from '~/words/en/files'

/**
 * The pictures of tokens out of a fight file, ready to be kept. The first that is none refuses the file: its name must be
 * that of its content, so that it can stand in the place of no other, and it must be a token's, so that nobody is shown
 * a map in its stead.
 * @param name the file, for the words of a refusal
 */
export async function checkTokenPictures(
  pictures: readonly FightPicture[],
  name: string,
): Promise<Imported<readonly Blob[]>> {
  const sound: Blob[] = []
  for (const picture of pictures) {
    const where = `${name}, ${pictureEntry(picture)}`
    const header = readPictureHeader(picture.bytes, where)
    if (!header.ok) return header
    const { width, height } = header.value
    if (width !== height) return refused(where, FILE.taken.notSquare(`${width} × ${height}`))
    const tooLarge = overLimit(limits.tokenSide, width)
    if (tooLarge !== undefined) return refused(where, FILE.taken.tooLarge(tooLarge))
    const blob = new Blob([picture.bytes], { type: picture.type })
    if ((await pictureId(blob)) !== picture.id) return refused(where, FILE.taken.otherContent)
    sound.push(blob)
  }
  return { ok: true, value: sound, problems: [] }
}
