import { createAliases, type FeedRect, originOf } from './alias'
import { cutOut } from './cutOut'
import { type Handout, RECORD_VERSION } from './messages'
import { createPieces, type Piece, type Pieces } from './pieces'
import { type FeedInput, type FeedSight, publicRecord } from './publicRecord'
import { picturesIn, type PublicRecord, type RecordRuler } from './record'
import { type FeedState, randomHex, type ScreenLink, type Transport } from './transport'
import type { PageReport, ScreenSetting, WayIn } from './screens'
import { createViewer, type Viewed } from './viewer'

/** What is to be seen on a screen. */
export interface Shown {
  input: FeedInput
  map: { width: number; height: number } | null
  /** Cut-out pictures in the order of the blocks. */
  pieces: readonly (Piece | null)[]
}

/** One connection to a players' page. */
interface Screen {
  /** Sends the record of what is to be seen, if it is not the one that was sent last. null: no fight is open. */
  show(shown: Shown | null): void
  /** Sends what is measured on the map that was sent last, if it is not what was sent before. */
  point(ruler: RecordRuler | null): void
  /** Lays a handout over the table; null: takes away what lies there. */
  lay(handout: Handout | null): void
  /** Says how the screens that have a name are set up. */
  setUp(screens: readonly ScreenSetting[]): void
  /** Shows how latecomers come to the table; null: no longer. */
  showWay(way: WayIn | null): void
}

/** @param draw eight random hexadecimal digits, for aliases: they hold for this connection only */
export function createScreen(line: ScreenLink, draw: () => string): Screen {
  const aliases = createAliases(draw)
  let sent: string | undefined
  let pointed = 'null'
  let held: ReadonlySet<string> = new Set()

  return {
    show(shown) {
      const record = shown && publicRecord(shown.input, mapOf(shown), aliases)
      const bytes = JSON.stringify(record)
      if (bytes === sent) return
      sent = bytes
      const named = picturesIn(record)
      const files = shown
        ? new Map([...filesOfPieces(shown), ...filesOfTokens(shown, record)])
        : new Map<string, Blob>()
      const pictures = [...files].flatMap(([name, blob]) =>
        named.has(name) && !held.has(name) ? [{ name, blob }] : [],
      )
      held = named
      line.send({ fray: 'record', version: RECORD_VERSION, record, pictures })
    },
    point(ruler) {
      const bytes = JSON.stringify(ruler)
      if (bytes === pointed) return
      pointed = bytes
      line.send({ fray: 'ruler', ruler })
    },
    lay: handout => line.send({ fray: 'handout', handout }),
    showWay: way => line.send({ fray: 'way', way }),
    setUp: screens => line.send({ fray: 'screens', screens: [...screens] }),
  }
}

/** Each name with its picture. */
type Files = readonly (readonly [string, Blob])[]

function filesOfPieces({ pieces }: Shown): Files {
  return pieces.flatMap(piece => (piece ? [[piece.name, piece.blob] as const] : []))
}

/** The record has its combatants in the order of the table. */
function filesOfTokens({ input }: Shown, record: PublicRecord | null): Files {
  if (record?.show !== 'table') return []
  return record.combatants.flatMap(({ picture }, i) => {
    const file = input.pictures.get(input.table.combatants[i]!.id)?.file
    return picture !== null && file ? [[picture, file] as const] : []
  })
}

function mapOf({ map, pieces }: Shown) {
  return map && { ...map, pictures: pieces.map(piece => piece?.name ?? null) }
}

/**
 * A screen in the GM's window. What it is sent is read again as the players' page reads it, so that it shows what the players
 * see and not what they should.
 *
 * @param draw eight random hexadecimal digits, for aliases
 */
function createPreview(look: (viewed: Viewed) => void, draw: () => string): Screen {
  const viewer = createViewer()
  const line = {
    send(message: unknown) {
      const viewed = viewer.take(message)
      if (viewed !== null && typeof viewed !== 'string') look(viewed)
    },
  }
  return createScreen(line, draw)
}

/** What the GM measures just now. */
interface FeedRuler {
  /** Start, waypoints and end, as squares of the whole map. */
  readonly cells: readonly number[]
  readonly words: string
}

/**
 * The ruler as the players may see it, with places from the top left of what is known; null when any of its squares is
 * not: where the GM points at something unseen is a secret too.
 *
 * @param mapWidth of the whole map, in squares
 */
export function publicRuler(
  { cells, words }: FeedRuler,
  mapWidth: number,
  { shown, remembered }: Pick<FeedSight, 'shown' | 'remembered'>,
): RecordRuler | null {
  const known = [...shown, ...remembered]
  const places = cells.map(cell => ({ x: cell % mapWidth, y: Math.floor(cell / mapWidth) }))
  const isShown = ({ x, y }: { x: number; y: number }) =>
    known.some(rect => x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height)
  if (!places.every(isShown)) return null
  const origin = originOf(known)
  return { at: places.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y })), words }
}

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
export type TableInput = Omit<FeedInput, 'theme' | 'faceOf' | 'sounds'>

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
  preview(onView: ((viewed: Viewed) => void) | null): void
  /** The map of the fight that is published from now on; null: no fight is open. */
  setMap(map: FeedMap | null): void
  /** How the screens that have a name are set up from now on. */
  setScreens(screens: readonly ScreenSetting[]): void
  /** How latecomers come to the table, on all screens that hang on a wall; null: it is not shown. */
  showWay(way: WayIn | null): void
  setTheme(theme: FeedInput['theme']): void
  /** Whether what happens is heard on the screens, from now on. */
  setSounds(on: boolean): void
  /** The faces on tokens from now on; undefined: letters. */
  setFaces(faceOf: FeedInput['faceOf']): void
  /** Hears of each change of `state`, and of each page that connects: it is shown what is published after that. */
  onState(listener: (state: FeedState) => void): void
  /** Hears how large the players' window on this computer is, and what was measured on it, whenever it says so. */
  onExtent(listener: (said: PageReport) => void): void
  /** A further way to screens, beside that of the players' window, until it is lost. */
  attach(transport: Transport): void
  /** Stops listening and says goodbye to the players' page. */
  close(): void
}

/** What the players see of what is published, for whichever screens there are: the page at the end of the transport, and the preview. */
export function createFeed({ transport, draw = randomHex, cut = cutOut }: FeedOptions): Feed {
  let stateListener: (state: FeedState) => void = () => undefined
  let extentListener: (said: PageReport) => void = () => undefined
  /** Of each way the one screen at its end. */
  const ends = new Map<Transport, Screen>()
  let previewed: Screen | null = null

  let theme: FeedInput['theme'] = 'dark'
  let faceOf: FeedInput['faceOf']
  let sounds = false
  let input: TableInput | null = null
  let map: FeedMap | null = null
  let pieces: Pieces | null = null
  let ruler: FeedRuler | null = null
  let handout: Handout | null = null
  let screenSettings: readonly ScreenSetting[] = []
  let way: WayIn | null = null

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
    setScreens(next) {
      screenSettings = next
      for (const screen of screens()) screen.setUp(next)
    },
    showWay(next) {
      way = next
      for (const screen of screens()) screen.showWay(next)
    },
    setTheme(next) {
      theme = next
      send()
    },
    setSounds(next) {
      sounds = next
      send()
    },
    setFaces(next) {
      faceOf = next
      send()
    },
    onState(next) {
      stateListener = next
    },
    onExtent(next) {
      extentListener = next
    },
    attach: addWay,
    close: () => transport.close(),
  }

  function addWay(transportOf: Transport): void {
    transportOf.listen({
      onLine(line) {
        if (!line) return void ends.delete(transportOf)
        const screen = createScreen(line, draw)
        ends.set(transportOf, screen)
        // What was published before may be out of date: nothing was sent meanwhile.
        input = null
        if (!map) screen.show(null)
        if (handout) screen.lay(handout)
        if (screenSettings.length > 0) screen.setUp(screenSettings)
        if (way) screen.showWay(way)
      },
      onState: () => stateListener(transport.state),
      onExtent: said => transportOf === transport && extentListener(said),
    })
  }

  function screens(): readonly Screen[] {
    return previewed ? [...ends.values(), previewed] : [...ends.values()]
  }

  function send(): void {
    if (!input) return
    for (const screen of screens())
      screen.show({
        input: { ...input, theme, faceOf, sounds },
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
