import type { Feed, FeedMap } from '~/feed/feed'
import type { Handout } from '~/feed/messages'
import type { Viewed } from '~/feed/viewer'
import type { GridMap } from '~/grid/map/gridMap'
import type { Library } from '~/storage'
import type { OpenSession } from '../session/session'
import type { MapPicture } from '../session/mapPictures'
import type { SessionFight } from '../session/sessionFight'
import type { Slice } from '../slice/slice'
import type { GmTable } from './playersView'

export type { Viewed }

/** The preference that says whether the curtain over the players' window is down. */
const CURTAIN = 'curtain'

/** The way to the players' window: it is given the table as the GM has it, and sends what of it they may know. */
export interface ToPlayers extends Omit<Feed, 'publish' | 'setTheme' | 'state' | 'close'> {
  publish(table: GmTable): void
}

export interface PlayersSlice {
  players: 'closed' | 'waiting' | 'connected'
  curtain: boolean
  /** The handout that lies over the players' table, by its entry of the library; null: none. Never kept. */
  handout: { readonly id: string; readonly name: string } | null
}

export interface PlayersActions {
  openPlayers(): void
  setCurtain(down: boolean): void
  /** Hears of all that the players' window would show from now on, whether it is open or not; null: no longer. */
  previewPlayers(hear: ((viewed: Viewed) => void) | null): void
  /** Lays a handout over the players' table, on every screen of theirs from now on; null: takes it away. */
  layHandout(given: ({ readonly id: string; readonly name: string } & Handout) | null): void
  /** Shows the players what is measured on the map just now, as far as they see it; null: nothing. Never kept. */
  measure(ruler: { cells: readonly number[]; words: string } | null): void
}

/** What the players' window shows. */
export interface Players {
  readonly actions: PlayersActions
  /** Shows them the table as it stands; nothing while nobody looks. */
  show(): void
  /** The curtain as it was left: one that rose by a reload would show the players what is being prepared. */
  restoreCurtain(): Promise<void>
}

export interface PlayersDeps {
  state: Slice<PlayersSlice, Pick<GmTable, 'pictures' | 'clock'>>
  session: Pick<OpenSession, 'current' | 'subscribe'>
  feed: ToPlayers
  library: Pick<Library, 'preferences' | 'setPreference'>
}

export function createPlayers({ state, session, feed, library }: PlayersDeps): Players {
  /** The map and picture that the players' screens were last given. */
  let laidOut: { readonly map: GridMap; readonly picture: MapPicture | null } | null = null
  /** The GM looks at the map as the players see it. */
  let isPreviewed = false

  feed.onState(players => {
    state.set({ players })
    show()
  })
  session.subscribe({
    opened: layOut,
    published(fight) {
      layOut(fight)
      show()
    },
    closed() {
      laidOut = null
      feed.setMap(null)
    },
  })

  return {
    actions: {
      openPlayers: () => feed.open(),
      setCurtain(down) {
        state.set({ curtain: down })
        show()
        void library.setPreference(CURTAIN, down ? 'down' : 'up').catch(() => undefined)
      },
      previewPlayers(hear) {
        isPreviewed = hear !== null
        feed.preview(hear)
        show()
      },
      layHandout(given) {
        feed.lay(given && { text: given.text, picture: given.picture })
        state.set({ handout: given && { id: given.id, name: given.name } })
      },
      measure: ruler => feed.point(ruler),
    },
    show,
    async restoreCurtain() {
      const kept = await library.preferences().catch(() => null)
      state.set({ curtain: kept?.get(CURTAIN) === 'down' })
    },
  }

  /** The map as it is now, if it is another than before. */
  function layOut({ terrain, pictures, play }: SessionFight): void {
    const { board } = play.fight.peek().state
    const { map } = terrain.on(board)
    const picture = pictures.of(board)
    if (laidOut?.map === map && laidOut.picture === picture) return
    laidOut = { map, picture }
    const { file = null, ...place } = picture ?? {}
    feed.setMap({ width: map.width, height: map.height, picture: file, place: picture && (place as FeedMap['place']) })
  }

  function show(): void {
    const fight = session.current()
    const { players, pictures, clock, curtain } = state.get()
    if (!fight || (players !== 'connected' && !isPreviewed)) return
    const { play, ruleset, name, terrain } = fight
    const { state: now, asks } = play.fight
    feed.publish({
      ruleset,
      name,
      terrain: terrain.on(now.board),
      state: now,
      asks,
      log: play.log(),
      pictures,
      clock,
      curtain,
    })
  }
}
