import { FILE } from '~/words/en/files'
import { FILES } from '~/words/en/library'
import type { FileFound } from '~/store/fights/files'

/** What a file turned out to be and what is said of it, for whoever does not look; a refusal is an alert of its own. */
export function foundInWords(found: FileFound): string {
  const { kind, name, problems } = found
  if (kind === 'refused') return ''
  return [`${name} ${kindInWords(found)}`, ...problems].map(sentence).join(' ')
}

/** What a file turned out to be, as the rest of a sentence that begins with its name. */
export function kindInWords(found: Exclude<FileFound, { kind: 'refused' }>): string {
  if (found.kind === 'map') return FILES.is.map(found.width, found.height)
  if (found.kind === 'picture') return FILES.is.picture(found.pixels.width, found.pixels.height)
  if (found.kind === 'creatures')
    return FILES.is.creatures(found.creatures.length + found.party.length, found.fights.length)
  if (found.kind === 'backup') return FILES.is.backup
  return FILES.is.fight
}

/** What is to be known of a file. That its picture is missing is said only while none is given beside it. */
export function toKnow(found: FileFound, hasPicture: boolean): readonly string[] {
  if (!hasPicture || found.kind !== 'map' || found.missing === null) return found.problems
  const lacks = found.missing === '' ? FILE.picture.none : FILE.picture.elsewhere(found.missing)
  return found.problems.filter(words => !words.includes(lacks))
}

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)
