import type { JournalStore, RecordKey } from '../ports'
import {
  cardOfBody,
  entryAt,
  type EntryTexts,
  entryTexts,
  type Head,
  readCardsText,
  readEntry,
  readHead,
} from '../records/entry'

/** An entry as the database has it. */
export interface Stored {
  /** The text of its card. */
  readonly text: string
  readonly head: Head
}

/** Cards by their ids, and whether the text of any could not be read. */
export interface Found {
  readonly stored: ReadonlyMap<string, Stored>
  readonly isDamaged: boolean
}

/** Where all cards of a large library lie in one text: thousands of records take ten times as long to read. */
export const CARDS: RecordKey = ['cards']

/** The cards as they were listed last, which may be older than they are; undefined where no such list is sound. */
export async function readListed(journal: JournalStore): Promise<ReadonlyMap<string, Stored> | undefined> {
  const listed = readCardsText(await journal.get('meta', CARDS))
  return listed && new Map(listed.map(one => [one.head.id, one]))
}

/** The cards in the database. A text that is known is not read again. */
export async function readCards(journal: JournalStore, known: ReadonlyMap<string, Stored>): Promise<Found> {
  const stored = new Map<string, Stored>()
  let isDamaged = false
  for (const text of await journal.range('entries', ['head'])) {
    const id = entryAt(text)?.id
    const before = id === undefined ? undefined : known.get(id)
    const head = before && before.text === text ? before.head : readHead(text)
    if (head && typeof text === 'string') stored.set(head.id, { text, head })
    else isDamaged = true
  }
  return { stored, isDamaged }
}

/** Entries whose card is lost and whose content is sound, as texts. */
export async function orphans(
  journal: JournalStore,
  stored: ReadonlyMap<string, Stored>,
): Promise<readonly EntryTexts[]> {
  const found: EntryTexts[] = []
  for (const body of await journal.range('entries', ['body'])) {
    const card = cardOfBody(body)
    if (!card || stored.has(card.id)) continue
    const entry = readEntry(card, body)
    if (entry) found.push(entryTexts(entry))
  }
  return found
}
