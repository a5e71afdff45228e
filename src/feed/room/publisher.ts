import { RECORD_VERSION, type ScreenMessage } from '../messages'
import { picturesIn, type RecordRuler } from '../record'
import * as v from 'valibot'
import {
  changeOf,
  PICTURE_TYPE,
  roomGm,
  type RoomChange,
  type RoomGm,
  type RoomPulse,
  type RoomRecord,
  type RoomState,
} from './roomState'
import { CHANGE, GM, pieceTopic, RECORD } from './topics'

/** The least that every broker takes is 1 MB; a piece stays far below it, so that nothing waits long behind one. */
const PIECE = 256 * 1024

/** What the publisher is given of a connection to a broker. */
export interface PublishLine {
  /**
   * Publishes in the order of the calls. Resolves when the broker has it (true), or when the line is lost.
   *
   * @param topic without what those of the room begin with
   * @param payload null: nothing, which clears what is retained there
   */
  publish(topic: string, payload: Uint8Array | object | null, retain: boolean): Promise<boolean>
}

export interface PublisherOptions {
  line: PublishLine
  /** Greater than that of every window that has published into this room before. */
  epoch: number
  /** Eight random hexadecimal digits. */
  draw(): string
  /** Retained topics that a window before this one may have left. */
  left?: readonly string[]
  /** Hears which retained topics would have to be cleared if this window were gone. */
  onRetained?(topics: readonly string[]): void
  /** Another window publishes into this room by now. */
  onSucceeded?(): void
  piece?: number
}

/** The GM's end of a room: what a screen is sent becomes what a broker keeps and passes on. */
export interface Publisher {
  take(word: ScreenMessage): void
  setView(view: RoomState['view']): void
  /** The line is there, for the first time or again: the broker may know nothing. */
  connected(): void
  /** Nothing is published until the line is there again. */
  lost(): void
  /** Says again how far the room has come, so that whoever missed something notices. To be called every few seconds. */
  pulse(): void
  /** What is said of the GM's window, by whichever. */
  heardGm(word: unknown): void
  /** Tells the screens that the room is closed, and clears all that is retained. Resolves when the broker has done it. */
  close(): Promise<void>
}

interface Picture {
  type: string
  pieces: readonly Uint8Array[]
}

type Word = ScreenMessage | { fray: 'view'; view: RoomState['view'] }

export function createPublisher(options: PublisherOptions): Publisher {
  return new RoomPublisher(options)
}

/** Takes what screens are sent, in turn, and publishes the record, its pictures and each change; clears what nothing speaks of. */
class RoomPublisher implements Publisher {
  private state: RoomState = { version: RECORD_VERSION, record: null, handout: null, view: 'follow', pictures: {} }
  private ruler: RecordRuler | null = null
  private n = 0
  private k = 0
  /** A record has been said, be it that no fight is open. */
  private isShowing = false
  private isConnected = false
  private isClosed = false
  /** Retained topics that are still to be cleared. */
  private readonly leftovers: Set<string>
  private readonly pictures = new Map<string, Picture>()
  private readonly words: Word[] = []
  private running: Promise<void> = Promise.resolve()

  constructor(private readonly options: PublisherOptions) {
    this.leftovers = new Set(options.left)
  }

  take(word: ScreenMessage): void {
    this.say(word)
  }

  setView(view: RoomState['view']): void {
    this.say({ fray: 'view', view })
  }

  connected(): void {
    this.isConnected = true
    void this.inTurn(() => this.publishAll())
  }

  lost(): void {
    this.isConnected = false
  }

  pulse(): void {
    void this.inTurn(async () => {
      if (this.isConnected && this.isShowing) await this.options.line.publish(CHANGE, this.pulseNow(), false)
    })
  }

  heardGm(word: unknown): void {
    if (!v.is(roomGm, word) || word.epoch === this.options.epoch) return
    if (word.epoch > this.options.epoch && word.is === 'here') this.options.onSucceeded?.()
    // The last word of the window before this one, which the broker has kept.
    else if (word.epoch < this.options.epoch && this.isConnected)
      void this.options.line.publish(GM, { is: 'here', epoch: this.options.epoch } satisfies RoomGm, true)
  }

  async close(): Promise<void> {
    await this.inTurn(async () => {
      await this.options.line.publish(GM, { is: 'closed', epoch: this.options.epoch } satisfies RoomGm, false)
      await Promise.all([RECORD, GM, ...this.retained()].map(topic => this.options.line.publish(topic, null, true)))
      this.options.onRetained?.([])
      this.isClosed = true
    })
  }

  private inTurn(act: () => Promise<void>): Promise<void> {
    this.running = this.running.then(() => (this.isClosed ? undefined : act()))
    return this.running
  }

  private say(word: Word): void {
    this.words.push(word)
    void this.inTurn(() => this.takeAll())
  }

  /** All that was said at one go is one change: a ruler never lies on a map that it was not measured on. */
  private async takeAll(): Promise<void> {
    const taken = this.words.splice(0)
    if (taken.length === 0) return
    const before = { state: this.state, ruler: this.ruler, k: this.k }
    const added = new Map<string, Picture>()
    for (const word of taken) await this.takeOne(word, added)
    if (JSON.stringify(this.ruler) !== JSON.stringify(before.ruler)) this.k++
    // Until the feed has said what is to be seen, what the broker keeps of the window before this one stays as it is.
    const isFirst = !this.isShowing && taken.some(({ fray }) => fray === 'record')
    this.isShowing ||= isFirst
    if (!this.isShowing) return
    const isNews = isFirst || JSON.stringify(this.state) !== JSON.stringify(before.state)
    if (!isNews && this.k === before.k) return
    if (isNews) this.n++
    this.forget()
    if (!this.isConnected) return
    if (!isNews) return void (await this.options.line.publish(CHANGE, this.pulseNow(), false))
    this.publishPictures(isFirst ? this.pictures : added)
    this.publishRecord()
    const change = {
      epoch: this.options.epoch,
      n: this.n,
      k: this.k,
      state: changeOf(before.state, this.state),
      ruler: this.ruler,
    } satisfies RoomChange
    await this.options.line.publish(CHANGE, change, false)
    await this.clear()
  }

  private async takeOne(word: Word, added: Map<string, Picture>): Promise<void> {
    if (word.fray === 'view') this.state = { ...this.state, view: word.view }
    else if (word.fray === 'ruler') this.ruler = word.ruler
    else if (word.fray === 'way') this.state = { ...this.state, way: word.way }
    else if (word.fray === 'screens') this.state = { ...this.state, screens: word.screens }
    else if (word.fray === 'handout') {
      const { handout } = word
      const picture = handout?.picture ? this.options.draw() : null
      if (handout?.picture && picture) await this.add(picture, handout.picture, added)
      this.state = { ...this.state, handout: handout && { text: handout.text, picture } }
    } else {
      for (const { name, blob } of word.pictures) await this.add(name, blob, added)
      this.state = { ...this.state, version: word.version, record: word.record as RoomState['record'] }
    }
    this.state = { ...this.state, pictures: this.listed() }
  }

  private async add(name: string, blob: Blob, added: Map<string, Picture>): Promise<void> {
    if (!PICTURE_TYPE.test(blob.type)) return
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const { piece = PIECE } = this.options
    const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
      bytes.subarray(i * piece, (i + 1) * piece),
    )
    this.pictures.set(name, { type: blob.type, pieces })
    added.set(name, this.pictures.get(name)!)
  }

  /** The pictures that are spoken of now. */
  private listed(): RoomState['pictures'] {
    const { record, handout } = this.state
    const named = [...picturesIn(record as never), ...(handout?.picture ? [handout.picture] : [])]
    return Object.fromEntries(
      named.flatMap(name => {
        const picture = this.pictures.get(name)
        return picture ? [[name, { pieces: picture.pieces.length, type: picture.type }]] : []
      }),
    )
  }

  /** Lets go of pictures that nothing speaks of. Where they were retained is still to be cleared. */
  private forget(): void {
    const gone = [...this.pictures].filter(([name]) => !(name in this.state.pictures))
    for (const [name] of gone) this.pictures.delete(name)
    for (const topic of gone.flatMap(topicsOf)) this.leftovers.add(topic)
  }

  private async publishAll(): Promise<void> {
    await this.options.line.publish(GM, { is: 'here', epoch: this.options.epoch } satisfies RoomGm, true)
    if (!this.isShowing) return
    this.publishPictures(this.pictures)
    this.publishRecord()
    await this.options.line.publish(CHANGE, this.pulseNow(), false)
    await this.clear()
  }

  /** Before the record that speaks of them. */
  private publishPictures(some: ReadonlyMap<string, Picture>): void {
    if (some.size > 0) this.options.onRetained?.(this.retained())
    for (const [name, { pieces }] of some)
      for (const [i, bytes] of pieces.entries()) void this.options.line.publish(pieceTopic(name, i), bytes, true)
  }

  private publishRecord(): void {
    void this.options.line.publish(
      RECORD,
      { epoch: this.options.epoch, n: this.n, k: this.k, state: this.state } satisfies RoomRecord,
      true,
    )
  }

  private async clear(): Promise<void> {
    const topics = [...this.leftovers]
    if (topics.length === 0) return
    await Promise.all(
      topics.map(async topic => {
        if (await this.options.line.publish(topic, null, true)) this.leftovers.delete(topic)
      }),
    )
    this.options.onRetained?.(this.retained())
  }

  private retained(): string[] {
    return [...new Set([...this.leftovers, ...[...this.pictures].flatMap(topicsOf)])]
  }

  private pulseNow(): RoomPulse {
    return { epoch: this.options.epoch, n: this.n, k: this.k, ruler: this.ruler }
  }
}

function topicsOf([name, { pieces }]: readonly [string, Picture]): string[] {
  return pieces.map((_, i) => pieceTopic(name, i))
}
