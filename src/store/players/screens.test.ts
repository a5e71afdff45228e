import { describe, expect, it, vi } from 'vitest'
import { MOST_SCREENS, type PageReport, type ScreenSetting } from '~/feed/screens'
import type { SessionFight } from '../session/loadFight'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import { sliceOf } from '../testing/sliceOf'
import { playersView } from './playersView'
import { createScreens, isMini, type ScreensSlice } from './screens'

const nothing: ScreensSlice = { screens: [], minis: {}, settled: null }

function setUp(kept = new Map<string, string>(), { play }: Pick<ReturnType<typeof skirmish>, 'play'> = skirmish()) {
  play.do({ type: 'fog', by: 'gm', with: { mode: 'off' } })
  const state = sliceOf(nothing)
  const told: (readonly ScreenSetting[])[] = []
  let hearExtent: (said: PageReport) => void = () => undefined
  const fight = { play, ruleset, terrain, handle: { record: { id: 'fight' } } } as unknown as SessionFight
  const show = vi.fn()
  const notice = vi.fn()
  const screens = createScreens({
    state,
    session: { current: () => fight },
    feed: { setScreens: next => void told.push(next), onExtent: listener => void (hearExtent = listener) },
    library: { setPreference: async (name, value) => void kept.set(name, value) },
    report: { notice },
    show,
  })
  screens.restore(kept)
  const views = (isNow = true) => screens.flatOf(fight, play.fight.peek().state, isNow)?.views
  return {
    state,
    screens,
    ...screens.actions,
    told,
    views,
    fight,
    play,
    kept,
    show,
    notice,
    extent: (to: PageReport) => hearExtent(to),
  }
}

it('nothing is told of a table until a screen lies there, and then the middle of those who are seen', () => {
  const { views, setScreen, told } = setUp()
  expect(views()).toBeUndefined()
  setScreen('TV', { kind: 'table' })
  expect(views()).toMatchObject([{ screen: 'TV', turn: 0 }])
  expect(told.at(-1)).toEqual([{ name: 'TV', kind: 'table', dots: null, square: 25, measuring: false }])
})

it('scale, view and miniatures are there again after a reload; a screen that is forgotten is not', () => {
  const before = setUp()
  before.setScreen('TV', { kind: 'table', dots: 3.5, square: 25.4, page: { width: 3840, height: 2160 } })
  before.setScreen('Wall', {})
  before.moveTable('TV', 'right', 3)
  before.turnTable('TV')
  const [who] = Object.keys(before.play.fight.state.combatants)
  before.setMinis([who!], false)
  before.forgetScreen('Wall')
  const after = setUp(before.kept, before)
  expect(after.state.get()).toEqual(before.state.get())
  expect(after.views()).toEqual(before.views())
  expect(after.told).toEqual([before.told.at(-1)])
  expect(setUp(new Map([['screens', '{"screens":[{"name":7}]}']])).state.get()).toEqual(nothing)
})

it('where the view of a map begins says nothing of whom and what the players do not see', () => {
  const [one, other] = [setUp(), setUp()]
  for (const { play } of [one, other]) {
    play.do({ type: 'fog', by: 'gm', with: { mode: 'hand' } })
    play.do({ type: 'fog.paint', by: 'gm', with: { squares: [0, 24], as: 'shown' } })
  }
  const [roland, ...rest] = Object.keys(one.play.fight.state.combatants)
  for (const { play } of [one, other]) play.do({ type: 'place', by: 'gm', with: { who: roland!, cell: 3 } })
  for (const who of rest) {
    one.play.do({ type: 'place', by: 'gm', with: { who, cell: 143 - rest.indexOf(who) } })
    other.play.do({ type: 'place', by: 'gm', with: { who, cell: 60 + 2 * rest.indexOf(who) } })
  }
  for (const { setScreen } of [one, other]) setScreen('TV', { kind: 'table' })
  expect(one.views()).toHaveLength(1)
  expect(other.views()).toEqual(one.views())
})

it('miniatures stand for the party, and for whom the GM says: what is said of one goes before what is said of the side', () => {
  const { play } = skirmish()
  const { state } = play.fight
  const [one] = Object.values(state.combatants)
  const exact = {
    ...state,
    sides: { ...state.sides, [one!.side]: { ...state.sides[one!.side]!, show: 'exact' as const } },
  }
  const words = {
    ...state,
    sides: { ...state.sides, [one!.side]: { ...state.sides[one!.side]!, show: 'words' as const } },
  }
  expect([exact, words].map(s => isMini(s, {}, one!.id))).toEqual([true, false])
  expect(isMini(words, { [one!.side]: true }, one!.id)).toBe(true)
  expect(isMini(words, { [one!.side]: true, [one!.id]: false }, one!.id)).toBe(false)
})

it('one screen more than there may be is refused with a notice, and those that are there can still be changed', () => {
  const { setScreen, state, notice } = setUp()
  for (let i = 0; i < MOST_SCREENS; i++) setScreen(`Screen ${i}`, {})
  expect(notice).not.toHaveBeenCalled()
  setScreen('One more', {})
  expect(notice).toHaveBeenCalledOnce()
  setScreen('Screen 0', { kind: 'table' })
  const { screens } = state.get()
  expect(screens.map(({ name }) => name)).not.toContain('One more')
  expect([screens.length, screens[0]]).toMatchObject([MOST_SCREENS, { kind: 'table' }])
})

it('miniatures that were moved stand where they should, until the rules move one anew, also under a number that there was before', () => {
  const { setScreen, settleMinis, screens, fight, play } = setUp()
  setScreen('TV', { kind: 'table' })
  const roland = Object.keys(play.fight.state.combatants)[0]!
  const walk = (...path: number[]) => {
    expect(play.do({ type: 'move', by: roland, with: { 'move.path': path } })).toBeNull()
    while (play.fight.asks) play.answer(play.fight.asks[0]!, play.fight.asks[0]!.default!, { source: 'click' })
  }
  const moved = () => {
    const { state } = play.fight
    const log = play.log()
    const flat = screens.flatOf(fight, state, true)
    const gm = {
      ruleset,
      terrain,
      state,
      asks: null,
      log,
      clock: null,
      pictures: new Map(),
      showsEnd: false,
      curtain: false,
    }
    return [...playersView({ ...gm, flat }).flat!.moved.keys()]
  }
  walk(0, 12)
  expect(moved()).toEqual([roland])
  // What the players are told nothing of moves nobody.
  expect(play.do({ type: 'notes', by: 'gm', with: { who: roland, notes: 'hurt' } })).toBeNull()
  settleMinis()
  expect(moved()).toEqual([])
  play.undo('command')
  play.undo('command')
  walk(0, 13)
  expect(moved()).toEqual([roland])
})

describe('a table that follows whoever acts', () => {
  /** Roland acts on a table of 4 × 2 squares, where a guard stands as well. No miniature stands there. */
  function following() {
    const table = setUp()
    const [roland, guard] = Object.keys(table.play.fight.state.combatants) as [string, string]
    table.setScreen('TV', { kind: 'table', dots: 1, square: 100, page: { width: 400, height: 250 }, follows: true })
    table.setMinis([roland, guard], false)
    const place = (who: string, cell: number) => table.play.do({ type: 'place', by: 'gm', with: { who, cell } })
    const [begun] = table.views()!
    return { ...table, roland, guard, place, begun: begun! }
  }
  /** In a map of 12 columns. */
  const cellOf = (x: number, y: number) => y * 12 + x

  it('goes to them by whole tables, and not while they are on it', () => {
    const { place, roland, views, begun } = following()
    expect(place(roland, cellOf(begun.x + 3, begun.y + 1))).toBeNull()
    expect(views()).toEqual([begun])
    expect(place(roland, cellOf(begun.x + 4, begun.y + 5))).toBeNull()
    expect(views()).toEqual([{ ...begun, x: begun.x + 4, y: begun.y + 4 }])
  })

  it('stays while a miniature stands on it, until the GM says so', () => {
    const { place, roland, guard, setMinis, views, begun, leafTable } = following()
    setMinis([guard], true)
    expect(place(roland, cellOf(8, 8))).toBeNull()
    expect(views()).toEqual([begun])
    leafTable('TV')
    const [after] = views()!
    expect([after!.x <= 8, 8 < after!.x + 4, after!.y <= 8, 8 < after!.y + 2]).toEqual([true, true, true, true])
    expect([(after!.x - begun.x) % 4, (after!.y - begun.y) % 2].map(Math.abs)).toEqual([0, 0])
  })

  it('leaves what the GM shows until somebody else acts or acts elsewhere, and stays in the past', () => {
    const { place, roland, views, begun, moveTable } = following()
    moveTable('TV', 'right', 8)
    const away = { ...begun, x: begun.x + 8 }
    expect(views()).toEqual([away])
    place(roland, cellOf(2, 0))
    expect(views(false)).toEqual([away])
    expect(views()).toEqual([begun])
  })

  it('one that does not follow stays, whoever acts', () => {
    const { place, roland, views, begun, setScreen } = following()
    setScreen('TV', { follows: false })
    place(roland, cellOf(8, 8))
    expect(views()).toEqual([begun])
  })

  it('goes to nobody whom the players do not see', () => {
    const { place, roland, views, begun, play } = following()
    play.do({ type: 'fog', by: 'gm', with: { mode: 'hand' } })
    play.do({ type: 'fog.paint', by: 'gm', with: { squares: [0, 1], as: 'shown' } })
    place(roland, cellOf(8, 8))
    expect(views()).toEqual([begun])
  })
})

it('at another scale the middle of the table stays where it is', () => {
  const { setScreen, views } = setUp()
  setScreen('TV', { kind: 'table', dots: 3, square: 25 })
  const [before] = views()!
  setScreen('TV', { square: 50 })
  expect(views()).toEqual([{ ...before, x: before!.x + 6, y: before!.y + 3 }])
})

it('the window on this computer says how large it is, and more squares lie on a larger table', () => {
  const { extent, setScreen, state } = setUp()
  extent({ width: 1000, height: 500 })
  expect(state.get().screens).toEqual([])
  setScreen('', { kind: 'table', dots: 3 })
  setScreen('TV', { kind: 'table' })
  const pages = state.get().screens.map(({ page }) => page)
  expect(pages).toEqual([
    { width: 1000, height: 500 },
    { width: 1920, height: 1080 },
  ])
  extent({ width: 3840, height: 2160 })
  expect(state.get().screens[0]).toMatchObject({ page: { width: 3840, height: 2160 } })
})

it('what is measured on the window of this computer is its scale, but only while it is measured', () => {
  const { extent, setScreen, state } = setUp()
  setScreen('', { kind: 'table', measuring: true })
  const page = { width: 1920, height: 1080 }
  extent({ ...page, dots: 2.5 })
  expect(state.get().screens).toMatchObject([{ dots: 2.5, page }])
  setScreen('', { measuring: false })
  extent({ ...page, dots: 9 })
  expect(state.get().screens).toMatchObject([{ dots: 2.5, page }])
})
