import { NOTICES } from '~/words/en/store'
import type { Id, Snapshot } from '~/engine'
import type { Feed } from '~/feed/feed'
import {
  blockShown,
  centredOn,
  type Direction,
  type Extent,
  HERE,
  type KeptScreen,
  leafedTo,
  MOST_NAME,
  MOST_SCREENS,
  type PageReport,
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
import type { LogEntry } from '../log/logEntry'
import type { Report } from '../report'
import type { SessionFight } from '../session/loadFight'
import type { OpenSession } from '../session/session'
import type { Slice } from '../slice'

/** Name of the preference that holds the screens and whose place miniatures take. */
const SCREENS = 'screens'
/** Most maps kept for a screen, and most fights kept with their miniatures. The oldest are dropped. */
const MOST_KEPT = 60
/** Size of a page in device pixels until the page reports its own. */
const USUAL_PAGE: Extent = { width: 1920, height: 1080 }

export interface ScreensSlice {
  /** The screens that the GM has set up, the players' window on this computer included. */
  screens: readonly KeptScreen[]
  /** By fight, then by combatant or side: whether a miniature stands for it. See `isMini` for those that are missing. */
  minis: Readonly<Record<Id, Readonly<Record<Id, boolean>>>>
  /** The latest command at the moment when the GM said that the miniatures have been moved. Not stored. */
  settled: Settled | null
}

/** A command and its number. The number alone is not enough: after an undo, or in another fight, another command has it. */
type Settled = Pick<LogEntry, 'done' | 'command'>

export interface ScreensActions {
  /** Adds a screen with the usual settings and this change, or changes one. Refuses more than `MOST_SCREENS` with a notice. */
  setScreen(name: string, change: Partial<Omit<KeptScreen, 'name' | 'views'>>): void
  forgetScreen(name: string): void
  /** Moves what a screen on the table shows by whole squares. */
  moveTable(name: string, direction: Direction, squares: number): void
  /** Puts this square of the map into the top left corner of a screen on the table. */
  placeTable(name: string, at: { x: number; y: number }): void
  /** Turns the map on a screen on the table by a quarter. */
  turnTable(name: string): void
  /** Centres a screen on the table on the combatants that the players see. */
  centreTable(name: string): void
  /** Moves what a screen on the table shows by whole table-fulls to whoever acts, as far as the players see who that is. */
  leafTable(name: string): void
  /** Says whether miniatures stand for these combatants or sides in the open fight. */
  setMinis(who: readonly Id[], isMini: boolean): void
  /** The GM has moved the miniatures: the ways that they had to go are no longer shown. */
  settleMinis(): void
}

/** What screens on the table need of a fight besides the record. */
export interface FlatTable {
  readonly views: readonly (TableView & { screen: string })[]
  readonly minis: ReadonlySet<Id>
  /** The miniatures have been moved up to this command. */
  readonly settled: Settled | null
}

export interface Screens {
  readonly actions: ScreensActions
  /**
   * What screens on the table need of this state of the fight; null: no screen is set up as a table. A screen that follows whoever
   * acts is moved by it.
   *
   * @param isNow it is the present state: nobody is followed in the past
   */
  flatOf(fight: SessionFight, shown: Snapshot<TableTypes>, isNow: boolean): FlatTable | null
  restore(kept: ReadonlyMap<string, string> | null): void
}

export interface ScreensDeps {
  state: Slice<ScreensSlice>
  session: Pick<OpenSession, 'current'>
  feed: Pick<Feed, 'setScreens' | 'onExtent'>
  library: Pick<Library, 'setPreference'>
  report: Pick<Report, 'notice'>
  /** Sends the players the present state. */
  show(): void
}

/** A new screen with the usual settings. */
const unset = (name: string, page: Extent): KeptScreen => ({
  name,
  kind: 'wall',
  dots: null,
  square: 25,
  measuring: false,
  page,
  views: {},
  follows: false,
})

/** Whether a miniature stands for a combatant: as set for it, else as set for its side, else if the players see its side in numbers. */
export function isMini(
  { combatants, sides }: Pick<Snapshot<TableTypes>, 'combatants' | 'sides'>,
  said: Readonly<Record<Id, boolean>>,
  who: Id,
): boolean {
  const { side = '' } = combatants[who] ?? {}
  return said[who] ?? said[side] ?? sides[side]?.show === 'exact'
}

/** The screens that the GM has set up, as the store, the preferences and the feed have them. */
class ScreenList {
  readonly deps: ScreensDeps
  /** As the players' window on this computer said last, which may be before it is set up. */
  pageHere = USUAL_PAGE

  constructor(deps: ScreensDeps) {
    this.deps = deps
    deps.feed.onExtent(said => this.measured(said))
  }

  find(name: string): KeptScreen | undefined {
    return this.deps.state.get().screens.find(one => one.name === name)
  }

  /** Adds a screen, or takes this one in place of that of its name. */
  change(next: KeptScreen): void {
    const { screens } = this.deps.state.get()
    this.become({ screens: this.find(next.name) ? replaced(screens, next) : [...screens, next] })
  }

  /** What a screen shows has changed while it was shown: nobody has to be told. */
  moved(next: KeptScreen): void {
    this.deps.state.set({ screens: replaced(this.deps.state.get().screens, next) })
    this.keep()
  }

  become(part: Partial<ScreensSlice>): void {
    this.deps.state.set(part)
    this.tell()
    this.deps.show()
    this.keep()
  }

  tell(): void {
    this.deps.feed.setScreens(
      this.deps.state
        .get()
        .screens.map(({ name, kind, dots, square, measuring }) => ({ name, kind, dots, square, measuring })),
    )
  }

  private keep(): void {
    const { screens, minis } = this.deps.state.get()
    void this.deps.library.setPreference(SCREENS, JSON.stringify({ screens, minis })).catch(() => undefined)
  }

  private measured({ width, height, dots }: PageReport): void {
    this.pageHere = { width, height }
    const here = this.find(HERE)
    if (!here) return
    // Nothing but the measuring of a screen may change its scale.
    const isMeasured = here.measuring && dots !== undefined && dots !== here.dots
    if (!isMeasured && here.page.width === width && here.page.height === height) return
    const next = { ...here, page: this.pageHere }
    this.change(isMeasured ? rescaled(next, { ...next, dots }) : next)
  }
}

const replaced = (screens: readonly KeptScreen[], next: KeptScreen) =>
  screens.map(one => (one.name === next.name ? next : one))

/** Which part of the map each screen on the table shows. */
class TableViews {
  private readonly list: ScreenList
  /** Whom each table has followed last, and where: whatever the GM shows then stays until somebody else acts, or acts elsewhere. */
  private readonly followed = new Map<string, string>()

  constructor(list: ScreenList) {
    this.list = list
  }

  /** Changes which part of the present map a screen on the table shows. */
  look(name: string, of: (view: TableView, size: Extent, fight: SessionFight) => TableView): void {
    const fight = this.list.deps.session.current()
    const screen = this.list.find(name)
    if (!fight || !screen) return
    const { state: shown } = fight.play.fight.peek()
    const view = this.of(screen, fight, shown)
    if (view) this.list.change(withView(screen, shown.board.map, of(view, tableSize(screen.page, screen), fight)))
  }

  /**
   * The part of the map that a screen shows. For a new map it is chosen once, from what the players see, and stored; from then on only
   * the GM moves it. null: the players see nothing of this map yet.
   */
  of(screen: KeptScreen, fight: SessionFight, shown: Snapshot<TableTypes>): TableView | null {
    const known = screen.views[shown.board.map]
    if (known) return known
    const block = blockToSee(fight, shown)
    if (!block) return null
    const view = centredOn(block, tableSize(screen.page, screen))
    this.list.moved(withView(screen, shown.board.map, view))
    return view
  }

  /** Moves the tables that follow whoever acts: once for each place at which somebody acts. */
  follow(fight: SessionFight, shown: Snapshot<TableTypes>): void {
    const { screens, minis: said } = this.list.deps.state.get()
    const tables = screens.filter(({ kind, follows }) => kind === 'table' && follows)
    const acting = tables.length > 0 ? actingIn(fight, shown) : null
    if (!acting) return
    const { map } = shown.board
    const minis = acting.seen.filter(({ id }) => isMini(shown, said[fight.handle.record.id] ?? {}, id))
    for (const screen of tables) {
      const place = [fight.handle.record.id, map, acting.id, acting.x, acting.y].join(' ')
      const isNew = this.followed.get(screen.name) !== place
      this.followed.set(screen.name, place)
      const view = screen.views[map]
      if (!isNew || !view) continue
      const size = tableSize(screen.page, screen)
      if (minis.some(one => isWithin(one, blockShown(view, size)))) continue
      this.list.moved(withView(screen, map, leafedTo(view, size, acting)))
    }
  }
}

/** Keeps the screens that the GM has set up, what screens on the table show, and for whom miniatures stand. */
export function createScreens(deps: ScreensDeps): Screens {
  const { state, session, report, show } = deps
  const list = new ScreenList(deps)
  const views = new TableViews(list)
  return {
    actions: {
      setScreen(name, part) {
        const known = list.find(name)
        if (!known && state.get().screens.length >= MOST_SCREENS)
          return report.notice(NOTICES.mostScreens(MOST_SCREENS))
        const before = known ?? unset(name.slice(0, MOST_NAME), name === HERE ? list.pageHere : USUAL_PAGE)
        list.change(rescaled(before, { ...before, ...part }))
      },
      forgetScreen: name => list.become({ screens: state.get().screens.filter(one => one.name !== name) }),
      moveTable: (name, direction, squares) => views.look(name, view => steppedTo(view, direction, squares)),
      placeTable: (name, { x, y }) => views.look(name, view => ({ ...view, x, y })),
      turnTable: name => views.look(name, turned),
      centreTable: name =>
        views.look(name, (view, size, fight) => {
          const block = blockToSee(fight, fight.play.fight.peek().state)
          return block ? centredOn(block, size, view.turn) : view
        }),
      leafTable: name =>
        views.look(name, (view, size, fight) => {
          const acting = actingIn(fight, fight.play.fight.peek().state)
          return acting ? leafedTo(view, size, acting) : view
        }),
      setMinis(who, is) {
        const fight = session.current()
        if (!fight) return
        const { minis } = state.get()
        const { [fight.handle.record.id]: said = {}, ...others } = minis
        const next = { ...said, ...Object.fromEntries(who.map(id => [id, is])) }
        list.become({ minis: newest({ ...others, [fight.handle.record.id]: next }) })
      },
      settleMinis() {
        const log = session.current()?.play.log()
        const latest = log?.at(log.present)
        state.set({ settled: latest ? { done: latest.done, command: latest.command } : null })
        show()
      },
    },
    flatOf(fight, shown, isNow) {
      if (isNow) views.follow(fight, shown)
      const tables = state.get().screens.filter(({ kind }) => kind === 'table')
      if (tables.length === 0) return null
      const said = state.get().minis[fight.handle.record.id] ?? {}
      return {
        views: tables.flatMap(screen => {
          const view = views.of(screen, fight, shown)
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
      list.tell()
    },
  }
}

/** The screen at another scale. The middle of the table stays where it was. */
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

/** The last `MOST_KEPT` entries, in the order in which they were written. */
function newest<T>(all: Readonly<Record<Id, T>>): Record<Id, T> {
  return Object.fromEntries(Object.entries(all).slice(-MOST_KEPT))
}

interface Block extends Extent {
  readonly x: number
  readonly y: number
}

/** Whether any square of one lies in the other. */
function isWithin(one: Block, other: Block): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** What the players see: squares now and before, and tokens. Says nothing of what they do not see. */
function seenIn({ ruleset, terrain: first }: SessionFight, s: Snapshot<TableTypes>) {
  const terrain = first.on(s.board)
  const { width } = terrain.map
  const { footprint } = ruleset.state
  const known = asPlayersKnow(ruleset, s, terrain)
  const { shown, remembered } = publicMap(footprint, known, terrain)
  const tokens = Object.values(known.combatants).flatMap(one => {
    if (one.cell === null || one.gone || !isKnown(one)) return []
    const size = footprint(one.sheet)
    const token = { id: one.id, x: one.cell % width, y: Math.floor(one.cell / width), width: size, height: size }
    return shown.some(block => isWithin(token, block)) ? [token] : []
  })
  return { known, tokens, squares: [...shown, ...remembered] }
}

/** Whoever acts and is seen, as the players are told, among all tokens that they see; null: nobody. */
function actingIn(fight: SessionFight, s: Snapshot<TableTypes>) {
  const { known, tokens } = seenIn(fight, s)
  const open = fight.play.fight.asks?.filter(ask => ask.see === 'all') ?? null
  const { who } = fight.ruleset.display.view(known, open).now
  const acting = tokens.find(({ id }) => id === who)
  return acting ? { ...acting, seen: tokens } : null
}

/** The smallest block of squares round the tokens that the players see, or round all squares that they know; null: they know none. */
function blockToSee(fight: SessionFight, s: Snapshot<TableTypes>): Block | null {
  const { tokens, squares } = seenIn(fight, s)
  const all = tokens.length > 0 ? tokens : squares
  if (all.length === 0) return null
  const [x, y] = [Math.min(...all.map(one => one.x)), Math.min(...all.map(one => one.y))]
  return {
    x,
    y,
    width: Math.max(...all.map(one => one.x + one.width)) - x,
    height: Math.max(...all.map(one => one.y + one.height)) - y,
  }
}
