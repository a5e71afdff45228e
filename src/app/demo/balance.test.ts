import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { chanceOf } from '~/dice/faces'
import { byTactics, fight, playOut, type Board } from '~/simulate'
import { createTerrain, type TableTypes } from '~/table'
import type { Snapshot } from '~/engine'
import { isLong, report } from '../../../test/long'
import { ofEachSystem, tacticalRulesets } from '../../../test/systems'
import { demo } from './demo'
import { tollBridge, WIDTH } from './tollBridge'

vi.setConfig({ testTimeout: 900_000 })

/**
 * How many fights of the short run the heroes win, and how many of them fall in those: known by the seed. Another cast, rules or
 * tactics come to other numbers; whether they are still good ones is for the long run to say.
 */
const SHORT = 2
const KNOWN = ofEachSystem<readonly [won: number, fallen: number]>(
  { endurance: [1, 1], tiny: [2, 1], ratbags: [2, 5], hallowed: [2, 0], murdham: [2, 1] },
  'src/app/demo/balance.test.ts, KNOWN',
)
const FIGHTS = 1_000
/** Shares of fights that the heroes win, and how many of them fall on average in a fight that they win. */
const WON = [0.65, 0.85] as const
const FALLEN = [0.5, 1.5] as const

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

async function foughtBy(ruleset: (typeof tacticalRulesets)[number], fights: number) {
  const { board, start } = await demoOf(ruleset)
  const [heroes] = Object.keys(start.sides)
  const all = Array.from({ length: fights }, (_, i) => fight(board, start, 7, i))
  const won = all.filter(({ winner }) => winner === heroes)
  const fallen = won.flatMap(({ fell }) => fell.filter(([who]) => start.combatants[who]!.side === heroes)).length
  return { won: won.length, fallen }
}

test.each(KNOWN)(
  `of ${SHORT} demo fights by %s the heroes win as many as ever, at the same price`,
  async (id, known) => {
    const { won, fallen } = await foughtBy(
      tacticalRulesets.find(one => one.id === id)!,
      SHORT,
    )
    expect([won, fallen]).toEqual(known)
  },
)

test.runIf(isLong).each(tacticalRulesets)(
  `the heroes win the demo fight by $id, at a price: ${FIGHTS} fights`,
  async ruleset => {
    const { won, fallen } = await foughtBy(ruleset, FIGHTS)
    const [share, each] = [won / FIGHTS, fallen / won]
    report(`the demo by ${ruleset.id}: won ${share}, ${each.toFixed(2)} heroes fall in a fight that is won`)
    expect([share >= WON[0], share <= WON[1], each >= FALLEN[0], each <= FALLEN[1]]).toEqual([true, true, true, true])
  },
)

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
