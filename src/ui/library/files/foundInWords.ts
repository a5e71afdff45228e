import type { FileFound } from '~/store/fights/files'

/** What a file turned out to be and what is said of it, for whoever does not look; a refusal is an alert of its own. */
export function foundInWords(found: FileFound): string {
  const { kind, name, problems } = found
  if (kind === 'refused') return ''
  return [`${name} ${kindInWords(found)}`, ...problems].map(sentence).join(' ')
}

/** What a file turned out to be, as the rest of a sentence that begins with its name. */
export function kindInWords(found: Exclude<FileFound, { kind: 'refused' }>): string {
  if (found.kind === 'map') return `is a map of ${found.width} × ${found.height} squares`
  if (found.kind === 'picture')
    return `is a picture of ${found.pixels.width} × ${found.pixels.height} pixels, on which the squares are to be laid`
  if (found.kind === 'creatures')
    return `has ${counted(found.creatures.length + found.party.length, 'creature')}${found.fights.length > 0 ? ` and ${counted(found.fights.length, 'prepared encounter')}` : ''}`
  if (found.kind === 'backup') return 'is a backup of a library, which can be taken in'
  return 'is a fight from Fray, which can be added to the list'
}

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)
