import { SAVING } from '~/words/en/store'
import { memoryJournal } from '../browser/memoryJournal'
import {
  type Change,
  type JournalStore,
  journalWithTimeouts,
  type Observable,
  observable,
  type Ports,
  withTimeout,
} from '../ports'
import { type Audit, auditLibrary, lostActions } from './audit'

/**
 * How a library stands with the database of this browser.
 *
 *                   gone           regained    outdated   close
 *   connected       disconnected   –           readOnly   closed
 *   disconnected    disconnected   connected   readOnly   closed
 *   readOnly        –              –           readOnly   closed
 *   memoryOnly      –              –           readOnly   closed
 *   closed          –              –           –          –
 *
 * It begins `connected`, as `readOnly` when a newer Fray has written the database, or as `memoryOnly` when there is none.
 */
type LibraryState =
  | 'connected'
  /** The database was taken away. A new one is being opened, or waits for the GM to try again. */
  | 'disconnected'
  /** A newer Fray is at work: fights can be looked at and exported. */
  | 'readOnly'
  /** This browser keeps nothing. */
  | 'memoryOnly'
  | 'closed'

type LibraryEvent =
  /** The database was taken away under the open connection. */
  | 'gone'
  /** A new connection is open. */
  | 'regained'
  /** A newer Fray wants to change the database. */
  | 'outdated'
  | 'close'

const TRANSITIONS: Readonly<Record<LibraryState, Readonly<Partial<Record<LibraryEvent, LibraryState>>>>> = {
  connected: { gone: 'disconnected', outdated: 'readOnly', close: 'closed' },
  disconnected: { gone: 'disconnected', regained: 'connected', outdated: 'readOnly', close: 'closed' },
  readOnly: { outdated: 'readOnly', close: 'closed' },
  memoryOnly: { outdated: 'readOnly', close: 'closed' },
  closed: {},
}

/** The state after the event; undefined where the event means nothing, and is passed over. */
export function afterEvent(state: LibraryState, event: LibraryEvent): LibraryState | undefined {
  return TRANSITIONS[state][event]
}

/** Milliseconds to wait before each try to connect again: while a browser clears its storage it refuses. */
const REOPENING_PAUSES = [0, 100, 500, 2_000]

/** What a connection does to the fights that are open. */
export interface ConnectionEvents {
  /** The database is gone. */
  lost(why: string): void
  /** There is a new one: it lacks what was in the old one. */
  regained(journal: JournalStore): Promise<void>
  /** Nothing may be written any more. */
  outdated(words: string): Promise<void>
}

/** The library's connection to the database, through all that may happen to it. */
export interface Connection {
  readonly state: LibraryState
  /** What was found when it was opened. */
  readonly audit: Audit
  /** What the GM must be told of storage as a whole; empty when there is nothing. */
  readonly notice: Observable<string> & { set(words: string): void }
  /** Why nothing may be written; empty when it may. */
  readonly readOnly: string
  /** Why this browser keeps nothing; empty when it does. */
  readonly memoryOnly: string
  /** The database of the moment. */
  journal(): JournalStore
  /** @throws Error with a sentence when nothing may be written */
  mustWrite(): void
  /** Writes all of it or rejects, also when no answer comes in time. */
  save(changes: readonly Change[]): Promise<void>
  /** The database was taken away: connects again. What is open is told of it. */
  regain(): Promise<void>
  /** Takes no notice any more of what happens to the database. `disconnect` when nobody needs it. */
  close(): void
  disconnect(): void
}

/** Connects. Never rejects: without a database it works in memory. */
export async function connect(ports: Ports, events: ConnectionEvents): Promise<Connection> {
  const { clock, mirror } = ports
  const notice = observable('')
  let regaining: Promise<void> | undefined
  let journal: JournalStore
  let state: LibraryState = 'connected'
  /** Why the library is read only, or keeps nothing. */
  let words = ''
  const audit = await openFirst()
  notice.set(words)

  return {
    get state() {
      return state
    },
    audit,
    notice,
    get readOnly() {
      return state === 'readOnly' ? words : ''
    },
    get memoryOnly() {
      return state === 'memoryOnly' ? words : ''
    },
    journal: () => journal,
    mustWrite,
    async save(changes) {
      mustWrite()
      await withTimeout(clock, journal.write(changes))
    },
    regain,
    close: () => void move('close'),
    disconnect: () => journal.close(),
  }

  async function openFirst(): Promise<Audit> {
    try {
      journal = await open()
    } catch {
      return inMemory(SAVING.noStorage)
    }
    if (journal.newer) {
      state = 'readOnly'
      words = SAVING.newer
      return { kind: 'newer', words }
    }
    try {
      const found = await auditLibrary(journal, mirror, ports.hint)
      // Where it cannot be said, the next start says it; the library opens all the same.
      words = await lostActions(ports.lock, ports.hint).catch(() => '')
      return found
    } catch {
      // Nobody may be kept waiting by a connection that is not used.
      journal.close()
      return inMemory(SAVING.unreadable)
    }
  }

  function inMemory(why: string): Audit {
    journal = memoryJournal()
    state = 'memoryOnly'
    words = why
    return { kind: 'memory only', words }
  }

  async function open(): Promise<JournalStore> {
    const opening = ports.openJournal({ gone: () => void regain(), outdated: () => void yieldToNewer() })
    return journalWithTimeouts(await withTimeout(clock, opening), clock)
  }

  /** False: the event means nothing in this state. */
  function move(event: LibraryEvent): boolean {
    const next = afterEvent(state, event)
    if (next) state = next
    return next !== undefined
  }

  function mustWrite(): void {
    if (state === 'readOnly') throw new Error(words)
  }

  function regain(): Promise<void> {
    regaining ??= reconnect().finally(() => {
      regaining = undefined
    })
    return regaining
  }

  async function reconnect(): Promise<void> {
    if (!move('gone')) return
    events.lost(SAVING.cleared)
    for (const pause of REOPENING_PAUSES) {
      await new Promise<void>(done => clock.after(pause, done))
      const found = await open().catch(() => notice.set(SAVING.clearedForGood))
      if (!found) continue
      if (!move('regained')) return found.close()
      journal = found
      mirror.restart()
      notice.set(SAVING.clearedAnew)
      return events.regained(journal)
    }
  }

  async function yieldToNewer(): Promise<void> {
    if (!move('outdated')) return
    words = SAVING.outdated
    notice.set(SAVING.outdated)
    await events.outdated(SAVING.outdated)
    journal.close()
  }
}
