import type { EntryActions } from '~/store/entries/entryActions'
import type { FileFound } from '~/store/fights/files'
import { actions } from '~/store/state'
import { FILE } from '~/words/en/files'
import { FILES } from '~/words/en/library'

/** What is given to whatever looks into a file. */
export interface FileMeans {
  /** Says what was done, with the way back. */
  onToast(said: { words: string; undo?: () => void }): void
  /** A picture is to be cut round for the tokens of those who are selected: the table is wanted. */
  onToken(picture: File): void
  /** It stands on the library's page: there things are kept first, and come into a fight second. */
  keepsFirst?: boolean | undefined
}

/** Puts something out of a file into the library, and says so with the way back; `words` may count what was kept. True when it is there. */
export async function keepFound(
  words: string | ((n: number) => string),
  keep: (entries: EntryActions) => Promise<readonly string[] | string | null>,
  { onToast }: Pick<FileMeans, 'onToast'>,
): Promise<boolean> {
  const entries = await actions.entries()
  const kept = [(await keep(entries)) ?? []].flat()
  if (kept.length === 0) return false
  onToast({
    words: typeof words === 'string' ? words : words(kept.length),
    undo: () => void entries.trash(kept).then(() => entries.remove(kept)),
  })
  return true
}

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
