import { bye, extent, is, ready, there } from './messages'
import { type FeedState, randomHex, TOKEN, type Transport, type TransportListener } from './transport'

/** Where the token of the players' page outlives a reload of the GM's window: the session storage. */
export type TokenStore = Pick<Storage, 'getItem' | 'setItem'>

const TOKEN_PARTS = 4

/**
 * The secret that tells the players' page from all others. The same after a reload of this window: the page is still there then,
 * and asks with it.
 *
 * @param draw eight random hexadecimal digits
 */
export function playersToken(tokens: TokenStore, draw: () => string): string {
  const token = tokens.getItem(TOKEN) ?? Array.from({ length: TOKEN_PARTS }, draw).join('')
  tokens.setItem(TOKEN, token)
  return token
}

/**
 * The page that asks for the table by this message; null when it is not the players' page: that has no origin, and no page but
 * the one that was opened with it knows the token.
 */
export function pageAsking(event: Event, tokens: TokenStore): Window | null {
  const { origin, data, source } = event as MessageEvent<unknown>
  const isAsking = origin === 'null' && source && is(ready, data) && data.token === tokens.getItem(TOKEN)
  return isAsking ? (source as Window) : null
}

/** Gives the page one end of a channel and returns the other. All that follows goes through it, and no third page hears it. */
export function givePort(page: Window): MessagePort {
  const { port1, port2 } = new MessageChannel()
  page.postMessage({ fray: 'port' }, { targetOrigin: '*', transfer: [port2] })
  return port1
}

/** What is known of the players' window: a handle on another origin allows no more. */
export interface OpenedWindow {
  readonly closed: boolean
  focus(): void
}

export interface WindowTransportOptions {
  /** Opens the players' page with this token as the fragment of its address; null when the browser refuses. */
  open(token: string): OpenedWindow | null
  tokens: TokenStore
  /** The GM's window: its messages, and the event of being left. */
  inbox: EventTarget
  /** Eight random hexadecimal digits. */
  draw?: () => string
}

/** How often to look whether the players' window is still open, in ms. */
const LOOK_EVERY = 2_000
/** After so many looks without a word the page is taken for gone. A page out of sight speaks once a minute. */
const LOOKS = 45

/**
 * The way to a players' window on this screen: a window that was opened here, and a port to it. It listens from the start: after a
 * reload of the GM's window the page is still there, and asks.
 */
export function createWindowTransport({ open, tokens, inbox, draw = randomHex }: WindowTransportOptions): Transport {
  let listener: TransportListener = { onLine: () => undefined, onState: () => undefined }
  let state: FeedState = 'closed'
  let window: OpenedWindow | null = null
  let line: { port: MessagePort; unheard: number } | null = null
  let timer: ReturnType<typeof setInterval> | undefined

  inbox.addEventListener('message', onMessage)
  inbox.addEventListener('pagehide', hangUp)

  return {
    get state() {
      return state
    },
    open: openWindow,
    listen(next) {
      listener = next
    },
    close() {
      inbox.removeEventListener('message', onMessage)
      inbox.removeEventListener('pagehide', hangUp)
      hangUp()
      become('closed')
    },
  }

  function openWindow(): void {
    if (window && !window.closed) return window.focus()
    const token = playersToken(tokens, draw)
    hangUp()
    window = open(token)
    become(window ? 'waiting' : 'closed')
  }

  function onMessage(event: Event): void {
    const page = pageAsking(event, tokens)
    if (page) connect(page)
  }

  function connect(page: Window): void {
    hangUp()
    const port = givePort(page)
    port.onmessage = ({ data }: MessageEvent<unknown>) => onWord(port, data)
    window = page
    line = { port, unheard: 0 }
    listener.onLine({ send: message => port.postMessage(message) })
    become('connected')
  }

  function onWord(port: MessagePort, data: unknown): void {
    if (line?.port !== port) return
    if (is(there, data)) {
      line.unheard = 0
      port.postMessage({ fray: 'here' })
    } else if (is(extent, data)) {
      listener.onExtent?.({ width: data.width, height: data.height, dots: data.dots })
    } else if (is(bye, data)) {
      lose()
      look()
    }
  }

  function hangUp(): void {
    line?.port.postMessage({ fray: 'bye' })
    line?.port.close()
    lose()
  }

  function lose(): void {
    if (!line) return
    line = null
    listener.onLine(null)
  }

  /** Whether the page is still there: a window on another origin tells only whether it is closed. */
  function look(): void {
    if (window?.closed !== false) window = null
    if (line && (!window || ++line.unheard > LOOKS)) hangUp()
    const next = line ? 'connected' : window ? 'waiting' : 'closed'
    if (next !== state) become(next)
  }

  function become(next: FeedState): void {
    clearInterval(timer)
    if (next !== 'closed') timer = setInterval(look, LOOK_EVERY)
    state = next
    listener.onState(next)
  }
}
