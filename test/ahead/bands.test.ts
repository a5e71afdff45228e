import { describe, expect, it, vi } from 'vitest'
import type { Snapshot } from '~/engine'
import { chanceOf } from '~/dice/chance'
import { byTactics, carryOut, exploring, share, type Begun } from '~/simulate'
import type { TableTypes } from '~/table'
import { runs } from '../long'
import { prepared } from './mirrored'
import { tacticalRulesets } from './tactical'

vi.setConfig({ testTimeout: 600_000 })

/** Deeds whose every face is walked, and what is too many for that. */
const DEEDS = runs(4, 200)
const MOST = runs(3_000, 40_000)

/** How a deed ends, by what came of it. */
function endings(begun: Begun<TableTypes>): { paths: number; ends: Map<string, number> } | undefined {
  const walk = exploring(begun, [], undefined, MOST)
  while (walk.step());
  const odds = walk.odds()
  if (!odds) return undefined
  const ends = new Map(odds.endings.map(({ ways, ...rest }) => [JSON.stringify(rest), share(ways, odds)]))
  return { paths: odds.paths, ends }
}

/** The same rules, of which each face of each die is walked. */
function faceByFace(begun: Begun<TableTypes>): Begun<TableTypes> {
  const { ruleset } = begun
  return { ...begun, ruleset: { ...ruleset, tactics: { ...ruleset.tactics, bandOf: () => undefined } } }
}

describe.each(tacticalRulesets.filter(({ id }) => id === 'endurance' || id === 'tiny'))('the bands of $id', ruleset => {
  it(`come to the same as every face, ${DEEDS} deeds long`, () => {
    const known = (names: string[]) => names.filter(name => name in ruleset.state.sheet.presets)
    let compared = 0
    let [few, many] = [0, 0]
    for (let seed = 1; compared < DEEDS && seed < 20 * DEEDS; seed++) {
      const bands = seed % 2 === 0 ? ['Roland', 'Agnessa'] : ['Boudica', 'Clementine']
      const { board, state: before } = prepared(ruleset, known(bands), known(['guard', 'archer', 'captain']))
      const player = byTactics(board, chanceOf(seed))
      let state: Snapshot<TableTypes> = carryOut(board, before, { type: 'begin', by: 'gm' }, player).state
      for (let i = 0; i < 40 && compared < DEEDS; i++) {
        const command = player.next(state)
        if (!command) break
        const begun = { ruleset, terrain: board.terrain, snapshot: state, command }
        const banded = endings(begun)
        if (banded && banded.paths > 1) {
          const whole = endings(faceByFace(begun))
          if (whole) {
            expect(banded.ends).toEqual(whole.ends)
            compared++
            few += banded.paths
            many += whole.paths
          }
        }
        state = carryOut(board, state, command, player).state
      }
    }
    expect(compared).toBe(DEEDS)
    expect(many).toBeGreaterThan(2 * few)
  })
})
