import { LOST } from '~/words/en/store'
import type { Ports } from '../ports'
import { entryAt, type EntryTexts } from '../records/entry'
import { createEntriesMirror, type EntriesMirror } from './entriesMirror'
import { type Entries, TRASH_KEEPS } from './entries'
import { type EntriesConnection, EntryShelf } from './entryShelf'
import { EntryWriter, NEWS } from './entryWriter'
import { orphans, readCards, type Stored } from './readEntries'

/** Milliseconds until what was listed is compared with what is stored: reading that would hold up the page that shows it. */
const SHOWN = 400

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
  const { clock, channel } = ports
  const mirror = createEntriesMirror(ports)
  const shelf = new EntryShelf(connection, mirror)
  const writer = new EntryWriter({ ports, connection, mirror, persistence }, shelf)
  const mending = { clock, connection, mirror, shelf, writer }
  await shelf.open()
  const stopListening = channel.listen(({ fight }) => {
    if (fight === NEWS) void shelf.refresh().catch(() => undefined)
  })
  const shown = shelf.isListed ? new Promise<void>(done => clock.after(SHOWN, done)) : Promise.resolve()
  const underWay: Promise<unknown> = shown.then(() => mend(mending)).catch(() => undefined)

  return {
    cards: shelf.cards,
    read: id => shelf.read(id),
    add: given => writer.add(given),
    change: (id, edit) => writer.change(id, edit),
    trash: ids => writer.putAside(ids, clock.now()),
    restore: ids => writer.putAside(ids, undefined),
    remove: ids => writer.again(() => writer.remove(ids)),
    takeIn: entries => writer.takeIn(entries),
    retry: () => writer.retry(),
    async texts() {
      const all = await connection.journal().range('entries', [])
      return [
        ...all.filter(text => typeof text === 'string'),
        ...[...shelf.unsaved.values()].map(({ entry }) => JSON.stringify(entry)),
      ]
    },
    regained: () => mend(mending, [...shelf.held.values()]),
    async settled() {
      await underWay
      await mirror.settled()
      await shelf.settled()
    },
    close: stopListening,
  }
}

/** What mending works with. */
interface Mending {
  readonly clock: Ports['clock']
  readonly connection: EntriesConnection
  readonly mirror: EntriesMirror
  readonly shelf: EntryShelf
  readonly writer: EntryWriter
}

/** Brings back what is not in the database: from the second copy, from contents whose card is lost, from this window. */
async function mend(
  { clock, connection, mirror, shelf, writer }: Mending,
  remembered: readonly EntryTexts[] = [],
): Promise<void> {
  if (!shelf.isKept()) return
  const before = shelf.stored
  const found = await readCards(connection.journal(), before)
  shelf.stored = found.stored
  if (!shelf.isListed || !isSame(before, shelf.stored)) shelf.list()
  const { lost } = await mirror.align(connection.journal(), shelf.stored)
  const left = found.isDamaged ? await orphans(connection.journal(), shelf.stored) : []
  const back = new Map<string, EntryTexts>()
  for (const texts of [...lost, ...remembered, ...left]) {
    const at = entryAt(texts.head)
    if (!at) continue
    const before = Math.max(shelf.stored.get(at.id)?.head.rev ?? 0, entryAt(back.get(at.id)?.head)?.rev ?? 0)
    if (at.rev > before) back.set(at.id, texts)
  }
  if (back.size > 0) {
    connection.mustWrite()
    const over = await Promise.all([...back.keys()].map(id => connection.journal().get('entries', ['head', id])))
    await writer.put([...back.values()].map((texts, i) => ({ texts, over: over[i] as string | undefined })))
    const count = [...back.values()].filter(({ body }) => body !== '').length
    if (count > 0) connection.notice.set(LOST.entriesBack(count))
  }
  const old = clock.now() - TRASH_KEEPS
  const over = [...shelf.stored].flatMap(([id, { head }]) =>
    'gone' in head || (head.trashed ?? old) >= old ? [] : [id],
  )
  if (over.length > 0) await writer.remove(over)
  shelf.publish()
  if (shelf.unsaved.size > 0) await writer.retry()
}

/** Whether both have the same texts. */
function isSame(one: ReadonlyMap<string, Stored>, other: ReadonlyMap<string, Stored>): boolean {
  return one.size === other.size && [...one].every(([id, { text }]) => other.get(id)?.text === text)
}
