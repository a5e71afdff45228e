import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chanceOf } from '~/dice/faces'
import { byTactics, fight, playOut, type Board } from '~/simulate'
import { createTerrain, type TableTypes } from '~/table'
import type { Snapshot } from '~/engine'
import { isLong, report, runs } from '../../../test/long'
import { tacticalRulesets } from '../../../test/systems'
import { demo } from './demo'
import { tollBridge, WIDTH } from './tollBridge'

vi.setConfig({ testTimeout: 900_000 })

const FIGHTS = runs(6, 1_000)
/** Shares of fights that the heroes win, and of them how many fall on average in a fight that they win. Few fights say little. */
const WON = isLong ? [0.65, 0.87] : [0.3, 1]
const FALLEN = isLong ? [0.5, 1.75] : [0, 3]
/** Who is hit there twice is unconscious: more heroes lie down at the end, and get up again. */
const FALLEN_IN_ENDURANCE = isLong ? [0.5, 2.5] : [0, 3.5]

beforeAll(() => void vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture'))))
afterAll(() => void vi.unstubAllGlobals())

async function demoOf(ruleset: (typeof tacticalRulesets)[number]) {
  const { start } = await demo(ruleset)
  const board: Board<TableTypes> = { ruleset, terrain: createTerrain(tollBridge, ruleset.commands.diagonals) }
  return { board, start: start as Snapshot<TableTypes> }
}

test.each(tacticalRulesets)('the demo fight by $id begins with a hero’s turn', async ruleset => {
  const { board, start } = await demoOf(ruleset)
  const [heroes] = Object.keys(start.sides)
  const first = byTactics(board, chanceOf(1)).next(start)!
  expect([start.phase, start.combatants[first.by]?.side]).toEqual(['combat', heroes])
})

test.each(tacticalRulesets)(`the heroes win the demo fight by $id, at a price: ${FIGHTS} fights`, async ruleset => {
  const { board, start } = await demoOf(ruleset)
  const [heroes] = Object.keys(start.sides)
  const won = Array.from({ length: FIGHTS }, (_, i) => fight(board, start, 7, i)).filter(
    ({ winner }) => winner === heroes,
  )
  const fallen = won.flatMap(({ fell }) => fell.filter(([who]) => start.combatants[who]!.side === heroes)).length
  const [share, each] = [won.length / FIGHTS, fallen / won.length]
  report(`the demo by ${ruleset.id}: won ${share}, ${each.toFixed(2)} heroes fall in a fight that is won`)
  expect(share).toBeGreaterThanOrEqual(WON[0]!)
  expect(share).toBeLessThanOrEqual(WON[1]!)
  const [least, most] = ruleset.id === 'endurance' ? FALLEN_IN_ENDURANCE : FALLEN
  expect(each).toBeGreaterThanOrEqual(least!)
  expect(each).toBeLessThanOrEqual(most!)
})

test.each(tacticalRulesets)('the first two rounds of the demo by $id show a hidden foe and a door', async ruleset => {
  const { board, start } = await demoOf(ruleset)
  const captain = Object.values(start.combatants).find(({ cell }) => cell === 5 * WIDTH + 20)!
  let [shots, steps] = [0, 0]
  for (let seed = 0; seed < 6; seed++) {
    const player = byTactics(board, chanceOf(seed))
    const { state } = playOut(
      board,
      start,
      {
        ...player,
        next(s) {
          const command = player.next(s)
          if (command && s.combatants[command.by]?.known === 'absent') shots++
          return command
        },
      },
      { rounds: 2 },
    )
    if (state.combatants[captain.id]!.cell !== captain.cell) steps++
  }
  expect([shots > 0, steps > 2]).toEqual([true, true])
})
