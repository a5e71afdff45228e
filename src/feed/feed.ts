import { cutOut } from './cutOut'
import { bye, is, ready, there } from './messages'
import { createPieces, type Pieces } from './pieces'
import type { FeedInput } from './publicRecord'
import { publicRuler, type FeedRuler } from './publicRuler'
import { randomHex } from './randomHex'
import { createScreen, type Screen } from './screen'
import type { Squares } from './squares'
import { TOKEN } from './token'
import { createViewer, type Viewed } from './viewer'

/** `waiting`: the players' window is open and has not asked for the table yet, or has fallen silent. */
export type FeedState = 'closed' | 'waiting' | 'connected'

/** The map of the open fight. It stays in this window; only what is cut out of its picture is sent. */
export interface FeedMap {
  /** In squares. */
  width: number
  height: number
  picture: Blob | null
  /** Where the picture's corners lie, in squares; null: no picture. */
  place: Squares | null
}

/** What the feed needs to know of the players' window: a handle on another origin allows no more. */
export interface PlayersWindow {
  readonly closed: boolean
  focus(): void
}

export interface FeedGiven {
  /** Opens the players' page with this token as the fragment of its address; null when the browser refuses. */
  open(token: string): PlayersWindow | null
  /** Keeps the token over a reload of the GM's window: the session storage. */
  tokens: Pick<Storage, 'getItem' | 'setItem'>
  /** The GM's window: its messages, and the event of being left. */
  inbox: EventTarget
  /** Eight random hexadecimal digits. */
  draw?: () => string
  cut?: typeof cutOut
}

/** The GM's end of the way to the players' window. */
export interface Feed {
  readonly state: FeedState
  /** Opens the players' window, or brings it to the front. */
  open(): void
  /** Sends what changed for the players; nothing when nothing did. Only the latest input counts. */
  publish(input: Omit<FeedInput, 'theme'>): void
  /** Shows what is measured just now, as long as the players see all of its squares; null: nothing. */
  point(ruler: FeedRuler | null): void
  /** Hears of all that a players' window would be sent from now on, put together as it does; null: no longer. */
  mirror(hear: ((viewed: Viewed) => void) | null): void
  /** The map of the fight that is published from now on; null: no fight is open. */
  setMap(map: FeedMap | null): void
  setTheme(theme: FeedInput['theme']): void
  /** Hears of each change of `state`, and of each page that connects: it is shown what is published after that. */
  onState(hear: (state: FeedState) => void): void
  /** Stops listening and says goodbye to the players' page. */
  close(): void
}

const TOKEN_PARTS = 4
/** How often to look whether the players' window is still open, in ms. */
const LOOK_EVERY = 2_000
/** After so many looks without a word the page is taken for gone. A page out of sight speaks once a minute. */
const LOOKS = 45

/** Listens for the players' page from the start: after a reload of this window the page is still there, and asks. */
export function createFeed({ open, tokens, inbox, draw = randomHex, cut = cutOut }: FeedGiven): Feed {
  let hear: (state: FeedState) => void = () => undefined
  let state: FeedState = 'closed'
  let window: PlayersWindow | null = null
  let line: { screen: Screen; port: MessagePort; unheard: number } | null = null
  let timer: ReturnType<typeof setInterval> | undefined

  let theme: FeedInput['theme'] = 'dark'
  let input: Omit<FeedInput, 'theme'> | null = null
  let map: FeedMap | null = null
  let pieces: Pieces | null = null
  let ruler: FeedRuler | null = null
  let mirrored: Screen | null = null

  inbox.addEventListener('message', onMessage)
  inbox.addEventListener('pagehide', hangUp)

  return {
    get state() {
      return state
    },
    open: openWindow,
    publish(next) {
      input = next
      send()
    },
    point(next) {
      ruler = next
      sendRuler()
    },
    mirror(look) {
      mirrored = look && mirrorOf(look, draw)
      send()
    },
    setMap(next) {
      map = next
      // What was seen of the map before means nothing on this one.
      input = null
      ruler = null
      const { picture, place } = next ?? {}
      pieces = picture && place ? createPieces(blocks => cut(picture, place, blocks), draw, send) : null
      if (!next) for (const screen of screens()) screen.show(null)
    },
    setTheme(next) {
      theme = next
      send()
    },
    onState(next) {
      hear = next
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
    const token = tokens.getItem(TOKEN) ?? Array.from({ length: TOKEN_PARTS }, draw).join('')
    tokens.setItem(TOKEN, token)
    hangUp()
    window = open(token)
    become(window ? 'waiting' : 'closed')
  }

  function onMessage(event: Event): void {
    const { origin, data, source } = event as MessageEvent<unknown>
    // The players' page has no origin; no page but the one that was opened with it knows the token.
    if (origin !== 'null' || !source || !is(ready, data) || data.token !== tokens.getItem(TOKEN)) return
    connect(source as Window)
  }

  function connect(page: Window): void {
    hangUp()
    const { port1: port, port2 } = new MessageChannel()
    port.onmessage = ({ data }: MessageEvent<unknown>) => onWord(port, data)
    page.postMessage({ fray: 'port' }, { targetOrigin: '*', transfer: [port2] })
    window = page
    line = { screen: createScreen(port, draw), port, unheard: 0 }
    // What was published before may be out of date: nothing was sent meanwhile.
    input = null
    if (!map) line.screen.show(null)
    become('connected')
  }

  function onWord(port: MessagePort, data: unknown): void {
    if (line?.port !== port) return
    if (is(there, data)) {
      line.unheard = 0
      port.postMessage({ fray: 'here' })
    } else if (is(bye, data)) {
      line = null
      look()
    }
  }

  function screens(): readonly Screen[] {
    return [line?.screen, mirrored].filter(screen => screen !== null && screen !== undefined)
  }

  function send(): void {
    if (!input) return
    for (const screen of screens())
      screen.show({
        input: { ...input, theme },
        map,
        pieces: input.curtain ? [] : (pieces?.of(input.seen.blocks) ?? []),
      })
    sendRuler()
  }

  function sendRuler(): void {
    if (!input) return
    const seen = ruler && map && !input.curtain ? publicRuler(ruler, map.width, input.seen) : null
    for (const screen of screens()) screen.point(seen)
  }

  function hangUp(): void {
    line?.port.postMessage({ fray: 'bye' })
    line?.port.close()
    line = null
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
    hear(next)
  }
}

/** A screen in this window, on which everything is read again as the players' page reads it. */
function mirrorOf(look: (viewed: Viewed) => void, draw: () => string): Screen {
  const viewer = createViewer()
  const port = {
    postMessage(word: unknown) {
      const viewed = viewer.take(word)
      if (viewed !== null && viewed !== 'unreadable') look(viewed)
    },
  }
  return createScreen(port, draw)
}
