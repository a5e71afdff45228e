import type { Seen } from '../watch'
import { createBrokerLine } from './brokerLine'
import { createReceiver, type InRoom } from './receiver'
import { brokerBeside, type RoomLink } from './roomLink'
import { canSeal } from './seal'
import { CHANGE, GM, PICTURES, RECORD } from './topics'

/** What a screen elsewhere has to show. */
export type SeenInRoom =
  | Exclude<Seen, { state: 'asking' | 'silent' | 'alone' }>
  /** On the way to the broker, for the first time. */
  | { state: 'connecting' }
  /** No broker answers there. */
  | { state: 'unreachable' }
  /** The broker does not let in whoever says what the link says. */
  | { state: 'refused' }
  /** Nobody shows a table here, or the link is wrong. */
  | { state: 'nobody' }
  /** The GM has closed the room. */
  | { state: 'closed' }
  /** The link is encrypted, and this page cannot decrypt. */
  | { state: 'sealed' }

export interface InRoomNow {
  seen: SeenInRoom
  view: InRoom['view']
  /** What is shown may be out of date: the GM's window is away, or this screen's line is. */
  still: 'away' | 'cut' | null
}

export interface WatchRoomOptions {
  link: RoomLink
  /** The address of this page. */
  page: string
  /** Eight random hexadecimal digits. */
  draw(): string
  onChange(now: InRoomNow): void
}

/** What is retained comes at once; so long is waited for it, in ms. */
const WAIT_FOR_RECORD = 2_500
/** The GM's window speaks every five seconds. After so long a silence it is away, or the line is dead, in ms. */
const SILENCE = 13_000
const LOOK_EVERY = 1_000

/** A screen's end of a room: shows what is published there, says nothing, and comes back by itself. @returns stops it */
export function watchRoom({ link, page, draw, onChange }: WatchRoomOptions): () => void {
  let seen: InRoom['seen'] = null
  let view: InRoom['view'] = 'follow'
  let gm: 'here' | 'away' | 'closed' | null = null
  let line: 'connecting' | 'up' | 'lost' | 'refused' | 'full' = 'connecting'
  let upAt = 0
  let heardAt = 0
  let lookedAt = Date.now()
  let told: InRoomNow | null = null
  if (link.key !== null && !canSeal()) {
    onChange({ seen: { state: 'sealed' }, view, still: null })
    return () => undefined
  }

  const receiver = createReceiver({
    onSeen: now => {
      ;({ seen, view } = now)
      tell()
    },
    onGm(is) {
      gm = is
      tell()
    },
    onRecord: () => broker.unsubscribe(RECORD),
    ask: what => broker.subscribe([what === 'record' ? RECORD : PICTURES]),
  })
  const broker = createBrokerLine({
    address: link.broker ?? brokerBeside(page),
    room: link.room,
    name: `screen-${draw()}${draw()}`,
    user: link.broker === null ? link.room : link.user,
    password: link.password,
    key: link.key,
    onUp() {
      line = 'up'
      gm = null
      upAt = heardAt = Date.now()
      receiver.connected()
      broker.subscribe([GM, CHANGE, PICTURES, RECORD])
      tell()
    },
    onDown(why) {
      line = why
      tell()
    },
    onMessage(topic, payload) {
      heardAt = Date.now()
      receiver.take(topic, payload)
    },
  })
  const timer = setInterval(look, LOOK_EVERY)
  const wake = () => document.visibilityState === 'visible' && look()
  document.addEventListener('visibilitychange', wake)
  tell()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', wake)
    void broker.close()
  }

  /** A screen that slept, or a line on which nothing comes although the GM is there, begins anew. */
  function look(): void {
    const now = Date.now()
    const slept = now - lookedAt > SILENCE
    lookedAt = now
    if (line !== 'up') return
    if (slept || (gm === 'here' && now - heardAt > SILENCE)) broker.restart()
    else tell()
  }

  function tell(): void {
    const now: InRoomNow = { seen: toShow(), view, still: seen && gm !== 'closed' ? stillness() : null }
    const isSame = now.seen === told?.seen || (now.seen.state !== 'live' && now.seen.state === told?.seen.state)
    if (isSame && now.view === told?.view && now.still === told.still) return
    told = now
    onChange(now)
  }

  function toShow(): SeenInRoom {
    if (gm === 'closed') return { state: 'closed' }
    if (seen) return seen
    if (line === 'refused') return { state: 'refused' }
    if (line === 'lost' || line === 'full') return { state: 'unreachable' }
    return line === 'up' && Date.now() - upAt > WAIT_FOR_RECORD ? { state: 'nobody' } : { state: 'connecting' }
  }

  function stillness(): InRoomNow['still'] {
    if (line !== 'up') return 'cut'
    // A broker that was started again does not know yet.
    return gm === 'away' || (gm === null && Date.now() - upAt > WAIT_FOR_RECORD) ? 'away' : null
  }
}
