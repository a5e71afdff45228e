import type { Snapshot } from '~/engine'
import type { Feed, FeedMap } from '~/feed/feed'
import type { Handout } from '~/feed/messages'
import type { WayIn } from '~/feed/screens'
import type { Viewed } from '~/feed/viewer'
import type { GridMap } from '~/grid/map/gridMap'
import type { Library } from '~/storage'
import type { TableTypes } from '~/table'
import type { OpenSession } from '../session/session'
import type { MapPicture } from '../session/mapPictures'
import type { SessionFight } from '../session/loadFight'
import type { Slice } from '../slice'
import type { RoomShown, Rooms } from './rooms'
import { type GmTable, playersView } from './playersView'
import { createScreens, type Screens, type ScreensActions, type ScreensDeps, type ScreensSlice } from './screens'

export type { Viewed }

/** The preference that says whether the curtain over the players' window is down. */
const CURTAIN = 'curtain'

/** The way to the players' window: it is given the table as the GM has it, and sends what of it they may know. */
export interface ToPlayers extends Omit<Feed, 'publish' | 'setTheme' | 'setFaces' | 'setSounds' | 'state' | 'close'> {
  publish(table: GmTable): void
}

/**
 * The feed as it is given the GM's table. What is published goes out in a task of its own, so that the GM's window has answered the hand
 * by then; of what follows in the meantime only the latest. A map that is laid out takes the place of a table that has not gone out.
 */
export function toPlayers(feed: Feed): ToPlayers {
  let waiting: GmTable | null = null
  // By a channel, as timers are slowed down in a window that is covered.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const table = waiting
    waiting = null
    if (table) feed.publish(playersView(table))
  }
  return {
    ...feed,
    publish(table) {
      const isUnderWay = waiting !== null
      waiting = table
      if (!isUnderWay) port2.postMessage(null)
    },
    setMap(map) {
      waiting = null
      feed.setMap(map)
    },
  }
}

export interface PlayersSlice extends ScreensSlice {
  players: 'closed' | 'waiting' | 'connected'
  curtain: boolean
  /** The moment of the past that is looked at here is shown to the players as well, for as long as it is looked at. */
  showsPast: boolean
  /** How the fight ended lies over the players' table. Never kept. */
  showsEnd: boolean
  /** The handout that lies over the players' table, by its entry of the library; null: none. Never kept. */
  handout: { readonly id: string; readonly name: string } | null
  /** The room for screens on other devices; null: none is open. */
  room: RoomShown | null
  /** The link by which latecomers come, as the screens on the wall show it; null: they do not. Never kept. */
  wayShown: string | null
}

export interface PlayersActions extends ScreensActions {
  openPlayers(): void
  /** What opens a room for screens on other devices: it is fetched when it is first wanted. */
  rooms(): Promise<Rooms>
  setCurtain(down: boolean): void
  /** Whether the players are shown the moment of the past that is looked at, as they knew it then. */
  showPast(shown: boolean): void
  /** Whether the players are shown how the fight ended, as far as they know it; until it goes on. */
  showEnd(shown: boolean): void
  /** Hears of all that the players' window would show from now on, whether it is open or not; null: no longer. */
  previewPlayers(onView: ((viewed: Viewed) => void) | null): void
  /** Lays a handout over the players' table, on every screen of theirs from now on; null: takes it away. */
  layHandout(given: ({ readonly id: string; readonly name: string } & Handout) | null): void
  /** Shows on the screens on the wall how latecomers come to the table; null: no longer. */
  showWay(way: WayIn | null): void
  /** Shows the players what is measured on the map just now, as far as they see it; null: nothing. Never kept. */
  measure(ruler: { cells: readonly number[]; words: string } | null): void
}

/** What the players' window shows. */
export interface Players {
  readonly actions: PlayersActions
  /** Shows them the table as it stands; nothing while nobody looks. */
  show(): void
  /** The curtain as it was left, one that rose by a reload would show the players what is being prepared; and how screens are set up. */
  restore(): Promise<void>
}

export interface PlayersDeps {
  state: Slice<PlayersSlice, Pick<GmTable, 'pictures' | 'clock'>>
  session: Pick<OpenSession, 'current' | 'subscribe'>
  feed: ToPlayers
  library: Pick<Library, 'preferences' | 'setPreference'>
  report: ScreensDeps['report']
  rooms(onChange: (room: RoomShown | null) => void): Promise<Rooms>
}

export function createPlayers(deps: PlayersDeps): Players {
  return new PlayersTable(deps)
}

class PlayersTable implements Players {
  readonly actions: PlayersActions
  private readonly deps: PlayersDeps
  private readonly screens: Screens
  /** The map and picture that the players' screens were last given. */
  private laidOut: { readonly map: GridMap; readonly picture: MapPicture | null } | null = null
  /** The GM looks at the map as the players see it. */
  private isPreviewed = false
  /** The moment of the past that is looked at in this window. */
  private past: number | null = null
  private rooms: Promise<Rooms> | null = null

  constructor(deps: PlayersDeps) {
    const { state, session, feed, library, report } = deps
    this.deps = deps
    this.screens = createScreens({ state, session, feed, library, report, show: () => this.show() })
    feed.onState(players => this.become({ players }))
    session.subscribe({
      opened: fight => this.layOut(fight, fight.play.fight.peek().state),
      published: fight => this.published(fight),
      looked: (fight, done) => this.looked(fight, done),
      closed: () => this.closed(),
    })
    this.actions = {
      openPlayers: () => feed.open(),
      rooms: () => (this.rooms ??= deps.rooms(room => state.set({ room }))),
      setCurtain: down => {
        this.become({ curtain: down })
        void library.setPreference(CURTAIN, down ? 'down' : 'up').catch(() => undefined)
      },
      showEnd: shown => this.become({ showsEnd: shown }),
      previewPlayers: onView => {
        this.isPreviewed = onView !== null
        feed.preview(onView)
        this.show()
      },
      showPast: shown => this.showPast(shown),
      layHandout(given) {
        feed.lay(given && { text: given.text, picture: given.picture })
        state.set({ handout: given && { id: given.id, name: given.name } })
      },
      showWay(way) {
        feed.showWay(way)
        state.set({ wayShown: way?.link ?? null })
      },
      measure: ruler => feed.point(ruler),
      ...this.screens.actions,
    }
  }

  show(): void {
    const { session, state, feed } = this.deps
    const fight = session.current()
    const { players, room, pictures, clock, curtain, showsPast, showsEnd } = state.get()
    if (!fight || (players !== 'connected' && !room && !this.isPreviewed)) return
    const { play, ruleset, terrain } = fight
    const then = showsPast && this.past !== null ? this.past : null
    const shown = then === null ? play.fight.state : play.fight.stateAt(then)
    const log = play.log()
    feed.publish({
      ruleset,
      terrain: terrain.on(shown.board),
      state: shown,
      asks: then === null ? play.fight.asks : null,
      // What came later is not told of a moment before it.
      log: then === null ? log : { ...log, present: then - 1 - log.first },
      pictures,
      clock: then === null ? clock : null,
      flat: this.screens.flatOf(fight, shown, then === null),
      showsEnd,
      curtain,
    })
  }

  async restore(): Promise<void> {
    const kept = await this.deps.library.preferences().catch(() => null)
    this.screens.restore(kept)
    this.deps.state.set({ curtain: kept?.get(CURTAIN) === 'down' })
  }

  private become(part: Partial<PlayersSlice>): void {
    this.deps.state.set(part)
    this.show()
  }

  private published(fight: SessionFight): void {
    const { state } = this.deps
    this.backToNow()
    const now = fight.play.fight.peek().state
    if (now.phase !== 'over' && state.get().showsEnd) state.set({ showsEnd: false })
    this.layOut(fight, now)
    this.show()
  }

  private looked(fight: SessionFight, done: number | null): void {
    const wasShown = this.deps.state.get().showsPast
    if (done === null) this.backToNow()
    this.past = done
    if (!wasShown) return
    this.layOut(fight, done === null ? fight.play.fight.peek().state : fight.play.fight.stateAt(done))
    this.show()
  }

  private closed(): void {
    this.backToNow()
    this.deps.state.set({ showsEnd: false })
    this.laidOut = null
    this.deps.feed.setMap(null)
  }

  private showPast(shown: boolean): void {
    const fight = this.deps.session.current()
    if (!fight || this.past === null) return
    this.deps.state.set({ showsPast: shown })
    this.layOut(fight, shown ? fight.play.fight.stateAt(this.past) : fight.play.fight.peek().state)
    this.show()
  }

  private backToNow(): void {
    this.past = null
    if (this.deps.state.get().showsPast) this.deps.state.set({ showsPast: false })
  }

  /** The map as it is at this moment, if it is another than before. */
  private layOut({ terrain, pictures }: SessionFight, { board }: Snapshot<TableTypes>): void {
    const { map } = terrain.on(board)
    const picture = pictures.of(board)
    if (this.laidOut?.map === map && this.laidOut.picture === picture) return
    this.laidOut = { map, picture }
    const { file = null, ...place } = picture ?? {}
    this.deps.feed.setMap({
      width: map.width,
      height: map.height,
      picture: file,
      place: picture && (place as FeedMap['place']),
    })
  }
}
