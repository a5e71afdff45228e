import type { JournalStore, Ports } from '../ports'
import { entryAt, type EntryTexts, readHead } from '../records/entry'
import type { Stored } from './readEntries'

/** The one file of the second copy of all entries. */
const FILE = 'entries'
/** One window at a time writes it. */
const LOCK = 'fray/library'
/** Milliseconds between two tries to take the lock, and how many there are. */
const PAUSE = 50
const TRIES = 100
/** Lines beyond twice as many as there are entries, at which the file is written anew. */
const SLACK = 200

/** The second copy of the entries: a file that grows by a line with each change, the latest revision counts. */
export interface EntriesMirror {
  /** These are in the database now. Written one after the other, never ahead of it. */
  add(texts: readonly EntryTexts[]): void
  /** What it holds of an entry; undefined: nothing, or it is damaged. */
  textsOf(id: string): Promise<EntryTexts | undefined>
  /** Compares it with the database: what it lacks is added, and what the database lacks is handed back. */
  align(journal: JournalStore, stored: ReadonlyMap<string, Stored>): Promise<Compared>
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>
}

export interface Compared {
  /** What the database lacks. */
  readonly lost: readonly EntryTexts[]
  /** False: the file could not be read. */
  readonly isRead: boolean
}

export function createEntriesMirror({
  entriesMirror: mirror,
  lock,
  clock,
}: Pick<Ports, 'entriesMirror' | 'lock' | 'clock'>): EntriesMirror {
  let running: Promise<unknown> = Promise.resolve()

  return {
    add: texts => void inTurn(() => alone(() => mirror.append(FILE, texts.map(lineOf)))),
    async textsOf(id) {
      const lines = await mirror.read(FILE).catch(() => [])
      const text = latest(lines).get(id)
      return text && textsIn(text.line)
    },
    align: (journal, stored) =>
      inTurn(async () => (await alone(() => align(journal, stored))) ?? { lost: [], isRead: false }),
    settled: async () => {
      await running
    },
  }

  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = running.then(act)
    running = next.catch(() => undefined)
    return next
  }

  async function align(journal: JournalStore, stored: ReadonlyMap<string, Stored>): Promise<Compared> {
    const files = await mirror.list()
    const lines = files.some(({ fight }) => fight === FILE) ? await mirror.read(FILE) : []
    const held = latest(lines)
    const lost: EntryTexts[] = []
    for (const [id, { rev, line }] of held) {
      if ((stored.get(id)?.head.rev ?? -1) >= rev) continue
      const texts = textsIn(line)
      if (texts) lost.push(texts)
      else held.delete(id)
    }
    const missing: string[] = []
    for (const [id, { head, text }] of stored) {
      if ((held.get(id)?.rev ?? -1) >= head.rev) continue
      const body = 'gone' in head ? '' : await journal.get('entries', ['body', id])
      if (typeof body === 'string') missing.push(lineOf({ head: text, body }))
    }
    if (lines.length > 2 * held.size + SLACK)
      await mirror.replace(FILE, [...[...held.values()].map(({ line }) => line), ...missing])
    else if (missing.length > 0) await mirror.append(FILE, missing)
    return { lost, isRead: true }
  }

  /** No other window has the file meanwhile. What fails is made up for when the two are compared the next time. */
  async function alone<T>(act: () => Promise<T>): Promise<T | undefined> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const release = await lock.take(LOCK, false, () => {})
      if (!release) {
        await new Promise<void>(done => clock.after(PAUSE, done))
        continue
      }
      try {
        const done = await act()
        await mirror.release(FILE)
        return done
      } catch {
        return undefined
      } finally {
        release()
      }
    }
    return undefined
  }
}

/** The two texts of an entry in one line; neither has a tab in it. */
function lineOf({ head, body }: EntryTexts): string {
  return `${head}\t${body}`
}

/** The latest line of each entry, by what it states of itself. */
function latest(lines: readonly string[]): Map<string, { rev: number; line: string }> {
  const found = new Map<string, { rev: number; line: string }>()
  for (const line of lines) {
    const at = entryAt(line)
    if (at && at.rev >= (found.get(at.id)?.rev ?? 0)) found.set(at.id, { rev: at.rev, line })
  }
  return found
}

/** Undefined when its card is damaged; its content is looked at when it is read. */
function textsIn(line: string): EntryTexts | undefined {
  const [head = '', body = ''] = line.split('\t')
  return readHead(head) ? { head, body } : undefined
}
