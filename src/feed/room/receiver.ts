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

export function createReceiver({ onSeen, onGm, ask, onRecord }: ReceiverOptions): Receiver {
  const viewer = createViewer()
  let epoch = -1
  let n = -1
  let k = -1
  let state: RoomState | null = null
  let ruler: RecordRuler | null = null
  /** What is measured is not retained: of number `k` nothing has been heard yet. */
  let isRulerKnown = false
  let gmEpoch = -1
  let isRoomClosed = false
  /** Of this epoch, by their numbers. */
  const early = new Map<number, RoomChange>()
  let latestPulse: RoomPulse | null = null
  const pieces = new Map<string, Map<number, Uint8Array>>()
  /** Complete pictures, by their names. */
  const pictures = new Map<string, Blob>()

  return {
    take(topic, payload) {
      const piece = readPieceTopic(topic)
      if (piece) return takePiece(piece, payload)
      // Cleared: by a room that is being closed.
      if (payload.length === 0) return
      const word = parsed(payload)
      if (topic === RECORD) takeRecord(word)
      else if (topic === CHANGE) takeChange(word)
      else if (topic === GM) takeGm(word)
    },
    connected() {
      // It may have been taken away meanwhile.
      isRulerKnown = false
      if (ruler === null) return
      ruler = null
      show()
    },
  }

  function takeRecord(word: unknown): void {
    if (!v.is(roomRecord, word)) return
    if (isBefore(word)) return
    onRecord()
    if (word.epoch === epoch && word.n === n) return
    if (word.epoch > epoch || word.k !== k) {
      ruler = null
      isRulerKnown = false
    }
    if (word.epoch > epoch) early.clear()
    ;({ epoch, n, k, state } = word)
    goOn()
  }

  /** The last word of a window that was loaded anew may come after the first of its successor. */
  function takeGm(word: unknown): void {
    if (!v.is(roomGm, word) || word.epoch < gmEpoch) return
    // Whoever has closed the room is away as well, and that it is closed says more.
    if (word.epoch === gmEpoch && isRoomClosed && word.is === 'away') return
    gmEpoch = word.epoch
    isRoomClosed = word.is === 'closed'
    onGm(word.is)
  }

  function takeChange(word: unknown): void {
    if (v.is(roomPulse, word)) return takePulse(word)
    if (!v.is(roomChange, word) || isBefore(word) || (word.epoch === epoch && word.n === n)) return
    if (word.epoch > epoch) return ask('record')
    early.set(word.n, word)
    if (early.size > MOST_EARLY) early.delete(Math.max(...early.keys()))
    if (early.has(n + 1)) goOn()
    else ask('record')
  }

  function takePulse(word: RoomPulse): void {
    if (isBefore(word)) return
    if (word.epoch > epoch || word.n > n) {
      latestPulse = word
      return ask('record')
    }
    if (measures(word)) show()
    if (missing().length > 0) ask('pictures')
  }

  /** From the state that is there on, by all changes that follow it. */
  function goOn(): void {
    for (let next = early.get(n + 1); next && state; next = early.get(n + 1)) {
      n = next.n
      state = changed(state, next.state)
      ;({ k, ruler } = next)
      isRulerKnown = true
    }
    for (const number of early.keys()) if (number <= n) early.delete(number)
    if (latestPulse?.epoch === epoch && latestPulse.n === n) measures(latestPulse)
    letGo()
    show()
  }

  /** Takes what is measured on the map as it is now. @returns whether that is news */
  function measures(word: RoomPulse): boolean {
    if (word.k < k || (word.k === k && isRulerKnown)) return false
    ;({ k, ruler } = word)
    isRulerKnown = true
    return true
  }

  function takePiece({ picture, piece }: { picture: string; piece: number }, bytes: Uint8Array): void {
    if (bytes.length === 0) {
      // Cleared at the broker. What is shown is let go when nothing speaks of it any more.
      if (!state || !(picture in state.pictures)) pieces.delete(picture)
      return
    }
    if (pictures.has(picture)) return
    const some = pieces.get(picture) ?? new Map<number, Uint8Array>()
    some.set(piece, bytes)
    pieces.set(picture, some)
    if (pieces.size > MOST_PIECES) pieces.delete(pieces.keys().next().value!)
    if (state && picture in state.pictures && isWhole(picture, state)) show()
  }

  function isWhole(picture: string, { pictures: named }: RoomState): boolean {
    return pictures.has(picture) || (pieces.get(picture)?.size ?? 0) >= (named[picture]?.pieces ?? Infinity)
  }

  function missing(): string[] {
    return state ? Object.keys(state.pictures).filter(picture => !isWhole(picture, state!)) : []
  }

  /** Pictures that nothing speaks of any more. Pieces may come before the record that names them: those are kept. */
  function letGo(): void {
    for (const picture of pictures.keys()) if (!(picture in (state?.pictures ?? {}))) pictures.delete(picture)
  }

  function show(): void {
    if (!state) return
    for (const [picture, { type, pieces: count }] of Object.entries(state.pictures)) {
      const some = pieces.get(picture)
      if (!some || some.size < count) continue
      const bytes = Array.from({ length: count }, (_, i) => some.get(i)).filter(one => one !== undefined)
      pictures.set(picture, new Blob(bytes as BlobPart[], { type }))
      pieces.delete(picture)
    }
    const { handout, view, version, record } = state
    const laid = handout && {
      ...handout,
      picture: handout.picture === null ? null : (pictures.get(handout.picture) ?? null),
    }
    viewer.take({ fray: 'handout', handout: laid })
    viewer.take({ fray: 'ruler', ruler })
    const all = [...pictures].map(([name, blob]) => ({ name, blob }))
    const viewed = viewer.take({ fray: 'record', version, record, pictures: all })
    onSeen({ seen: typeof viewed === 'string' ? { state: viewed } : viewed, view })
  }

  function isBefore(word: { epoch: number; n: number }): boolean {
    return word.epoch < epoch || (word.epoch === epoch && word.n < n)
  }
}

function parsed(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(payload)) as unknown
  } catch {
    return null
  }
}
