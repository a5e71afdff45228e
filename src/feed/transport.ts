import type { ScreenMessage } from './messages'
import type { PageReport } from './screens'

/** Eight hexadecimal digits from the browser's source of chance. */
export function randomHex(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number.toString(16).padStart(8, '0')
}

/** The name under which the GM's window keeps the players' token over its own reload. */
export const TOKEN = 'fray/players'
/** The name under which it is kept that a room for screens elsewhere is open, and what its link is made of. */
export const ROOM = 'fray/room'

/** `waiting`: the players' page is open and has not asked for the table yet, or has fallen silent. */
export type FeedState = 'closed' | 'waiting' | 'connected'

/** The way to one page that is connected. What is sent after it was lost goes nowhere. */
export interface ScreenLink {
  send(message: ScreenMessage): void
}

/** Who is told what becomes of a transport. */
export interface TransportListener {
  /** A page has connected and knows nothing yet; null: it is lost. Before `onState` hears of it. */
  onLine(line: ScreenLink | null): void
  /** Each change of state, and each page that connects. */
  onState(state: FeedState): void
  /** How large the page at its end is, in device pixels, where it says so. */
  onExtent?(said: PageReport): void
}

/**
 * A way to a screen of the players: it opens a page, makes sure that it is this one which asks, carries messages to it and
 * notices when it is gone. It knows nothing of what the messages say.
 */
export interface Transport {
  readonly state: FeedState
  /** Opens the players' page, or brings it to the front. */
  open(): void
  /** Tells this listener from now on, and no other. */
  listen(listener: TransportListener): void
  /** Stops listening and says goodbye to the page. */
  close(): void
}
