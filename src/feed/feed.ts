import { cutOut } from './cutOut'
import type { FeedRect } from './feedRect'
import type { Handout } from './messages'
import { createPreview } from './preview'
import { createPieces, type Pieces } from './pieces'
import type { FeedInput } from './publicRecord'
import { publicRuler, type FeedRuler } from './publicRuler'
import { randomHex } from './randomHex'
import { createScreen, type Screen } from './screen'
import type { FeedState, Transport } from './transport'
import type { Viewed } from './viewer'

/** The map of the open fight. It stays in this window; only what is cut out of its picture is sent. */
export interface FeedMap {
  /** In squares. */
  width: number
  height: number
  picture: Blob | null
  /** Where the picture's corners lie, in squares; null: no picture. */
  place: FeedRect | null
}

export interface FeedOptions {
  transport: Transport
  /** Eight random hexadecimal digits. */
  draw?: () => string
  cut?: typeof cutOut
}

/** What is handed over of the table; how the screens look is set apart from it. */
export type TableInput = Omit<FeedInput, 'theme' | 'faceOf'>

/** The GM's end of the way to the players' window. */
export interface Feed {
  readonly state: FeedState
  /** Opens the players' window, or brings it to the front. */
  open(): void
  /** Sends what changed for the players; nothing when nothing did. Only the latest input counts. */
  publish(input: TableInput): void
  /** Shows what is measured just now, as long as the players see all of its squares; null: nothing. */
  point(ruler: FeedRuler | null): void
  /**
   * Lays a handout over whatever the players see, curtain or no fight, for every page that connects as well, until it is taken
   * away (null). Nothing of it is kept.
   */
  lay(handout: Handout | null): void
  /** Hears of all that a players' window would be sent from now on, put together as it does; null: no longer. */
  preview(hear: ((viewed: Viewed) => void) | null): void
  /** The map of the fight that is published from now on; null: no fight is open. */
  setMap(map: FeedMap | null): void
  setTheme(theme: FeedInput['theme']): void
  /** The faces on tokens from now on; undefined: letters. */
  setFaces(faceOf: FeedInput['faceOf']): void
  /** Hears of each change of `state`, and of each page that connects: it is shown what is published after that. */
  onState(hear: (state: FeedState) => void): void
  /** A further way to screens, beside that of the players' window, until it is lost. */
  attach(transport: Transport): void
  /** Stops listening and says goodbye to the players' page. */
  close(): void
}

/** What the players see of what is published, for whichever screens there are: the page at the end of the transport, and the preview. */
export function createFeed({ transport, draw = randomHex, cut = cutOut }: FeedOptions): Feed {
  let hear: (state: FeedState) => void = () => undefined
  /** Of each way the one screen at its end. */
  const ends = new Map<Transport, Screen>()
  let previewed: Screen | null = null

  let theme: FeedInput['theme'] = 'dark'
  let faceOf: FeedInput['faceOf']
  let input: TableInput | null = null
  let map: FeedMap | null = null
  let pieces: Pieces | null = null
  let ruler: FeedRuler | null = null
  let handout: Handout | null = null

  addWay(transport)

  return {
    get state() {
      return transport.state
    },
    open: () => transport.open(),
    publish(next) {
      input = next
      send()
    },
    point(next) {
      ruler = next
      sendRuler()
    },
    lay(next) {
      handout = next
      for (const screen of screens()) screen.lay(next)
    },
    preview(look) {
      previewed = look && createPreview(look, draw)
      if (handout) previewed?.lay(handout)
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
    setFaces(next) {
      faceOf = next
      send()
    },
    onState(next) {
      hear = next
    },
    attach: addWay,
    close: () => transport.close(),
  }

  function addWay(way: Transport): void {
    way.listen({
      onLine(line) {
        if (!line) return void ends.delete(way)
        const screen = createScreen(line, draw)
        ends.set(way, screen)
        // What was published before may be out of date: nothing was sent meanwhile.
        input = null
        if (!map) screen.show(null)
        if (handout) screen.lay(handout)
      },
      onState: () => hear(transport.state),
    })
  }

  function screens(): readonly Screen[] {
    return previewed ? [...ends.values(), previewed] : [...ends.values()]
  }

  function send(): void {
    if (!input) return
    for (const screen of screens())
      screen.show({
        input: { ...input, theme, faceOf },
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
}
