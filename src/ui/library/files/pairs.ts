import type { FileFound } from '~/store/fights/files'

/** A file with what was found in it, and the picture that was given beside it, where it is a map without one. */
export interface Given {
  readonly file: File
  readonly found: FileFound
  readonly picture?: File
}

/**
 * Files as they belong together: a map whose picture lies elsewhere takes the one of that name; else the only picture there
 * is, where it is the only such map. A picture that was taken stands with its map and not for itself.
 */
export function pairs(read: ReadonlyMap<File, FileFound>): readonly Given[] {
  const given = [...read].map(([file, found]) => ({ file, found }))
  const pictures = given.filter(({ found }) => found.kind === 'picture').map(({ file }) => file)
  const bare = given.filter(({ found }) => found.kind === 'map' && found.missing !== null)
  const taken = new Map<File, File>()
  for (const { file, found } of bare) {
    const named = pictures.find(picture => found.kind === 'map' && isNamed(picture.name, found.missing ?? ''))
    const only = bare.length === 1 && pictures.length === 1 ? pictures[0] : undefined
    // A picture of another floor is not laid under this one.
    const isOther = (picture: File) =>
      found.kind === 'map' && (found.choices ?? []).some(one => isNamed(picture.name, one.found.missing ?? ''))
    const picture = named ?? (only && !isOther(only) ? only : undefined)
    if (picture) taken.set(file, picture)
  }
  const used = new Set(taken.values())
  return given
    .filter(({ file }) => !used.has(file))
    .map(one => {
      const picture = taken.get(one.file)
      return picture ? { ...one, picture } : one
    })
}

/** Whether a path or address leads to a file of this name; what stands in addresses for a blank is one. */
function isNamed(name: string, path: string): boolean {
  const last = path.split(/[/\\]/).at(-1) ?? ''
  const plain = (words: string) => words.replaceAll('%20', ' ').replaceAll('+', ' ').toLowerCase()
  return last !== '' && plain(last) === plain(name)
}
