import { afterEach, beforeEach, vi } from 'vitest'
import { createFeed, type Feed, type FeedOptions } from '../feed'
import { createWindowTransport, type TokenStore } from '../windowTransport'
import type { PageReport } from '../screens'
import type { FeedState, Transport } from '../transport'
import { watch, type Seen } from '../watch'
import { DirectChannel, type DirectPort } from './channel'
import { input } from './tables'

const ORIGIN = 'http://localhost'

/** A GM's window and a players' window side by side, each of which can be reloaded and closed. */
export function windows({
  tap,
  ...options
}: Pick<FeedOptions, 'cut'> & { tap?: (transport: Transport) => Transport } = {}) {
  const tokens = tokenStore()
  let drawn = 0
  const gm = { inbox: new EventTarget(), closed: false, states: [] as FeedState[], feed: null as Feed | null }
  const page = {
    inbox: new EventTarget(),
    token: '',
    closed: true,
    extent: { width: 1280, height: 720 } as PageReport,
    seen: [] as Seen[],
    stop: () => undefined as void,
  }
  const lines: DirectPort[] = []
  /** What the page asked of the GM's window. */
  const asked: unknown[] = []

  const pageSide = {
    get closed() {
      return page.closed
    },
    focus: () => undefined,
    postMessage(data: unknown, { transfer }: { transfer: DirectPort[] }) {
      lines.push(transfer[0]!.other!)
      deliver(page.inbox, { data, origin: ORIGIN, source: gmSide, ports: transfer })
    },
  }
  const gmSide = {
    get closed() {
      return gm.closed
    },
    postMessage(data: unknown) {
      asked.push(data)
      deliver(gm.inbox, { data, origin: 'null', source: pageSide })
    },
  }

  const loadPage = () => {
    page.inbox = new EventTarget()
    const opener = gmSide as unknown as Window
    page.stop = watch({
      opener,
      origin: ORIGIN,
      token: page.token,
      inbox: page.inbox,
      extent: () => page.extent,
      onSeen: seen => page.seen.push(seen),
    })
  }
  const loadGm = () => {
    gm.inbox = new EventTarget()
    const draw = () => (drawn++).toString(16).padStart(8, '0')
    const transport = createWindowTransport({
      open(token) {
        page.token = token
        page.closed = false
        return pageSide
      },
      tokens,
      inbox: gm.inbox,
      draw,
    })
    gm.feed = createFeed({ transport: tap ? tap(transport) : transport, draw, ...options })
    gm.feed.onState(state => gm.states.push(state))
    return gm.feed
  }

  return {
    feed: loadGm(),
    gm,
    page,
    asked,
    /** What the page showed last. */
    shown: () => page.seen.at(-1),
    /** All that the GM's window said through the latest port. */
    said: () => lines.at(-1)?.said ?? [],
    /** Puts words into the mouth of the GM's window. */
    tell: (message: unknown) => lines.at(-1)?.postMessage(message),
    say: (message: object) => deliver(gm.inbox, { source: pageSide, ...message }),
    /** The page that was opened is there. */
    loadPage,
    reloadGm() {
      gm.inbox.dispatchEvent(new Event('pagehide'))
      return loadGm()
    },
    reloadPage() {
      page.inbox.dispatchEvent(new Event('pagehide'))
      page.stop()
      loadPage()
    },
    closePage() {
      page.inbox.dispatchEvent(new Event('pagehide'))
      page.stop()
      page.closed = true
    },
    /** The page is gone and could not say so. */
    crashPage() {
      lines.at(-1)?.other?.close()
      page.stop()
    },
    closeGm() {
      gm.inbox.dispatchEvent(new Event('pagehide'))
      gm.closed = true
    },
  }
}

/** The session storage of a window, which outlives its reload. */
export function tokenStore(): TokenStore {
  const kept = new Map<string, string>()
  return { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

/** A map without a picture, as large as the one that the tables stand on. */
export const grid = { width: 10, height: 10, picture: null, place: null }

/** Both windows open and connected, with the table shown. */
export function connected(options?: Parameters<typeof windows>[0]) {
  const both = windows(options)
  both.feed.setMap(grid)
  both.feed.open()
  both.loadPage()
  both.feed.publish(input)
  return both
}

/** For all tests of a file: ports deliver at once, and time stands still until it is moved. */
export function deliverAtOnce(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('MessageChannel', DirectChannel)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

function deliver(inbox: EventTarget, message: object): void {
  inbox.dispatchEvent(Object.assign(new Event('message'), message))
}
