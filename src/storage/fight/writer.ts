import type { Row } from '~/engine'
import { SAVING } from '~/words/en/store'
import type { ChainEnd } from '../journal'
import { type Change, type Expected, type JournalStore, StoreGone, type Timers, Unexpected, unwritten } from '../ports'
import { type AnswerWatch, createAnswerWatch } from './answerWatch'
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

interface WriterOptions {
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
}

export function createWriter(given: WriterOptions): Writer {
  return new FightWriter(given)
}

/** Goes from step to step as `writerState.ts` has them: writes, compares with the database, halts, goes on, ends. */
class FightWriter implements Writer {
  private readonly buffer: LineBuffer
  /** What goes with the next rows, by store and key. */
  private readonly extras = new Map<string, Change>()
  private readonly watch: AnswerWatch
  private step: WriterState
  private why: string
  /** Number of the latest request. Answers to any other one come too late and count no more. */
  private request = 0
  /** A write of this writer has succeeded since the last doubt: the row before the next one is surely there. */
  private isEndSure = false
  private isPlanned = false
  private waiting: (() => void)[] = []

  constructor(private readonly given: WriterOptions) {
    this.buffer = new LineBuffer({ ...given, end: given.chainEnd })
    this.step = given.trouble ? 'stopped' : 'idle'
    this.why = given.trouble
    this.watch = createAnswerWatch(given.clock, {
      slow: given.events.changed,
      // The request stays under way: the answer may still come, and then nothing is lost.
      silent: () => this.halt('silence', SAVING.silent),
    })
  }

  get state(): Writer['state'] {
    if (this.step === 'ended') return 'ended'
    if (isTroubled(this.step)) return 'not saved'
    if (this.step === 'idle' && this.buffer.saved === this.buffer.end.seq) return 'saved'
    return this.watch.isSlow ? 'saving' : 'writing'
  }

  get trouble(): string {
    return this.why
  }

  get chainEnd(): ChainEnd {
    return this.buffer.end
  }

  get saved(): number {
    return this.buffer.saved
  }

  get unsaved(): number {
    return this.buffer.end.seq - this.buffer.saved
  }

  get lines(): readonly string[] {
    return this.buffer.lines
  }

  get first(): number {
    return this.buffer.first
  }

  append(rows: readonly Row[]): boolean {
    if (this.step === 'ended') return false
    this.buffer.append(rows)
    this.plan()
    return true
  }

  also(change: Change): void {
    if (this.step === 'ended') return
    this.extras.set(JSON.stringify([change.store, keyOf(change)]), change)
    this.plan()
  }

  fill(earlier: readonly string[]): void {
    this.buffer.fill(earlier)
  }

  stop(why: string): void {
    if (this.step !== 'ended') this.fail(why)
  }

  settled(): Promise<void> {
    return this.isSettled() ? Promise.resolve() : new Promise(resolve => this.waiting.push(resolve))
  }

  /** Write after the present tick, so that all that happens in one click shares a transaction. */
  private plan(): void {
    this.given.events.changed()
    if (this.isPlanned) return
    this.isPlanned = true
    // Sooner called back than what `queueMicrotask` is given.
    void Promise.resolve().then(() => {
      this.isPlanned = false
      this.flush()
    })
  }

  private flush(): void {
    if (this.step !== 'idle' || this.isAllWritten()) return
    const { changes, upTo } = this.buffer.nextWrite()
    const hasRows = changes.length > 0
    const riders = upTo === this.buffer.end.seq ? [...this.extras] : []
    for (const [, change] of riders) changes.push(change)
    const mine = this.begin('write')
    this.given
      .journal()
      .write(changes, this.expected(hasRows))
      .then(
        () => {
          if (this.isUnderWayStill(mine)) this.written(upTo, hasRows, riders)
        },
        (error: unknown) => this.failed(mine, error),
      )
  }

  /**
   * A writer that was replaced is kept out by its next row: where that would be added its successor has put a line. So a
   * click costs no request besides its rows. That the row before is there needs to be asked only once after each doubt.
   */
  private expected(hasRows: boolean): Expected[] {
    const found = hasRows ? [] : [this.buffer.nothingBehind()]
    return this.isEndSure ? found : [...found, ...this.buffer.lastAsHeld()]
  }

  private written(upTo: number, hasRows: boolean, riders: readonly [string, Change][]): void {
    // It may come after we had given up on it: then the trouble is over.
    this.succeed()
    this.isEndSure = true
    this.buffer.savedUpTo(upTo)
    for (const [key, change] of riders) if (this.extras.get(key) === change) this.extras.delete(key)
    this.given.events.changed()
    if (hasRows) this.given.events.saved()
    this.goOn()
  }

  /** Compares with the database, unless this writer has ended. */
  async reconcile(): Promise<void> {
    if (this.step === 'ended') return
    const mine = this.begin('compare')
    this.isEndSure = false
    this.given.events.changed()
    try {
      const store = this.given.journal()
      const [last, record] = await Promise.all([
        store.last('rows', [this.given.fight]),
        store.get('fights', [this.given.fight]),
      ])
      if (!this.isUnderWayStill(mine)) return
      if (last === undefined && record === undefined) await this.createAnew(mine)
      else this.conclude(this.buffer.compare(last))
    } catch (error) {
      this.failed(mine, error)
    }
  }

  private conclude(comparison: Comparison): void {
    switch (comparison.kind) {
      case 'replaced':
        return this.end(SAVING.taken)
      case 'other rows':
        return this.end(SAVING.otherActions)
      case 'gap':
        return this.fail(SAVING.gap)
      case 'agrees':
        this.succeed()
        this.buffer.savedUpTo(comparison.saved)
        this.given.events.saved()
        this.given.events.changed()
        this.goOn()
    }
  }

  /** Write the fight again from memory; its rows follow as usual. */
  private async createAnew(mine: number): Promise<void> {
    const header = await this.given.events.anew()
    if (!this.isUnderWayStill(mine)) return
    if (!header || this.buffer.first > 1) {
      this.fail(SAVING.clearedUnread)
      return
    }
    await this.given.journal().write(header, [{ store: 'fights', key: [this.given.fight], value: undefined }])
    if (!this.isUnderWayStill(mine)) return
    this.succeed()
    this.buffer.savedUpTo(0)
    this.given.events.changed()
    this.goOn()
  }

  private failed(mine: number, error: unknown): void {
    if (!this.isUnderWayStill(mine)) return
    if (error instanceof StoreGone) {
      this.fail(SAVING.cleared)
      this.given.events.gone()
    } else if (error instanceof Unexpected) {
      void this.reconcile()
    } else {
      this.fail(unwritten(error))
    }
  }

  private begin(event: 'write' | 'compare'): number {
    this.move(event, this.why)
    this.watch.start()
    return ++this.request
  }

  private succeed(): void {
    this.move('succeed', '')
    this.watch.stop()
  }

  private fail(why: string): void {
    this.watch.stop()
    this.halt('fail', why)
  }

  /** Writes no more for now. The same trouble is not told again. */
  private halt(event: 'fail' | 'silence', why: string): void {
    const isNews = why !== this.why
    this.move(event, why)
    this.isEndSure = false
    if (!isNews) return
    this.given.events.changed()
    this.tellSettled()
  }

  end(words: string): void {
    if (this.step === 'ended') return
    this.move('end', words)
    this.watch.stop()
    this.given.events.ended(words)
    this.tellSettled()
  }

  private move(event: WriterEvent, why: string): void {
    this.step = nextState(this.step, event)
    this.why = why
  }

  private isUnderWayStill(mine: number): boolean {
    return mine === this.request && isUnderWay(this.step)
  }

  private goOn(): void {
    this.flush()
    this.tellSettled()
  }

  private isAllWritten(): boolean {
    return this.buffer.saved === this.buffer.end.seq && this.extras.size === 0
  }

  private isSettled(): boolean {
    return this.step === 'ended' || isTroubled(this.step) || (this.step === 'idle' && this.isAllWritten())
  }

  private tellSettled(): void {
    if (!this.isSettled()) return
    const done = this.waiting
    this.waiting = []
    for (const resolve of done) resolve()
  }
}

function keyOf(change: Change): unknown {
  return 'add' in change ? change.add : 'put' in change ? change.put : change.remove
}
