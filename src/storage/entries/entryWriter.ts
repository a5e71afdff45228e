import { SAVING } from '~/words/en/store'
import {
  type Change,
  type Expected,
  type JournalStore,
  type Ports,
  StoreGone,
  Unexpected,
  unwritten,
  withTimeout,
} from '../ports'
import { type Entry, entryAt, type EntryTexts, entryTexts, readHead, tombstoneTexts } from '../records/entry'
import type { EntryChange, NewEntry } from './entries'
import type { EntriesMirror } from './entriesMirror'
import type { EntriesConnection, EntryShelf } from './entryShelf'

/** What other windows hear when entries have changed, in the place of a fight's name. */
export const NEWS = 'library'

/** What writing entries needs of the library. */
interface WriterLibrary {
  readonly ports: Pick<Ports, 'channel' | 'clock' | 'newId'>
  readonly connection: EntriesConnection
  readonly mirror: Pick<EntriesMirror, 'add'>
  readonly persistence: { ask(): Promise<void> }
}

/** Writes entries, each over the text that was read and over no other. What cannot be written stays on the shelf. */
export class EntryWriter {
  constructor(
    private readonly given: WriterLibrary,
    private readonly shelf: EntryShelf,
  ) {}

  async add(given: readonly NewEntry[]): Promise<readonly string[]> {
    this.given.connection.mustWrite()
    const made = given.map(entry => this.newEntry(entry))
    await this.write(made.map(entry => ({ entry, over: undefined })))
    return made.map(({ id }) => id)
  }

  change(id: string, edit: (entry: Entry) => EntryChange): Promise<Entry> {
    return this.again(async () => {
      const { entry, over, rev } = await this.current(id)
      await this.write([{ entry: this.changed(entry, edit(entry), rev), over }])
      return entry
    })
  }

  /** Into the trash since this moment, in milliseconds since 1970; undefined: out of it. */
  putAside(ids: readonly string[], trashed: number | undefined): Promise<void> {
    return this.again(async () => {
      const those = await Promise.all(ids.map(id => this.current(id)))
      await this.write(
        those.map(({ entry, over, rev }) => {
          const { trashed: _, ...rest } = entry
          return { entry: { ...rest, ...(trashed !== undefined && { trashed }), rev: rev + 1 } as Entry, over }
        }),
      )
    })
  }

  /** As they are, over what is there. */
  takeIn(entries: readonly Entry[]): Promise<void> {
    return this.again(() =>
      this.write(
        entries.map(entry => {
          const there = this.shelf.stored.get(entry.id)
          return { entry: { ...entry, rev: (there?.head.rev ?? 0) + 1 }, over: there?.text }
        }),
      ),
    )
  }

  /** Leaves tombstones, so that the second copy does not bring them back. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.put(
      ids.map(id => {
        const there = this.shelf.stored.get(id)
        return { texts: tombstoneTexts({ id, rev: (there?.head.rev ?? 0) + 1 }), over: there?.text }
      }),
    )
    for (const id of ids) {
      this.shelf.unsaved.delete(id)
      this.shelf.held.delete(id)
    }
    this.shelf.publish()
  }

  /** Over what is there now. Where another window has been quicker, once more over what it has written. */
  async again<T>(act: () => Promise<T>): Promise<T> {
    this.given.connection.mustWrite()
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error
      await this.shelf.refresh()
      return act()
    }
  }

  /** Over whatever is there now: it is what the GM of this window has seen and changed last. */
  async retry(): Promise<void> {
    if (this.shelf.unsaved.size === 0) return
    await this.again(async () => {
      await this.shelf.refresh()
      await this.write(
        [...this.shelf.unsaved.values()].map(({ entry }) => {
          const there = this.shelf.stored.get(entry.id)
          return { entry: { ...entry, rev: Math.max(entry.rev, (there?.head.rev ?? 0) + 1) }, over: there?.text }
        }),
      )
    })
  }

  /** `over`: the text of the card that must be there; undefined: none may be. */
  async put(given: readonly { readonly texts: EntryTexts; readonly over: string | undefined }[]): Promise<void> {
    const changes: Change[] = []
    const expected: Expected[] = []
    const next = new Map(this.shelf.stored)
    for (const { texts, over } of given) {
      const head = readHead(texts.head)!
      const body = { store: 'entries', key: ['body', head.id] } as const
      changes.push({ store: 'entries', put: ['head', head.id], value: texts.head })
      changes.push(
        texts.body === ''
          ? { store: body.store, remove: body.key }
          : { store: body.store, put: body.key, value: texts.body },
      )
      expected.push({ store: 'entries', key: ['head', head.id], value: over })
      next.set(head.id, { text: texts.head, head })
    }
    try {
      await withTimeout(this.given.ports.clock, this.journal().write(changes, expected))
    } catch (error) {
      if (error instanceof StoreGone) void this.given.connection.regain()
      throw error
    }
    // Nothing that was read or written meanwhile is older than it was.
    for (const [id, { head }] of this.shelf.stored)
      if ((next.get(id)?.head.rev ?? -1) < head.rev) next.set(id, this.shelf.stored.get(id)!)
    this.shelf.stored = next
    for (const { texts } of given) this.shelf.held.set(readHead(texts.head)!.id, texts)
    if (this.shelf.isKept()) this.given.mirror.add(given.map(({ texts }) => texts))
    this.shelf.list()
    this.given.ports.channel.post({ fight: NEWS, head: 0 })
    void this.given.persistence.ask()
  }

  /** All of them or none. What cannot be written stays in the list, and says why. */
  private async write(given: readonly { entry: Entry; over: string | undefined }[]): Promise<void> {
    try {
      await this.put(given.map(({ entry, over }) => ({ texts: entryTexts(entry), over })))
    } catch (error) {
      if (error instanceof Unexpected) throw error
      const why = unwritten(error)
      for (const { entry } of given) this.shelf.unsaved.set(entry.id, { entry, why })
      this.shelf.publish()
      throw new Error(SAVING.stays(why), { cause: error })
    }
    for (const { entry } of given) this.shelf.unsaved.delete(entry.id)
    this.shelf.publish()
  }

  /** An entry as it is in the database, with what a change of it must find there. */
  private async current(id: string): Promise<{ entry: Entry; over: string | undefined; rev: number }> {
    const text = await this.journal().get('entries', ['head', id])
    const entry = await this.shelf.read(id)
    const over = typeof text === 'string' ? text : undefined
    return { entry, over, rev: Math.max(entry.rev, entryAt(over)?.rev ?? 0) }
  }

  private newEntry(given: NewEntry): Entry {
    const { kind, name, system, tags = [], picture, origin = '', facts = [], checks, notes = '', data } = given
    const now = this.given.ports.clock.now()
    return {
      id: this.given.ports.newId(),
      rev: 1,
      kind,
      name,
      ...(system !== undefined && { system }),
      tags: [...tags],
      ...(picture !== undefined && { picture }),
      origin,
      facts: [...facts],
      ...(checks !== undefined && { checks }),
      made: now,
      changed: now,
      notes,
      data,
    } as Entry
  }

  private changed(entry: Entry, part: EntryChange, rev: number): Entry {
    const { picture, system, checks, ...rest } = { ...entry, ...part }
    return {
      ...rest,
      ...(checks !== undefined && { checks }),
      ...(picture !== undefined && { picture }),
      ...(system !== undefined && { system }),
      rev: rev + 1,
      changed: this.given.ports.clock.now(),
    } as Entry
  }

  private journal(): JournalStore {
    return this.given.connection.journal()
  }
}
