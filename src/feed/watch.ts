import { bye, here, is, port as portMessage } from './messages'
import type { PageReport } from './screens'
import { createViewer, type Unread, type Viewed } from './viewer'

/** What the players' page has to show. */
export type Seen =
  /** The GM's window has not answered yet. */
  | { state: 'asking' }
  /** It answered before and is silent now, or said goodbye; it may come back. */
  | { state: 'silent' }
  /** It is closed, or this page was opened by hand: nothing will come until the GM opens this page anew. */
  | { state: 'alone'; before: boolean }
  /** It sends what this page cannot read: it is of a newer version, of an older one, or nobody knows. */
  | { state: Unread }
  | Viewed

export interface WatchOptions {
  /** The GM's window; null when this page was opened by hand. */
  opener: Pick<Window, 'closed' | 'postMessage'> | null
  /** The origin of the GM's window, which is the one in this page's address. */
  origin: string
  token: string
  /** This window: its messages, and the event of being left. */
  inbox: EventTarget
  /** How large the page is now, in device pixels, and what was measured on it since it was asked last. */
  extent(): PageReport
  onSeen(seen: Seen): void
}

/** How often the page says that it is there, or asks for the table. In ms. */
const SPEAK_EVERY = 1_000
/** So many of its words may go unanswered before what it shows is no longer taken for live. */
const WORDS_UNANSWERED = 4

/**
 * The players' end: asks the GM's window for the table until it comes, and again whenever it falls silent. It says how large it is,
 * and nothing else, and never shows as live what may be out of date.
 *
 * @returns stops it
 */
export function watch({ opener, origin, token, inbox, extent, onSeen }: WatchOptions): () => void {
  let port: MessagePort | null = null
  let unanswered = 0
  let before = false
  let viewer = createViewer()
  let told = ''

  inbox.addEventListener('message', onMessage)
  inbox.addEventListener('resize', tellExtent)
  inbox.addEventListener('pagehide', leave)
  const timer = setInterval(speak, SPEAK_EVERY)
  onSeen({ state: 'asking' })
  speak()
  return () => {
    clearInterval(timer)
    inbox.removeEventListener('message', onMessage)
    inbox.removeEventListener('resize', tellExtent)
    inbox.removeEventListener('pagehide', leave)
    leave()
  }

  function speak(): void {
    if (!opener || opener.closed) {
      lose({ state: 'alone', before })
    } else if (port) {
      if (++unanswered > WORDS_UNANSWERED) lose({ state: 'silent' })
      else port.postMessage({ fray: 'there?' })
      tellExtent()
    } else {
      opener.postMessage({ fray: 'ready', token }, { targetOrigin: origin })
    }
  }

  function onMessage(event: Event): void {
    const message = event as MessageEvent<unknown>
    if (message.source !== opener || message.origin !== origin || !is(portMessage, message.data)) return
    const [given] = message.ports
    if (!given) return
    port?.close()
    port = given
    unanswered = 0
    viewer = createViewer()
    given.onmessage = ({ data }: MessageEvent<unknown>) => onWord(given, data)
    told = ''
    tellExtent()
  }

  /** Once it is another than was told: a GM's window of an older version does not know the word, and lets it pass. */
  function tellExtent(): void {
    if (!port) return
    const { width, height, dots } = extent()
    const now = `${width} ${height}`
    if ((told === now && dots === undefined) || width < 1 || height < 1) return
    told = now
    port.postMessage({ fray: 'extent', width, height, ...(dots !== undefined && { dots }) })
  }

  function onWord(from: MessagePort, data: unknown): void {
    if (from !== port) return
    unanswered = 0
    if (is(here, data)) return
    if (is(bye, data)) return lose({ state: 'silent' })
    const viewed = viewer.take(data)
    if (typeof viewed === 'string') return onSeen({ state: viewed })
    if (!viewed) return
    before = true
    onSeen(viewed)
  }

  function lose(seen: Seen): void {
    port?.close()
    port = null
    onSeen(seen)
  }

  function leave(): void {
    port?.postMessage({ fray: 'bye' })
    port?.close()
    port = null
  }
}
