import type { Row } from '~/engine'
import { SAVING } from '~/words/en/store'
import type { ChainEnd } from '../journal'
import { type Change, type Expected, type JournalStore, StoreGone, type Timers, Unexpected, unwritten } from '../ports'
import { createAnswerWatch } from './answerWatch'
import { type Comparison, LineBuffer } from './lineBuffer'
import { isTroubled, isUnderWay, nextState, type WriterEvent, type WriterState } from './writerState'

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
  /** As the GM is told it: `saving` is a write that takes longer than usual. The states within are in `writerState.ts`. */
  readonly state: 'saved' | 'writing' | 'saving' | 'not saved' | 'ended'
  /** Why it is not saved, in words. */
  readonly trouble: string
  readonly chainEnd: ChainEnd
  /** Number of the last row on disk. */
  readonly saved: number
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
  clock: Timers
  chainEnd: ChainEnd
  /** Number of the last row on disk. */
  saved: number
  /** Lines up to `chainEnd`, without a gap. */
  lines: readonly string[]
  /** Why nothing can be written from the beginning; empty when it can. */
  trouble: string
  events: WriterEvents
}): Writer {
  const { fight, journal, events } = given
  const buffer = new LineBuffer({ ...given, end: given.chainEnd })
  /** What goes with the next rows, by store and key. */
  const extras = new Map<string, Change>()
  let state: WriterState = given.trouble ? 'stopped' : 'idle'
  let trouble = given.trouble
  /** Number of the latest request. Answers to any other one come too late and count no more. */
  let request = 0
  /** A write of this writer has succeeded since the last doubt: the row before the next one is surely there. */
  let isEndSure = false
  let isPlanned = false
  let waiting: (() => void)[] = []
  const watch = createAnswerWatch(given.clock, {
    slow: events.changed,
    // The request stays under way: the answer may still come, and then nothing is lost.
    silent: () => halt('silence', SAVING.silent),
  })

  return {
    get state() {
      if (state === 'ended') return 'ended'
      if (isTroubled(state)) return 'not saved'
      if (state === 'idle' && buffer.saved === buffer.end.seq) return 'saved'
      return watch.isSlow ? 'saving' : 'writing'
    },
    get trouble() {
      return trouble
    },
    get chainEnd() {
      return buffer.end
    },
    get saved() {
      return buffer.saved
    },
    get unsaved() {
      return buffer.end.seq - buffer.saved
    },
    get lines() {
      return buffer.lines
    },
    get first() {
      return buffer.first
    },
    append(rows) {
      if (state === 'ended') return false
      buffer.append(rows)
      plan()
      return true
    },
    also(change) {
      if (state === 'ended') return
      extras.set(JSON.stringify([change.store, keyOf(change)]), change)
      plan()
    },
    fill: earlier => buffer.fill(earlier),
    stop(why) {
      if (state !== 'ended') fail(why)
    },
    reconcile,
    settled: () => (isSettled() ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
    end,
  }

  /** Write after the present tick, so that all that happens in one click shares a transaction. */
  function plan(): void {
    events.changed()
    if (isPlanned) return
    isPlanned = true
    // Sooner called back than what `queueMicrotask` is given.
    void Promise.resolve().then(() => {
      isPlanned = false
      flush()
    })
  }

  function flush(): void {
    if (state !== 'idle' || isAllWritten()) return
    const { changes, upTo } = buffer.nextWrite()
    const hasRows = changes.length > 0
    const riders = upTo === buffer.end.seq ? [...extras] : []
    for (const [, change] of riders) changes.push(change)
    const mine = begin('write')
    journal()
      .write(changes, expected(hasRows))
      .then(
        () => {
          if (isUnderWayStill(mine)) written(upTo, hasRows, riders)
        },
        (error: unknown) => failed(mine, error),
      )
  }

  /**
   * A writer that was replaced is kept out by its next row: where that would be added its successor has put a line. So a
   * click costs no request besides its rows. That the row before is there needs to be asked only once after each doubt.
   */
  function expected(hasRows: boolean): Expected[] {
    const found = hasRows ? [] : [buffer.nothingBehind()]
    return isEndSure ? found : [...found, ...buffer.lastAsHeld()]
  }

  function written(upTo: number, hasRows: boolean, riders: readonly [string, Change][]): void {
    // It may come after we had given up on it: then the trouble is over.
    succeed()
    isEndSure = true
    buffer.savedUpTo(upTo)
    for (const [key, change] of riders) if (extras.get(key) === change) extras.delete(key)
    events.changed()
    if (hasRows) events.saved()
    goOn()
  }

  /** Compares with the database, unless this writer has ended. */
  async function reconcile(): Promise<void> {
    if (state === 'ended') return
    const mine = begin('compare')
    isEndSure = false
    events.changed()
    try {
      const store = journal()
      const [last, record] = await Promise.all([store.last('rows', [fight]), store.get('fights', [fight])])
      if (!isUnderWayStill(mine)) return
      if (last === undefined && record === undefined) await createAnew(mine)
      else conclude(buffer.compare(last))
    } catch (error) {
      failed(mine, error)
    }
  }

  function conclude(comparison: Comparison): void {
    switch (comparison.kind) {
      case 'replaced':
        return end(SAVING.taken)
      case 'other rows':
        return end(SAVING.otherActions)
      case 'gap':
        return fail(SAVING.gap)
      case 'agrees':
        succeed()
        buffer.savedUpTo(comparison.saved)
        events.saved()
        events.changed()
        goOn()
    }
  }

  /** Write the fight again from memory; its rows follow as usual. */
  async function createAnew(mine: number): Promise<void> {
    const header = await events.anew()
    if (!isUnderWayStill(mine)) return
    if (!header || buffer.first > 1) {
      fail(SAVING.clearedUnread)
      return
    }
    await journal().write(header, [{ store: 'fights', key: [fight], value: undefined }])
    if (!isUnderWayStill(mine)) return
    succeed()
    buffer.savedUpTo(0)
    events.changed()
    goOn()
  }

  function failed(mine: number, error: unknown): void {
    if (!isUnderWayStill(mine)) return
    if (error instanceof StoreGone) {
      fail(SAVING.cleared)
      events.gone()
    } else if (error instanceof Unexpected) {
      void reconcile()
    } else {
      fail(unwritten(error))
    }
  }

  function begin(event: 'write' | 'compare'): number {
    move(event, trouble)
    watch.start()
    return ++request
  }

  function succeed(): void {
    move('succeed', '')
    watch.stop()
  }

  function fail(why: string): void {
    watch.stop()
    halt('fail', why)
  }

  /** Writes no more for now. The same trouble is not told again. */
  function halt(event: 'fail' | 'silence', why: string): void {
    const isNews = why !== trouble
    move(event, why)
    isEndSure = false
    if (!isNews) return
    events.changed()
    tellSettled()
  }

  function end(words: string): void {
    if (state === 'ended') return
    move('end', words)
    watch.stop()
    events.ended(words)
    tellSettled()
  }

  function move(event: WriterEvent, why: string): void {
    state = nextState(state, event)
    trouble = why
  }

  function isUnderWayStill(mine: number): boolean {
    return mine === request && isUnderWay(state)
  }

  function goOn(): void {
    flush()
    tellSettled()
  }

  function isAllWritten(): boolean {
    return buffer.saved === buffer.end.seq && extras.size === 0
  }

  function isSettled(): boolean {
    return state === 'ended' || isTroubled(state) || (state === 'idle' && isAllWritten())
  }

  function tellSettled(): void {
    if (!isSettled()) return
    const done = waiting
    waiting = []
    for (const resolve of done) resolve()
  }
}

function keyOf(change: Change): unknown {
  return 'add' in change ? change.add : 'put' in change ? change.put : change.remove
}
