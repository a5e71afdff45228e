import type { FeedState, Transport, TransportListener } from '../transport'
import type { FromRoom, RoomSetting, RoomTest, ToRoom } from './roomMessages'
import type { RoomState } from './roomState'

/** The secret of a room: 128 bits in hexadecimal. @param draw eight random hexadecimal digits */
export function newSecret(draw: () => string): string {
  return Array.from({ length: 4 }, draw).join('')
}

/**
 * The room that a secret opens. Its name is in every link, and leads nobody back to the secret: a broker that knows the rule takes
 * into a room only what comes with it (`scripts/screens/broker.mjs`).
 */
export async function roomOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`fray room ${secret}`))
  return Array.from(new Uint8Array(digest, 0, 16), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** What is known of a room that is open. */
export interface RoomStatus {
  /** `refused`: by the broker. `full`: the broker takes no further room. `succeeded`: another window holds it. `closed`: for good. */
  line: 'connecting' | 'up' | 'lost' | 'refused' | 'full' | 'succeeded' | 'closed'
  /** How many screens watch; null: the broker does not say. */
  screens: number | null
}

export interface RoomTransport extends Transport {
  setView(view: RoomState['view']): void
  /** Comes to the room as a screen does, and tells what that found. */
  test(): void
  /** Asks in the screen that shows these letters, and tells whether there is one. */
  invite(code: string): void
  /** Closes the room for all screens and clears what is retained. */
  shut(): void
}

export interface RoomTransportOptions {
  setting: RoomSetting
  worker: Pick<Worker, 'postMessage' | 'terminate' | 'onmessage'>
  onStatus(status: RoomStatus): void
  onRetained(topics: readonly string[]): void
  onTested(test: RoomTest): void
  onInvited(isThere: boolean): void
}

/** How long a broker may take to clear a room, in ms. */
const PATIENCE = 3_000
/** How long a goodbye may take, in ms. */
const GOODBYE = 1_000

/** The way to the screens of a room on a broker. To the feed all of them are one screen: what the broker keeps is for whoever comes. */
export function createRoomTransport({
  setting,
  worker,
  onStatus,
  onRetained,
  onTested,
  onInvited,
}: RoomTransportOptions): RoomTransport {
  let listener: TransportListener | null = null
  let status: RoomStatus = { line: 'connecting', screens: null }
  const tell = (message: ToRoom) => worker.postMessage(message)

  worker.onmessage = ({ data }: MessageEvent<FromRoom>) => {
    if (data.room === 'line') become({ line: data.is, screens: data.is === 'up' ? status.screens : null })
    else if (data.room === 'screens') become({ ...status, screens: data.count })
    else if (data.room === 'retained') onRetained(data.topics)
    else if (data.room === 'tested') onTested(data.test)
    else if (data.room === 'invited') onInvited(data.isThere)
    else end(data.room)
  }
  tell({ room: 'open', setting })

  return {
    get state() {
      return stateOf(status)
    },
    open: () => undefined,
    listen(next) {
      listener = next
      listener.onLine({ send: word => tell({ room: 'say', word }) })
      listener.onState(stateOf(status))
    },
    close: () => end('closed'),
    setView: view => tell({ room: 'view', view }),
    test: () => tell({ room: 'test' }),
    invite: code => tell({ room: 'invite', code }),
    shut() {
      tell({ room: 'close' })
      setTimeout(() => end('closed'), PATIENCE)
    },
  }

  function end(line: 'closed' | 'succeeded'): void {
    if (status.line === 'closed' || status.line === 'succeeded') return
    // Its goodbye may still be on the way: without one the broker would say that the GM is away.
    setTimeout(() => worker.terminate(), GOODBYE)
    listener?.onLine(null)
    become({ line, screens: null })
  }

  function become(next: RoomStatus): void {
    status = next
    onStatus(next)
    listener?.onState(stateOf(next))
  }
}

/** A screen of a room counts as there from the beginning: what is published is kept until the broker can have it. */
function stateOf({ line }: RoomStatus): FeedState {
  return line === 'closed' || line === 'succeeded' ? 'closed' : 'connected'
}
