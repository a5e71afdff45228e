import type { FileFound } from '~/store/fights/files'

/** What a file turned out to be and what is said of it, for whoever does not look; a refusal is an alert of its own. */
export function foundInWords(found: FileFound): string {
  const { kind, name, problems } = found
  if (kind === 'refused') return ''
  return [`${name} ${kindInWords(found)}`, ...problems].map(sentence).join(' ')
}

function kindInWords(found: Exclude<FileFound, { kind: 'refused' }>): string {
  if (found.kind === 'map') return `is a map of ${found.width} × ${found.height} squares`
  if (found.kind === 'picture')
    return `is a picture of ${found.pixels.width} × ${found.pixels.height} pixels, on which the squares are to be laid`
  return 'is a fight from Fray, which can be added to the list'
}

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)
