import { LOST, SAVING } from '~/words/en/store'
import { type Change, type JournalStore, observable } from '../ports'
import {
  cardsText,
  type Entry,
  type EntryCard,
  type EntryTexts,
  entryTexts,
  readEntry,
  readHead,
} from '../records/entry'
import type { EntriesMirror } from './entriesMirror'
import { CARDS, readCards, readListed, type Stored } from './readEntries'

/** From so many entries on their cards are kept in one text besides, so that the library opens at once. */
const LISTED_FROM = 500

/** What entries ask of the library's connection to the database. */
export interface EntriesConnection {
  journal(): JournalStore
  /** @throws Error with a sentence when nothing may be written */
  mustWrite(): void
  /** Why this browser keeps nothing, or nothing may be written; empty when all is well. */
  readonly memoryOnly: string
  readonly readOnly: string
  /** The database is gone: connects again. */
  regain(): Promise<void>
  /** Something about the library that the GM must be told. */
  readonly notice: { set(words: string): void }
}

/** An entry that could not be written. */
interface Unsaved {
  readonly entry: Entry
  readonly why: string
}

/** The entries as the database and this window have them: reads them, follows them, and keeps the list of all cards. */
export class EntryShelf {
  readonly cards = observable<readonly EntryCard[]>([])
  /** Entries that are in this window only. */
  readonly unsaved = new Map<string, Unsaved>()
  /** What this window has read or written, to be written again if the database is cleared. */
  readonly held = new Map<string, EntryTexts>()
  /** The cards in the database, as they were read or written last. */
  stored: ReadonlyMap<string, Stored> = new Map()
  /** All cards lie in one text besides. */
  isListed = false
  private reading: Promise<void> | undefined
  /** The list of all cards that is being written; the latest one counts. */
  private listing: Promise<void> = Promise.resolve()
  private latestList = 0

  constructor(
    private readonly connection: EntriesConnection,
    private readonly mirror: Pick<EntriesMirror, 'textsOf'>,
  ) {}

  /** What was listed stands there at once; what has changed since is found when it is compared with the second copy. */
  async open(): Promise<void> {
    const listed = this.isKept() ? await readListed(this.journal()) : undefined
    this.isListed = listed !== undefined
    if (!listed) return this.refresh()
    this.stored = listed
    this.publish()
  }

  /** Not where this browser keeps nothing, or a newer Fray has it in hand. */
  isKept(): boolean {
    return this.connection.memoryOnly === '' && this.connection.readOnly === ''
  }

  /** One reading at a time; a call while one is under way reads once more after it. */
  async refresh(): Promise<void> {
    const next = (this.reading ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        this.stored = (await readCards(this.journal(), this.stored)).stored
        this.publish()
      })
    this.reading = next
    await next
  }

  /** Shows what is stored, and what could not be written with the reason. */
  publish(): void {
    const listed = new Map<string, EntryCard>()
    for (const [id, { head }] of this.stored) if (!('gone' in head)) listed.set(id, head)
    for (const [id, { entry, why }] of this.unsaved) {
      const { notes: _, data: __, ...card } = entry
      listed.set(id, { ...card, problem: SAVING.notSaved(why) })
    }
    this.cards.set([...listed.values()].toSorted((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1)))
  }

  /** Rejects with a sentence when it is gone, or cannot be read in either copy. */
  async read(id: string): Promise<Entry> {
    const waiting = this.unsaved.get(id)
    if (waiting) return waiting.entry
    const head = readHead(await this.journal().get('entries', ['head', id])) ?? this.stored.get(id)?.head
    if (!head || 'gone' in head) throw new Error(LOST.entryGone)
    const body = await this.journal().get('entries', ['body', id])
    const entry = readEntry(head, body)
    if (entry) {
      this.held.set(id, entryTexts(entry))
      return entry
    }
    const second = await this.mirror.textsOf(id)
    const copy = second && readHead(second.head)
    const saved = copy && !('gone' in copy) ? readEntry(copy, second.body) : undefined
    if (!saved) throw new Error(LOST.entryUnreadable(head.name))
    return saved
  }

  /** Writes the list of all cards where there are many. What cannot be written is only read more slowly. */
  list(): void {
    const isMany = this.stored.size >= LISTED_FROM
    if (!this.isKept() || (!isMany && !this.isListed)) return
    this.isListed = isMany
    const mine = ++this.latestList
    this.listing = this.listing
      .then(async () => {
        if (mine !== this.latestList) return
        const texts = [...this.stored.values()].map(({ text }) => text)
        const change: Change = isMany
          ? { store: 'meta', put: CARDS, value: cardsText(texts) }
          : { store: 'meta', remove: CARDS }
        await this.journal().write([change])
      })
      .catch(() => undefined)
  }

  /** Resolves when no list is being written. */
  async settled(): Promise<void> {
    await this.listing
  }

  private journal(): JournalStore {
    return this.connection.journal()
  }
}
