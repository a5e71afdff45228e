import type { Feed } from '~/feed/feed'
import type { Viewed } from '~/feed/viewer'
import type { Library } from '~/storage'
import type { OpenSession } from '../session/session'
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
}

export interface PlayersActions {
  openPlayers(): void
  setCurtain(down: boolean): void
  /** Hears of all that the players' window would show from now on, whether it is open or not; null: no longer. */
  previewPlayers(hear: ((viewed: Viewed) => void) | null): void
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
  /** The GM looks at the map as the players see it. */
  let isPreviewed = false

  feed.onState(players => {
    state.set({ players })
    show()
  })
  session.subscribe({
    opened({ map: { grid, picture: place }, picture }) {
      feed.setMap({ width: grid.width, height: grid.height, picture: picture?.file ?? null, place })
    },
    published: show,
    closed: () => feed.setMap(null),
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
      measure: ruler => feed.point(ruler),
    },
    show,
    async restoreCurtain() {
      const kept = await library.preferences().catch(() => null)
      state.set({ curtain: kept?.get(CURTAIN) === 'down' })
    },
  }

  function show(): void {
    const fight = session.current()
    const { players, pictures, clock, curtain } = state.get()
    if (!fight || (players !== 'connected' && !isPreviewed)) return
    const { play, ruleset, name, terrain } = fight
    const { state: now, asks } = play.fight
    feed.publish({ ruleset, name, terrain, state: now, asks, log: play.log(), pictures, clock, curtain })
  }
}
