import { expect, it } from 'vitest'
import { steppedTo } from '~/feed/screens'
import type { SessionFight } from '~/store/session/loadFight'
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

/** A small screen on the table: the fights reach beyond it. */
function tableFor({ play, terrain, moment }: PlayedFight) {
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
  screens.actions.setScreen('TV', { kind: 'table', dots: 3, page: { width: 800, height: 600 } })
  return { ...screens.actions, view: () => screens.flatOf(fight, play.fight.peek().state)?.views[0] }
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
