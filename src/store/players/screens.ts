import type { Id, Snapshot } from '~/engine'
import type { Feed } from '~/feed/feed'
import {
  blockShown,
  centredOn,
  type Direction,
  type Extent,
  HERE,
  type KeptScreen,
  MOST_NAME,
  readKeptScreens,
  steppedTo,
  tableSize,
  type TableView,
  turned,
} from '~/feed/screens'
import type { Library } from '~/storage'
import type { TableTypes } from '~/table'
import { asPlayersKnow } from '~/table/public/asPlayersKnow'
import { publicMap } from '~/table/public/publicMap'
import { isKnown } from '~/table/secrecy/shareAs'
import type { SessionFight } from '../session/loadFight'
import type { OpenSession } from '../session/session'
import type { Slice } from '../slice'

/** Under this preference it is kept how the screens are set up, and where miniatures stand. */
const SCREENS = 'screens'
/** Maps and fights that are remembered; the oldest give way. */
const MOST_KEPT = 60
/** What the page is taken to measure until it is known. */
const USUAL_PAGE: Extent = { width: 1920, height: 1080 }

export interface ScreensSlice {
  /** The screens that have been set up; the players' window on this computer is one of them once it is. */
  screens: readonly KeptScreen[]
  /** By the fight: whose place on the table a miniature takes, or not, by combatants and sides. What is not said is usual. */
  minis: Readonly<Record<Id, Readonly<Record<Id, boolean>>>>
  /** The number of the command whose miniatures the GM has moved. Never kept. */
  settled: number | null
}

export interface ScreensActions {
  /** Sets up a screen, or changes how it is set up. One that is new is as it is usual. */
  setScreen(name: string, change: Partial<Omit<KeptScreen, 'name' | 'views'>>): void
  forgetScreen(name: string): void
  /** Moves what a screen on the table shows by whole squares. */
  moveTable(name: string, direction: Direction, squares: number): void
  /** Lays the square in the corner of what a screen on the table shows. */
  placeTable(name: string, at: { x: number; y: number }): void
  /** Turns the map on the table by a quarter. */
  turnTable(name: string): void
  /** Brings those whom the players see to the middle of the table. */
  centreTable(name: string): void
  /** Whether miniatures stand for these combatants and sides in the open fight. */
  setMinis(who: readonly Id[], isMini: boolean): void
  /** The miniatures that the rules have moved stand where they should. */
  settleMinis(): void
}

/** What screens on the table are told of a fight as it stands. */
export interface FlatTable {
  readonly views: readonly (TableView & { screen: string })[]
  readonly minis: ReadonlySet<Id>
  readonly settled: number | null
}

export interface Screens {
  readonly actions: ScreensActions
  /** What the screens on the table need of the fight that is shown; null: none lies there. */
  flatOf(fight: SessionFight, shown: Snapshot<TableTypes>): FlatTable | null
  restore(kept: ReadonlyMap<string, string> | null): void
}

export interface ScreensDeps {
  state: Slice<ScreensSlice>
  session: Pick<OpenSession, 'current'>
  feed: Pick<Feed, 'setScreens' | 'onExtent'>
  library: Pick<Library, 'setPreference'>
  /** Shows the players the table as it stands. */
  show(): void
}

/** A screen nobody has set up yet. */
const unset = (name: string): KeptScreen => ({
  name,
  kind: 'wall',
  dots: null,
  square: 25,
  measuring: false,
  page: USUAL_PAGE,
  views: {},
})

/** Whether a miniature stands for somebody: as was said of them, else of their side, else for the party alone. */
export function isMini(
  { combatants, sides }: Pick<Snapshot<TableTypes>, 'combatants' | 'sides'>,
  said: Readonly<Record<Id, boolean>>,
  who: Id,
): boolean {
  const { side = '' } = combatants[who] ?? {}
  return said[who] ?? said[side] ?? sides[side]?.show === 'exact'
}

/** The screens that the GM has set up, what those on the table show, and whose place miniatures take. */
export function createScreens({ state, session, feed, library, show }: ScreensDeps): Screens {
  feed.onExtent(page => {
    const here = find(HERE)
    if (here && (here.page.width !== page.width || here.page.height !== page.height)) change({ ...here, page })
  })
  return {
    actions: {
      setScreen(name, part) {
        const before = find(name) ?? unset(name.slice(0, MOST_NAME))
        change(rescaled(before, { ...before, ...part }))
      },
      forgetScreen: name => become({ screens: state.get().screens.filter(one => one.name !== name) }),
      moveTable: (name, direction, squares) => look(name, view => steppedTo(view, direction, squares)),
      placeTable: (name, { x, y }) => look(name, view => ({ ...view, x, y })),
      turnTable: name => look(name, (view, size) => turned(view, size)),
      centreTable: name =>
        look(name, (view, size) => {
          const fight = session.current()
          const block = fight && blockToSee(fight, fight.play.fight.peek().state)
          return block ? centredOn(block, size, view.turn) : view
        }),
      setMinis(who, is) {
        const fight = session.current()
        if (!fight) return
        const { minis } = state.get()
        const { [fight.handle.record.id]: said = {}, ...others } = minis
        const next = { ...said, ...Object.fromEntries(who.map(id => [id, is])) }
        become({ minis: newest({ ...others, [fight.handle.record.id]: next }) })
      },
      settleMinis() {
        const log = session.current()?.play.log()
        state.set({ settled: log?.at(log.present)?.done ?? null })
        show()
      },
    },
    flatOf(fight, shown) {
      const tables = state.get().screens.filter(({ kind }) => kind === 'table')
      if (tables.length === 0) return null
      const said = state.get().minis[fight.handle.record.id] ?? {}
      return {
        views: tables.flatMap(screen => {
          const view = viewOf(screen, fight, shown)
          return view ? [{ screen: screen.name, ...view }] : []
        }),
        minis: new Set(Object.keys(shown.combatants).filter(id => isMini(shown, said, id))),
        settled: state.get().settled,
      }
    },
    restore(preferences) {
      const read = readKeptScreens(preferences?.get(SCREENS))
      if (!read) return
      state.set(read)
      tell()
    },
  }

  function find(name: string): KeptScreen | undefined {
    return state.get().screens.find(one => one.name === name)
  }

  function change(next: KeptScreen): void {
    const { screens } = state.get()
    const isThere = screens.some(({ name }) => name === next.name)
    become({ screens: isThere ? screens.map(one => (one.name === next.name ? next : one)) : [...screens, next] })
  }

  function become(part: Partial<ScreensSlice>): void {
    state.set(part)
    tell()
    show()
    keep()
  }

  function keep(): void {
    const { screens, minis } = state.get()
    void library.setPreference(SCREENS, JSON.stringify({ screens, minis })).catch(() => undefined)
  }

  function tell(): void {
    feed.setScreens(
      state.get().screens.map(({ name, kind, dots, square, measuring }) => ({ name, kind, dots, square, measuring })),
    )
  }

  /** Changes what a screen on the table shows of the map in use. */
  function look(name: string, of: (view: TableView, size: Extent) => TableView): void {
    const fight = session.current()
    const screen = find(name)
    if (!fight || !screen) return
    const { state: shown } = fight.play.fight.peek()
    const view = viewOf(screen, fight, shown)
    if (view) change(withView(screen, shown.board.map, of(view, tableSize(screen.page, screen))))
  }

  /**
   * What it shows of the map. Of a map that it has not shown yet it is decided once, by what the players see, and then kept: from
   * there on only the GM moves it. null: they see nothing of it.
   */
  function viewOf(screen: KeptScreen, fight: SessionFight, shown: Snapshot<TableTypes>): TableView | null {
    const known = screen.views[shown.board.map]
    if (known) return known
    const block = blockToSee(fight, shown)
    if (!block) return null
    const view = centredOn(block, tableSize(screen.page, screen))
    const next = withView(screen, shown.board.map, view)
    state.set({ screens: state.get().screens.map(one => (one.name === next.name ? next : one)) })
    keep()
    return view
  }
}

/** The screen at another scale: what lay in the middle of the table lies there still. */
function rescaled(before: KeptScreen, after: KeptScreen): KeptScreen {
  const [was, is] = [tableSize(before.page, before), tableSize(after.page, after)]
  if (was.width === is.width && was.height === is.height) return after
  const views = Object.entries(after.views).map(([map, view]) => [map, centredOn(blockShown(view, was), is, view.turn)])
  return { ...after, views: Object.fromEntries(views) as KeptScreen['views'] }
}

function withView(screen: KeptScreen, map: Id, view: TableView): KeptScreen {
  const { [map]: _, ...others } = screen.views
  return { ...screen, views: newest({ ...others, [map]: view }) }
}

/** The latest of so many: what was written last stands last. */
function newest<T>(all: Readonly<Record<Id, T>>): Record<Id, T> {
  return Object.fromEntries(Object.entries(all).slice(-MOST_KEPT))
}

/** The block of squares round those whom the players see, else round all that they know; null: they know nothing. */
function blockToSee({ ruleset, terrain: first }: SessionFight, s: Snapshot<TableTypes>) {
  const terrain = first.on(s.board)
  const { width } = terrain.map
  const { footprint } = ruleset.state
  const known = asPlayersKnow(ruleset, s, terrain)
  const { shown, remembered } = publicMap(footprint, known, terrain)
  const tokens = Object.values(known.combatants).flatMap(one => {
    if (one.cell === null || one.gone || !isKnown(one)) return []
    const [x, y, size] = [one.cell % width, Math.floor(one.cell / width), footprint(one.sheet)]
    const isSeen = shown.some(r => x < r.x + r.width && r.x < x + size && y < r.y + r.height && r.y < y + size)
    return isSeen ? [{ x, y, width: size, height: size }] : []
  })
  const all = tokens.length > 0 ? tokens : [...shown, ...remembered]
  if (all.length === 0) return null
  const [x, y] = [Math.min(...all.map(one => one.x)), Math.min(...all.map(one => one.y))]
  return {
    x,
    y,
    width: Math.max(...all.map(one => one.x + one.width)) - x,
    height: Math.max(...all.map(one => one.y + one.height)) - y,
  }
}
