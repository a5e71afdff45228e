import type { Row } from '~/engine'
import { SILENCE } from './answered'
import { type Head, headOf, keep } from './kept'
import { type Change, type Clock, type Expected, type JournalStore, StoreGone, Unexpected } from './ports'
import { unwritten } from './unwritten'

/** Rows in one transaction at most: more only happens when a whole journal is written again. */
const ROWS_AT_ONCE = 1_000
/** A write that takes longer than this is spoken of. Milliseconds. */
const WORTH_SAYING = 1_000

/** What a writer tells the one who made it. */
export interface WriterEvents {
  /** State, trouble or number of unsaved rows changed. */
  changed(): void
  /** More rows are on disk. */
  saved(): void
  /** The connection is dead. Once there is a new one, call `reconcile`. */
  gone(): void
  /** The database has forgotten this fight: fill in the lines before `first`, and say what else to write. Or null. */
  anew(): Promise<readonly Change[] | null>
  /** Another window writes the fight now, or the database holds other rows than this window. Nothing follows. */
  ended(words: string): void
}

/** Writes one fight's rows in order, each once, one transaction at a time. Holds what is not yet on disk. */
export interface Writer {
  readonly state: 'saved' | 'writing' | 'saving' | 'not saved' | 'ended'
  /** Why it is not saved, in words. */
  readonly trouble: string
  readonly head: Head
  /** Rows that are not on disk. */
  readonly unsaved: number
  /** Takes the rows and returns at once. False: this writer has ended and took nothing. */
  append(rows: readonly Row[]): boolean
  /** Something to be written with the next rows. A later change of the same key replaces an earlier one. */
  also(change: Change): void
  /** The lines from `first` on, as they are or will be stored. */
  readonly lines: readonly string[]
  /** Number of the first of `lines`. */
  readonly first: number
  /** Puts the lines before `first` in front, once they have been read. */
  fill(earlier: readonly string[]): void
  /** The database is gone: stops writing, says why; play goes on in memory. */
  stop(why: string): void
  /** The GM asked, or there is room again: compare with the database and write what it lacks. */
  reconcile(): Promise<void>
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>
  /** Takes no more rows. */
  end(words: string): void
}

export function createWriter(given: {
  fight: string
  /** This writer's number, in each row it writes; greater than that of every writer before. */
  fence: number
  journal: () => JournalStore
  clock: Clock
  head: Head
  /** Number of the last row on disk. */
  saved: number
  /** Lines up to `head`, without a gap. */
  lines: readonly string[]
  /** Why nothing can be written from the beginning; empty when it can. */
  trouble: string
  events: WriterEvents
}): Writer {
  const { fight, fence, journal, clock, events } = given
  let head = given.head
  let saved = given.saved
  let lines = [...given.lines]
  let first = head.seq - lines.length + 1
  const extras = new Map<string, Change>()
  let trouble = given.trouble
  let slow = false
  let doubt = true
  let ended = false
  let planned = false
  // The write or comparison that is under way. Answers to any other one come too late and count no more.
  let turn: symbol | undefined
  let begun = 0
  let watching = false
  let cancelTimer = () => {}
  let waiting: (() => void)[] = []

  return {
    get state() {
      if (ended) return 'ended'
      if (trouble) return 'not saved'
      if (saved === head.seq && !turn) return 'saved'
      return slow ? 'saving' : 'writing'
    },
    get trouble() {
      return trouble
    },
    get head() {
      return head
    },
    get unsaved() {
      return head.seq - saved
    },
    get lines() {
      return lines
    },
    get first() {
      return first
    },
    append(rows) {
      if (ended) return false
      for (const row of rows) {
        const kept = keep(head, fence, row)
        lines.push(kept.line)
        head = kept
      }
      plan()
      return true
    },
    also(change) {
      if (ended) return
      extras.set(JSON.stringify([change.store, keyOf(change)]), change)
      plan()
    },
    fill(earlier) {
      if (earlier.length !== first - 1) return
      lines = [...earlier, ...lines]
      first = 1
    },
    stop(why) {
      // What the database that was given up still answers counts no more.
      finish()
      stop(why)
    },
    reconcile,
    settled: () => (isSettled() ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
    end,
  }

  /** Write after the present tick, so that all that happens in one click shares a transaction. */
  function plan(): void {
    events.changed()
    if (planned) return
    planned = true
    // Sooner called back than what `queueMicrotask` is given.
    void Promise.resolve().then(() => {
      planned = false
      flush()
    })
  }

  function flush(): void {
    if (turn || trouble || ended || (saved === head.seq && extras.size === 0)) return
    const upTo = Math.min(head.seq, saved + ROWS_AT_ONCE)
    const withRows = upTo > saved
    const changes: Change[] = []
    for (let seq = saved + 1; seq <= upTo; seq++)
      changes.push({ store: 'rows', add: [fight, seq], value: lines[seq - first] })
    const riders = upTo === head.seq ? [...extras] : []
    for (const [, change] of riders) changes.push(change)
    const mine = begin()
    journal()
      .write(changes, expected(withRows))
      .then(
        () => {
          if (turn !== mine || ended) return
          finish()
          // It may come after we had given up on it: then the trouble is over.
          trouble = ''
          doubt = false
          saved = upTo
          for (const [key, change] of riders) if (extras.get(key) === change) extras.delete(key)
          events.changed()
          if (withRows) events.saved()
          flush()
          tell()
        },
        (error: unknown) => failed(mine, error),
      )
  }

  /**
   * A writer that was replaced is kept out by its next row: where that would be added its successor has put a line. So a
   * click costs no request besides its rows. That the row before is there needs to be asked only once after each doubt.
   */
  function expected(withRows: boolean): Expected[] {
    const found: Expected[] = withRows ? [] : [{ store: 'rows', key: [fight, saved + 1], value: undefined }]
    if (doubt && saved >= first) found.push({ store: 'rows', key: [fight, saved], value: lines[saved - first] })
    return found
  }

  function begin(): symbol {
    const mine = Symbol('turn')
    turn = mine
    slow = false
    begun = clock.now()
    if (!watching) watch(WORTH_SAYING)
    return mine
  }

  /** One timer for many writes: to set and clear one for each would cost a good part of what the write itself costs. */
  function watch(ms: number): void {
    watching = true
    clock.after(ms, () => {
      watching = false
      const left = begun + WORTH_SAYING - clock.now()
      if (!turn) return
      if (left > 0) watch(Math.min(left, WORTH_SAYING))
      else saySlow()
    })
  }

  function saySlow(): void {
    slow = true
    events.changed()
    // The turn stays taken: the answer may still come, and then nothing is lost.
    cancelTimer = clock.after(SILENCE - WORTH_SAYING, () => stop('The storage of this browser does not answer.'))
  }

  function finish(): void {
    turn = undefined
    slow = false
    cancelTimer()
  }

  function isSettled(): boolean {
    return ended || trouble !== '' || (!turn && saved === head.seq && extras.size === 0)
  }

  function tell(): void {
    if (!isSettled()) return
    const done = waiting
    waiting = []
    for (const resolve of done) resolve()
  }

  function failed(mine: symbol, error: unknown): void {
    if (turn !== mine || ended) return
    finish()
    if (error instanceof StoreGone) {
      stop('The storage of this browser was cleared.')
      events.gone()
    } else if (error instanceof Unexpected) {
      void reconcile()
    } else {
      stop(unwritten(error))
    }
  }

  function stop(why: string): void {
    if (ended || trouble === why) return
    trouble = why
    doubt = true
    events.changed()
    tell()
  }

  async function reconcile(): Promise<void> {
    if (ended) return
    finish()
    const mine = begin()
    doubt = true
    events.changed()
    try {
      const store = journal()
      const [last, record] = await Promise.all([store.last('rows', [fight]), store.get('fights', [fight])])
      if (turn !== mine || ended) return
      if (last === undefined && record === undefined) {
        await createAnew(mine)
        return
      }
      const at = last === undefined ? { seq: 0, fence: 0 } : headOf(last)
      const same = at && (at.seq < first || (at.seq <= head.seq && lines[at.seq - first] === last))
      if (!same) {
        const replaced = at && at.fence >= fence
        end(
          replaced
            ? 'Another window plays this fight now.'
            : 'The storage of this browser holds other actions than this window.',
        )
        return
      }
      if (at.seq + 1 < first) {
        finish()
        stop('Earlier actions of this fight are missing in the storage of this browser.')
        return
      }
      finish()
      trouble = ''
      saved = at.seq
      events.saved()
      events.changed()
      flush()
      tell()
    } catch (error) {
      failed(mine, error)
    }
  }

  /** Write the fight again from memory; its rows follow as usual. */
  async function createAnew(mine: symbol): Promise<void> {
    const beginning = await events.anew()
    if (turn !== mine || ended) return
    if (!beginning || first > 1) {
      finish()
      stop('The storage of this browser was cleared, and the beginning of this fight had not been read yet.')
      return
    }
    await journal().write(beginning, [{ store: 'fights', key: [fight], value: undefined }])
    if (turn !== mine || ended) return
    finish()
    trouble = ''
    saved = 0
    events.changed()
    flush()
  }

  function end(words: string): void {
    if (ended) return
    ended = true
    trouble = words
    finish()
    events.ended(words)
    tell()
  }
}

function keyOf(change: Change): unknown {
  return 'add' in change ? change.add : 'put' in change ? change.put : change.remove
}
