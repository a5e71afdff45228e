import { LOST, SAVING } from '~/words/en/store'
import {
  type Change,
  type Expected,
  type JournalStore,
  observable,
  type Ports,
  StoreGone,
  Unexpected,
  unwritten,
  withTimeout,
} from '../ports'
import {
  cardsText,
  type Entry,
  entryAt,
  type EntryCard,
  entryTexts,
  type EntryTexts,
  readEntry,
  readHead,
  tombstoneTexts,
} from '../records/entry'
import { createEntriesMirror } from './entriesMirror'
import { type Entries, type EntryChange, type NewEntry, TRASH_KEEPS } from './entries'
import { CARDS, orphans, readCards, readListed, type Stored } from './readEntries'

/** From so many entries on their cards are kept in one text besides, so that the library opens at once. */
const LISTED_FROM = 500
/** Milliseconds until what was listed is compared with what is stored: reading that would hold up the page that shows it. */
const SHOWN = 400

/** What other windows hear when entries have changed, in the place of a fight's name. */
const NEWS = 'library'

/** What entries ask of the library's connection to the database. */
interface EntriesConnection {
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

export interface ManagedEntries extends Entries {
  /** There is a new database: what was in the old one is written again, as far as the second copy and this window have it. */
  regained(): Promise<void>
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>
  close(): void
}

/** Reads the cards and follows them. What the second copy has and the database lacks comes back by itself. */
export async function createEntries(
  ports: Pick<Ports, 'channel' | 'clock' | 'entriesMirror' | 'lock' | 'newId'>,
  connection: EntriesConnection,
  persistence: { ask(): Promise<void> },
): Promise<ManagedEntries> {
  const { journal, mustWrite } = connection
  const { clock, channel, newId } = ports
  const mirror = createEntriesMirror(ports)
  const cards = observable<readonly EntryCard[]>([])
  const unsaved = new Map<string, Unsaved>()
  /** What this window has read or written, to be written again if the database is cleared. */
  const held = new Map<string, EntryTexts>()
  let stored: ReadonlyMap<string, Stored> = new Map()
  let reading: Promise<void> | undefined
  /** The list of all cards that is being written; the latest one counts. */
  let listing: Promise<void> = Promise.resolve()
  let latestList = 0
  const listed = isKept() ? await readListed(journal()) : undefined
  let isListed = listed !== undefined
  // What was listed stands there at once; what has changed since is found when it is compared with the second copy.
  if (listed) stored = listed
  if (listed) publish()
  else await refresh()
  const stopListening = channel.listen(({ fight }) => {
    if (fight === NEWS) void refresh().catch(() => undefined)
  })
  const underWay: Promise<unknown> = (listed ? shown() : Promise.resolve()).then(() => mend()).catch(() => undefined)

  return {
    cards,
    read,
    async add(given) {
      mustWrite()
      const made = given.map(newEntry)
      await write(made.map(entry => ({ entry, over: undefined })))
      return made.map(({ id }) => id)
    },
    change: (id, edit) =>
      again(async () => {
        const { entry, over, rev } = await current(id)
        await write([{ entry: changed(entry, edit(entry), rev), over }])
        return entry
      }),
    trash: ids => putAside(ids, clock.now()),
    restore: ids => putAside(ids, undefined),
    remove: ids => again(() => remove(ids)),
    takeIn: entries =>
      again(() =>
        write(
          entries.map(entry => {
            const there = stored.get(entry.id)
            return { entry: { ...entry, rev: (there?.head.rev ?? 0) + 1 }, over: there?.text }
          }),
        ),
      ),
    retry,
    async texts() {
      const all = await journal().range('entries', [])
      return [
        ...all.filter(text => typeof text === 'string'),
        ...[...unsaved.values()].map(({ entry }) => JSON.stringify(entry)),
      ]
    },
    regained: () => mend([...held.values()]),
    async settled() {
      await underWay
      await mirror.settled()
      await listing
    },
    close: stopListening,
  }

  function shown(): Promise<void> {
    return new Promise(done => clock.after(SHOWN, done))
  }

  /** Not where this browser keeps nothing, or a newer Fray has it in hand. */
  function isKept(): boolean {
    return connection.memoryOnly === '' && connection.readOnly === ''
  }

  /** What cannot be written is only read more slowly. */
  function list(): void {
    const isMany = stored.size >= LISTED_FROM
    if (!isKept() || (!isMany && !isListed)) return
    isListed = isMany
    const mine = ++latestList
    listing = listing
      .then(async () => {
        if (mine !== latestList) return
        const texts = [...stored.values()].map(({ text }) => text)
        const change: Change = isMany
          ? { store: 'meta', put: CARDS, value: cardsText(texts) }
          : { store: 'meta', remove: CARDS }
        await journal().write([change])
      })
      .catch(() => undefined)
  }

  /** One reading at a time; a call while one is under way reads once more after it. */
  async function refresh(): Promise<void> {
    const next = (reading ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        stored = (await readCards(journal(), stored)).stored
        publish()
      })
    reading = next
    await next
  }

  function publish(): void {
    const listed = new Map<string, EntryCard>()
    for (const [id, { head }] of stored) if (!('gone' in head)) listed.set(id, head)
    for (const [id, { entry, why }] of unsaved) {
      const { notes: _, data: __, ...card } = entry
      listed.set(id, { ...card, problem: SAVING.notSaved(why) })
    }
    cards.set([...listed.values()].toSorted((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1)))
  }

  async function read(id: string): Promise<Entry> {
    const waiting = unsaved.get(id)
    if (waiting) return waiting.entry
    const head = readHead(await journal().get('entries', ['head', id])) ?? stored.get(id)?.head
    if (!head || 'gone' in head) throw new Error(LOST.entryGone)
    const body = await journal().get('entries', ['body', id])
    const entry = readEntry(head, body)
    if (entry) {
      held.set(id, entryTexts(entry))
      return entry
    }
    const second = await mirror.textsOf(id)
    const copy = second && readHead(second.head)
    const saved = copy && !('gone' in copy) ? readEntry(copy, second.body) : undefined
    if (!saved) throw new Error(LOST.entryUnreadable(head.name))
    return saved
  }

  function newEntry(given: NewEntry): Entry {
    const { kind, name, system, tags = [], picture, origin = '', facts = [], checks, notes = '', data } = given
    const now = clock.now()
    return {
      id: newId(),
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

  /** Over what is there now. Where another window has been quicker, once more over what it has written. */
  async function again<T>(act: () => Promise<T>): Promise<T> {
    mustWrite()
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error
      await refresh()
      return act()
    }
  }

  /** An entry as it is in the database, with what a change of it must find there. */
  async function current(id: string): Promise<{ entry: Entry; over: string | undefined; rev: number }> {
    const text = await journal().get('entries', ['head', id])
    const entry = await read(id)
    const over = typeof text === 'string' ? text : undefined
    return { entry, over, rev: Math.max(entry.rev, entryAt(over)?.rev ?? 0) }
  }

  function changed(entry: Entry, part: EntryChange, rev: number): Entry {
    const { picture, system, checks, ...rest } = { ...entry, ...part }
    return {
      ...rest,
      ...(checks !== undefined && { checks }),
      ...(picture !== undefined && { picture }),
      ...(system !== undefined && { system }),
      rev: rev + 1,
      changed: clock.now(),
    } as Entry
  }

  function putAside(ids: readonly string[], trashed: number | undefined): Promise<void> {
    return again(async () => {
      const those = await Promise.all(ids.map(current))
      await write(
        those.map(({ entry, over, rev }) => {
          const { trashed: _, ...rest } = entry
          return { entry: { ...rest, ...(trashed !== undefined && { trashed }), rev: rev + 1 } as Entry, over }
        }),
      )
    })
  }

  async function remove(ids: readonly string[]): Promise<void> {
    await put(
      ids.map(id => {
        const there = stored.get(id)
        return { texts: tombstoneTexts({ id, rev: (there?.head.rev ?? 0) + 1 }), over: there?.text }
      }),
    )
    for (const id of ids) {
      unsaved.delete(id)
      held.delete(id)
    }
    publish()
  }

  /** All of them or none. What cannot be written stays in the list, and says why. */
  async function write(given: readonly { entry: Entry; over: string | undefined }[]): Promise<void> {
    try {
      await put(given.map(({ entry, over }) => ({ texts: entryTexts(entry), over })))
    } catch (error) {
      if (error instanceof Unexpected) throw error
      const why = unwritten(error)
      for (const { entry } of given) unsaved.set(entry.id, { entry, why })
      publish()
      throw new Error(SAVING.stays(why), { cause: error })
    }
    for (const { entry } of given) unsaved.delete(entry.id)
    publish()
  }

  /** `over`: the text of the card that must be there; undefined: none may be. */
  async function put(
    given: readonly { readonly texts: EntryTexts; readonly over: string | undefined }[],
  ): Promise<void> {
    const changes: Change[] = []
    const expected: Expected[] = []
    const next = new Map(stored)
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
      await withTimeout(clock, journal().write(changes, expected))
    } catch (error) {
      if (error instanceof StoreGone) void connection.regain()
      throw error
    }
    // Nothing that was read or written meanwhile is older than it was.
    for (const [id, { head }] of stored) if ((next.get(id)?.head.rev ?? -1) < head.rev) next.set(id, stored.get(id)!)
    stored = next
    for (const { texts } of given) held.set(readHead(texts.head)!.id, texts)
    if (isKept()) mirror.add(given.map(({ texts }) => texts))
    list()
    channel.post({ fight: NEWS, head: 0 })
    void persistence.ask()
  }

  /** Over whatever is there now: it is what the GM of this window has seen and changed last. */
  async function retry(): Promise<void> {
    if (unsaved.size === 0) return
    await again(async () => {
      await refresh()
      await write(
        [...unsaved.values()].map(({ entry }) => {
          const there = stored.get(entry.id)
          return { entry: { ...entry, rev: Math.max(entry.rev, (there?.head.rev ?? 0) + 1) }, over: there?.text }
        }),
      )
    })
  }

  /** Brings back what is not in the database: from the second copy, from contents whose card is lost, from this window. */
  async function mend(remembered: readonly EntryTexts[] = []): Promise<void> {
    if (!isKept()) return
    const before = stored
    const found = await readCards(journal(), before)
    stored = found.stored
    if (!isListed || !isSame(before, stored)) list()
    const { lost } = await mirror.align(journal(), stored)
    const left = found.isDamaged ? await orphans(journal(), stored) : []
    const back = new Map<string, EntryTexts>()
    for (const texts of [...lost, ...remembered, ...left]) {
      const at = entryAt(texts.head)
      if (!at) continue
      const before = Math.max(stored.get(at.id)?.head.rev ?? 0, entryAt(back.get(at.id)?.head)?.rev ?? 0)
      if (at.rev > before) back.set(at.id, texts)
    }
    if (back.size > 0) {
      mustWrite()
      const over = await Promise.all([...back.keys()].map(id => journal().get('entries', ['head', id])))
      await put([...back.values()].map((texts, i) => ({ texts, over: over[i] as string | undefined })))
      const count = [...back.values()].filter(({ body }) => body !== '').length
      if (count > 0) connection.notice.set(LOST.entriesBack(count))
    }
    const old = clock.now() - TRASH_KEEPS
    const over = [...stored].flatMap(([id, { head }]) => ('gone' in head || (head.trashed ?? old) >= old ? [] : [id]))
    if (over.length > 0) await remove(over)
    publish()
    if (unsaved.size > 0) await retry()
  }
}

/** Whether both have the same texts. */
function isSame(one: ReadonlyMap<string, Stored>, other: ReadonlyMap<string, Stored>): boolean {
  return one.size === other.size && [...one].every(([id, { text }]) => other.get(id)?.text === text)
}
