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

export function createPublisher({
  line,
  epoch,
  draw,
  left = [],
  onRetained,
  onSucceeded,
  piece = PIECE,
}: PublisherOptions): Publisher {
  let state: RoomState = { version: RECORD_VERSION, record: null, handout: null, view: 'follow', pictures: {} }
  let ruler: RecordRuler | null = null
  let n = 0
  let k = 0
  /** A record has been said, be it that no fight is open. */
  let isShowing = false
  let isConnected = false
  let isClosed = false
  const leftovers = new Set(left)
  const pictures = new Map<string, Picture>()
  const words: Word[] = []
  let running: Promise<void> = Promise.resolve()

  const inTurn = (act: () => Promise<void>) => (running = running.then(() => (isClosed ? undefined : act())))

  return {
    take: say,
    setView: view => say({ fray: 'view', view }),
    connected() {
      isConnected = true
      void inTurn(publishAll)
    },
    lost() {
      isConnected = false
    },
    pulse() {
      void inTurn(async () => {
        if (isConnected && isShowing) await line.publish(CHANGE, pulseNow(), false)
      })
    },
    heardGm(word) {
      if (!v.is(roomGm, word) || word.epoch === epoch) return
      if (word.epoch > epoch && word.is === 'here') onSucceeded?.()
      // The last word of the window before this one, which the broker has kept.
      else if (word.epoch < epoch && isConnected) void line.publish(GM, { is: 'here', epoch } satisfies RoomGm, true)
    },
    async close() {
      await inTurn(async () => {
        await line.publish(GM, { is: 'closed', epoch } satisfies RoomGm, false)
        await Promise.all([RECORD, GM, ...retained()].map(topic => line.publish(topic, null, true)))
        onRetained?.([])
        isClosed = true
      })
    },
  }

  function say(word: Word): void {
    words.push(word)
    void inTurn(takeAll)
  }

  /** All that was said at one go is one change: a ruler never lies on a map that it was not measured on. */
  async function takeAll(): Promise<void> {
    const taken = words.splice(0)
    if (taken.length === 0) return
    const before = { state, ruler, k }
    const added = new Map<string, Picture>()
    for (const word of taken) await takeOne(word, added)
    if (JSON.stringify(ruler) !== JSON.stringify(before.ruler)) k++
    // Until the feed has said what is to be seen, what the broker keeps of the window before this one stays as it is.
    const isFirst = !isShowing && taken.some(({ fray }) => fray === 'record')
    isShowing ||= isFirst
    if (!isShowing) return
    const isNews = isFirst || JSON.stringify(state) !== JSON.stringify(before.state)
    if (!isNews && k === before.k) return
    if (isNews) n++
    forget()
    if (!isConnected) return
    if (!isNews) return void (await line.publish(CHANGE, pulseNow(), false))
    publishPictures(isFirst ? pictures : added)
    publishRecord()
    const change = { epoch, n, k, state: changeOf(before.state, state), ruler } satisfies RoomChange
    await line.publish(CHANGE, change, false)
    await clear()
  }

  async function takeOne(word: Word, added: Map<string, Picture>): Promise<void> {
    if (word.fray === 'view') state = { ...state, view: word.view }
    else if (word.fray === 'ruler') ruler = word.ruler
    else if (word.fray === 'handout') {
      const { handout } = word
      const picture = handout?.picture ? draw() : null
      if (handout?.picture && picture) await add(picture, handout.picture, added)
      state = { ...state, handout: handout && { text: handout.text, picture } }
    } else {
      for (const { name, blob } of word.pictures) await add(name, blob, added)
      state = { ...state, version: word.version, record: word.record as RoomState['record'] }
    }
    state = { ...state, pictures: listed() }
  }

  async function add(name: string, blob: Blob, added: Map<string, Picture>): Promise<void> {
    if (!PICTURE_TYPE.test(blob.type)) return
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, i) =>
      bytes.subarray(i * piece, (i + 1) * piece),
    )
    pictures.set(name, { type: blob.type, pieces })
    added.set(name, pictures.get(name)!)
  }

  /** The pictures that are spoken of now. */
  function listed(): RoomState['pictures'] {
    const { record, handout } = state
    const named = [...picturesIn(record as never), ...(handout?.picture ? [handout.picture] : [])]
    return Object.fromEntries(
      named.flatMap(name => {
        const picture = pictures.get(name)
        return picture ? [[name, { pieces: picture.pieces.length, type: picture.type }]] : []
      }),
    )
  }

  /** Lets go of pictures that nothing speaks of. Where they were retained is still to be cleared. */
  function forget(): void {
    const gone = [...pictures].filter(([name]) => !(name in state.pictures))
    for (const [name] of gone) pictures.delete(name)
    for (const topic of gone.flatMap(topicsOf)) leftovers.add(topic)
  }

  async function publishAll(): Promise<void> {
    await line.publish(GM, { is: 'here', epoch } satisfies RoomGm, true)
    if (!isShowing) return
    publishPictures(pictures)
    publishRecord()
    await line.publish(CHANGE, pulseNow(), false)
    await clear()
  }

  /** Before the record that speaks of them. */
  function publishPictures(some: ReadonlyMap<string, Picture>): void {
    if (some.size > 0) onRetained?.(retained())
    for (const [name, { pieces }] of some)
      for (const [i, bytes] of pieces.entries()) void line.publish(pieceTopic(name, i), bytes, true)
  }

  function publishRecord(): void {
    void line.publish(RECORD, { epoch, n, k, state } satisfies RoomRecord, true)
  }

  async function clear(): Promise<void> {
    const topics = [...leftovers]
    if (topics.length === 0) return
    await Promise.all(
      topics.map(async topic => {
        if (await line.publish(topic, null, true)) leftovers.delete(topic)
      }),
    )
    onRetained?.(retained())
  }

  function retained(): string[] {
    return [...new Set([...leftovers, ...[...pictures].flatMap(topicsOf)])]
  }

  function pulseNow(): RoomPulse {
    return { epoch, n, k, ruler }
  }
}

function topicsOf([name, { pieces }]: readonly [string, Picture]): string[] {
  return pieces.map((_, i) => pieceTopic(name, i))
}
