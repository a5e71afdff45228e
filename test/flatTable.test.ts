import { expect, it } from 'vitest'
import { blockShown, steppedTo, tableSize } from '~/feed/screens'
import type { FeedRect } from '~/feed/alias'
import type { SessionFight } from '~/store/session/loadFight'
import { playersView } from '~/store/players/playersView'
import { createScreens, type ScreensSlice } from '~/store/players/screens'
import { sliceOf } from '~/store/testing/sliceOf'
import { Chance } from './fuzz/chance'
import { runs, SEED } from './long'
import { playedFight, type PlayedFight } from './noninterference/fights/playedFight'
import { SYSTEMS } from './noninterference/fights/systems'

/** Moments of each system, after an action or in the middle of one: 1,000 together. */
const MOMENTS = runs(200, 2_000)
/** Percentage of moments at which the GM moves the table. */
const MOVES = 5

/** A small screen on the table: the fights reach beyond it. @param follows it goes to whoever acts by itself */
function tableFor({ play, terrain, moment }: PlayedFight, follows = false) {
  const nothing: ScreensSlice = { screens: [], minis: {}, settled: null }
  const fight = {
    play,
    terrain,
    ruleset: moment().ruleset,
    handle: { record: { id: 'fight' } },
  } as unknown as SessionFight
  const screens = createScreens({
    state: sliceOf(nothing),
    session: { current: () => fight },
    feed: { setScreens: () => undefined, onExtent: () => undefined },
    library: { setPreference: () => Promise.resolve() },
    report: { notice: () => undefined },
    show: () => undefined,
  })
  const scale = { dots: 3, square: 25, page: { width: 800, height: 600 } }
  screens.actions.setScreen('TV', { kind: 'table', ...scale, follows })
  const flat = () => screens.flatOf(fight, play.fight.peek().state, true)!
  return { ...screens.actions, size: tableSize(scale.page, scale), flat, view: () => flat().views[0] }
}

it.each(SYSTEMS)(
  '$id: what lies on the table is moved by the GM alone, whatever happens in the fight',
  async system => {
    let moments = 0
    for (let seed = SEED; moments < MOMENTS; seed++) {
      const chance = new Chance(seed)
      const played = playedFight(system, new Chance(seed), seed)
      const table = tableFor(played)
      let laid = table.view()
      await played.playThrough(() => {
        // Of a map of which nothing is seen yet nothing lies there.
        laid ??= table.view()
        expect(table.view(), `seed ${seed}`).toEqual(laid)
        if (laid && chance.in100(MOVES)) {
          const { screen, ...view } = laid
          table.moveTable(screen, 'left', 2)
          laid = { screen, ...steppedTo(view, 'left', 2) }
          expect(table.view()).toEqual(laid)
        }
        return Promise.resolve(++moments < MOMENTS)
      })
    }
  },
)

it.each(SYSTEMS)(
  '$id: a table that follows goes by whole tables to whoever the players know to act, and never while a miniature that they see stands on it',
  async system => {
    let [moments, moves] = [0, 0]
    for (let seed = SEED; moments < MOMENTS; seed++) {
      const chance = new Chance(seed)
      const played = playedFight(system, new Chance(seed), seed)
      const table = tableFor(played, true)
      const { width } = played.terrain.map
      let laid = table.view()
      await played.playThrough(() => {
        // Miniatures are put on the table and taken away again.
        const ids = Object.keys(played.play.fight.state.combatants)
        table.setMinis(ids, chance.in100(30))
        const before = laid
        laid = table.view()
        if (before && laid && (before.x !== laid.x || before.y !== laid.y)) {
          moves++
          const { table: told, seen } = playersView({ ...played.moment(), curtain: false })
          const isSeen = (cell: number) =>
            seen.shown.some(r => isIn(r, { x: cell % width, y: Math.floor(cell / width) }))
          const there = told.combatants.flatMap(({ id, cell, size }) => {
            const squares = cell === null ? [] : footprint(cell, size, width)
            return squares.some(isSeen) ? [{ id, squares }] : []
          })
          const [was, is] = [before, laid].map(view => blockShown(view, table.size)) as [FeedRect, FeedRect]
          const acting = there.find(({ id }) => id === told.now.who)
          const isOn = (block: FeedRect, cell: number) => isIn(block, { x: cell % width, y: Math.floor(cell / width) })
          expect(acting && isOn(is, acting.squares[0]!), `seed ${seed}`).toBe(true)
          expect([(is.x - was.x) % was.width, (is.y - was.y) % was.height].map(Math.abs)).toEqual([0, 0])
          const { minis } = table.flat()
          expect(there.filter(({ id, squares }) => minis.has(id) && squares.some(cell => isOn(was, cell)))).toEqual([])
        }
        return Promise.resolve(++moments < MOMENTS)
      })
    }
    expect(moves).toBeGreaterThan(0)
  },
)

const isIn = (block: FeedRect, { x, y }: { x: number; y: number }) =>
  block.x <= x && x < block.x + block.width && block.y <= y && y < block.y + block.height

const footprint = (cell: number, size: number, width: number) =>
  Array.from({ length: size * size }, (_, i) => cell + Math.floor(i / size) * width + (i % size))
