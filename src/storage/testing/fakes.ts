import type { Row, Snapshot } from '~/engine'
import { memoryJournal } from '../browser/memoryJournal'
import { append, type ChainEnd, type JournalLine } from '../journal'
import type { Channel, HeadNews, JournalStore, Mirror, Timers } from '../ports'
import type { FightHeader } from '../records/mirrorFile'
import { JOURNAL_VERSION, snapshotOf } from '../records/records'

/** A clock that stands still until it is moved. */
export function fakeClock(): Timers & { advance(ms: number): void } {
  let now = 0
  let timers: { readonly at: number; readonly call: () => void }[] = []
  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers = timers.filter(other => other !== next)
        now = next.at
        next.call()
      }
      now = end
    },
  }
}

/** A database in memory whose writes wait until they are let through, or fail with the given error. */
export function heldJournal(): JournalStore & { readonly waiting: number; serve(error?: Error): Promise<void> } {
  const inner = memoryJournal()
  const writes: ((error?: Error) => Promise<void>)[] = []
  return {
    ...inner,
    write: (changes, expected) =>
      new Promise((resolve, reject) => {
        writes.push(async error => (error ? reject(error) : inner.write(changes, expected).then(resolve, reject)))
      }),
    get waiting() {
      return writes.length
    },
    async serve(error) {
      await writes.shift()!(error)
      await settle()
    },
  }
}

/** A mirror in memory. */
export function memoryMirror(): Mirror & { readonly files: Map<string, string[]> } {
  const files = new Map<string, string[]>()
  return {
    files,
    list: async () => [...files].map(([fight, lines]) => ({ fight, last: lines.at(-1)! })),
    end: async fight => files.get(fight)?.at(-1),
    read: async fight => files.get(fight) ?? [],
    append: async (fight, lines) => void files.set(fight, [...(files.get(fight) ?? []), ...lines]),
    replace: async (fight, lines) => void files.set(fight, [...lines]),
    remove: async fight => void files.delete(fight),
    restart: () => {},
    release: async () => {},
  }
}

/** A channel that takes down what is posted, and on which a test speaks as the other windows. */
export function fakeChannel(): Channel & { readonly posted: HeadNews[]; receive(news: HeadNews): void } {
  const posted: HeadNews[] = []
  const listeners = new Set<(news: HeadNews) => void>()
  return {
    posted,
    post: news => void posted.push(news),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    receive(news) {
      for (const listener of listeners) listener(news)
    },
  }
}

export const START = { phase: 'preparation', combatants: {} } as unknown as Snapshot

/** A fight called `f`, and where its chain of rows begins. */
export const HEADER: FightHeader = {
  record: { id: 'f', name: 'Bridge', ruleset: 'endurance', journal: JOURNAL_VERSION, map: 'm', created: 0 },
  map: { id: 'm', map: {}, pictures: [] },
  start: snapshotOf(0, '', 0, START),
}
export const BEFORE_FIRST: ChainEnd = { seq: 0, sum: HEADER.start.sum }

/** The row of a die that shows `value`. */
export function entry(value: number): Row {
  return { row: 'entry', entry: { key: 'dice', ask: 0, slot: 0, of: 'gm', value, source: 'click' } }
}

/** The lines of entries 1 to `n`, by one writer. */
export function chainOf(n: number, fence = 1): JournalLine[] {
  const chain: JournalLine[] = []
  for (let value = 1; value <= n; value++) chain.push(append(chain.at(-1) ?? BEFORE_FIRST, fence, entry(value)))
  return chain
}

/** Lets every promise that can go on go on. */
export function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
