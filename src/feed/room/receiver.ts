import * as v from 'valibot'
import type { RecordRuler } from '../record'
import { createViewer, type Unread, type Viewed } from '../viewer'
import {
  changed,
  roomChange,
  roomGm,
  roomPulse,
  roomRecord,
  type RoomChange,
  type RoomPulse,
  type RoomState,
} from './roomState'
import { CHANGE, GM, readPieceTopic, RECORD } from './topics'

/** Changes that came before those they build on: so many are waited with. */
const MOST_EARLY = 64
/** Pieces of pictures that are kept. */
const MOST_PIECES = 2_000

/** What of a room a screen has to show. */
export interface InRoom {
  readonly seen: Viewed | { state: Unread } | null
  readonly view: RoomState['view']
}

export interface ReceiverOptions {
  /** What is to be shown has changed. */
  onSeen(now: InRoom): void
  /** `closed`: for good. */
  onGm(is: 'here' | 'away' | 'closed'): void
  /** The retained record is needed, or the pictures: subscribe once more. */
  ask(what: 'record' | 'pictures'): void
  /** The record is there: nothing more is needed of its topic. */
  onRecord(): void
}

/** A screen's end of a room. Whatever comes twice, late, or not at all: it shows what was to be seen at one moment, and never goes back. */
export interface Receiver {
  /** @param topic without what those of the room begin with */
  take(topic: string, payload: Uint8Array): void
  /** The line is new: what was missed is not known. */
  connected(): void
}

export function createReceiver(options: ReceiverOptions): Receiver {
  return new RoomReceiver(options)
}

/** Takes records, changes, pulses and pieces of pictures as they come, puts changes in order, and shows what is complete. */
class RoomReceiver implements Receiver {
  private readonly viewer = createViewer()
  private epoch = -1
  private n = -1
  private k = -1
  private state: RoomState | null = null
  private ruler: RecordRuler | null = null
  /** What is measured is not retained: of number `k` nothing has been heard yet. */
  private isRulerKnown = false
  private gmEpoch = -1
  private isRoomClosed = false
  /** Of this epoch, by their numbers. */
  private readonly early = new Map<number, RoomChange>()
  private latestPulse: RoomPulse | null = null
  private readonly pieces = new Map<string, Map<number, Uint8Array>>()
  /** Complete pictures, by their names. */
  private readonly pictures = new Map<string, Blob>()

  constructor(private readonly options: ReceiverOptions) {}

  take(topic: string, payload: Uint8Array): void {
    const piece = readPieceTopic(topic)
    if (piece) return this.takePiece(piece, payload)
    // Cleared: by a room that is being closed.
    if (payload.length === 0) return
    const word = parsed(payload)
    if (topic === RECORD) this.takeRecord(word)
    else if (topic === CHANGE) this.takeChange(word)
    else if (topic === GM) this.takeGm(word)
  }

  connected(): void {
    // It may have been taken away meanwhile.
    this.isRulerKnown = false
    if (this.ruler === null) return
    this.ruler = null
    this.show()
  }

  private takeRecord(word: unknown): void {
    if (!v.is(roomRecord, word)) return
    if (this.isBefore(word)) return
    this.options.onRecord()
    if (word.epoch === this.epoch && word.n === this.n) return
    if (word.epoch > this.epoch || word.k !== this.k) {
      this.ruler = null
      this.isRulerKnown = false
    }
    if (word.epoch > this.epoch) this.early.clear()
    ;({ epoch: this.epoch, n: this.n, k: this.k, state: this.state } = word)
    this.goOn()
  }

  /** The last word of a window that was loaded anew may come after the first of its successor. */
  private takeGm(word: unknown): void {
    if (!v.is(roomGm, word) || word.epoch < this.gmEpoch) return
    // Whoever has closed the room is away as well, and that it is closed says more.
    if (word.epoch === this.gmEpoch && this.isRoomClosed && word.is === 'away') return
    this.gmEpoch = word.epoch
    this.isRoomClosed = word.is === 'closed'
    this.options.onGm(word.is)
  }

  private takeChange(word: unknown): void {
    if (v.is(roomPulse, word)) return this.takePulse(word)
    if (!v.is(roomChange, word) || this.isBefore(word) || (word.epoch === this.epoch && word.n === this.n)) return
    if (word.epoch > this.epoch) return this.options.ask('record')
    this.early.set(word.n, word)
    if (this.early.size > MOST_EARLY) this.early.delete(Math.max(...this.early.keys()))
    if (this.early.has(this.n + 1)) this.goOn()
    else this.options.ask('record')
  }

  private takePulse(word: RoomPulse): void {
    if (this.isBefore(word)) return
    if (word.epoch > this.epoch || word.n > this.n) {
      this.latestPulse = word
      return this.options.ask('record')
    }
    if (this.measures(word)) this.show()
    if (this.missing().length > 0) this.options.ask('pictures')
  }

  /** From the state that is there on, by all changes that follow it. */
  private goOn(): void {
    for (let next = this.early.get(this.n + 1); next && this.state; next = this.early.get(this.n + 1)) {
      this.n = next.n
      this.state = changed(this.state, next.state)
      ;({ k: this.k, ruler: this.ruler } = next)
      this.isRulerKnown = true
    }
    for (const number of this.early.keys()) if (number <= this.n) this.early.delete(number)
    if (this.latestPulse?.epoch === this.epoch && this.latestPulse.n === this.n) this.measures(this.latestPulse)
    this.letGo()
    this.show()
  }

  /** Takes what is measured on the map as it is now. @returns whether that is news */
  private measures(word: RoomPulse): boolean {
    if (word.k < this.k || (word.k === this.k && this.isRulerKnown)) return false
    ;({ k: this.k, ruler: this.ruler } = word)
    this.isRulerKnown = true
    return true
  }

  private takePiece({ picture, piece }: { picture: string; piece: number }, bytes: Uint8Array): void {
    if (bytes.length === 0) {
      // Cleared at the broker. What is shown is let go when nothing speaks of it any more.
      if (!this.state || !(picture in this.state.pictures)) this.pieces.delete(picture)
      return
    }
    if (this.pictures.has(picture)) return
    const some = this.pieces.get(picture) ?? new Map<number, Uint8Array>()
    some.set(piece, bytes)
    this.pieces.set(picture, some)
    if (this.pieces.size > MOST_PIECES) this.pieces.delete(this.pieces.keys().next().value!)
    if (this.state && picture in this.state.pictures && this.isWhole(picture, this.state)) this.show()
  }

  private isWhole(picture: string, { pictures: named }: RoomState): boolean {
    return this.pictures.has(picture) || (this.pieces.get(picture)?.size ?? 0) >= (named[picture]?.pieces ?? Infinity)
  }

  private missing(): string[] {
    return this.state ? Object.keys(this.state.pictures).filter(picture => !this.isWhole(picture, this.state!)) : []
  }

  /** Pictures that nothing speaks of any more. Pieces may come before the record that names them: those are kept. */
  private letGo(): void {
    for (const picture of this.pictures.keys())
      if (!(picture in (this.state?.pictures ?? {}))) this.pictures.delete(picture)
  }

  private show(): void {
    if (!this.state) return
    for (const [picture, { type, pieces: count }] of Object.entries(this.state.pictures)) {
      const some = this.pieces.get(picture)
      if (!some || some.size < count) continue
      const bytes = Array.from({ length: count }, (_, i) => some.get(i)).filter(one => one !== undefined)
      this.pictures.set(picture, new Blob(bytes as BlobPart[], { type }))
      this.pieces.delete(picture)
    }
    const { handout, view, version, record, screens = [], way = null } = this.state
    const laid = handout && {
      ...handout,
      picture: handout.picture === null ? null : (this.pictures.get(handout.picture) ?? null),
    }
    this.viewer.take({ fray: 'handout', handout: laid })
    this.viewer.take({ fray: 'ruler', ruler: this.ruler })
    this.viewer.take({ fray: 'screens', screens })
    this.viewer.take({ fray: 'way', way })
    const all = [...this.pictures].map(([name, blob]) => ({ name, blob }))
    const viewed = this.viewer.take({ fray: 'record', version, record, pictures: all })
    this.options.onSeen({ seen: typeof viewed === 'string' ? { state: viewed } : viewed, view })
  }

  private isBefore(word: { epoch: number; n: number }): boolean {
    return word.epoch < this.epoch || (word.epoch === this.epoch && word.n < this.n)
  }
}

function parsed(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(payload)) as unknown
  } catch {
    return null
  }
}
