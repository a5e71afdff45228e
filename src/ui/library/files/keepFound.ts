import type { EntryActions } from '~/store/entries/entryActions'
import { actions } from '~/store/state/useTable'
import type { FileMeans } from './fileMeans'

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
