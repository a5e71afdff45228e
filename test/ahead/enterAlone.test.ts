import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Snapshot } from '~/engine'
import { demo } from '~/app/demo/demo'
import { createPlay, type Play } from '~/store/play/play'
import { fightEnd } from '~/store/log/fightEnd'
import { commandsSinceDice, nextStep } from '~/store/play/nextStep'
import { createTerrain, type TableTypes } from '~/table'
import { runs, SEED } from '../long'
import { tacticalRulesets } from '../systems'

/** Fights of each system's demo; in every second one all doors are shut. */
const FIGHTS = runs(1, 100)
const MOST_ROUNDS = 60
const MOST_STEPS = 6_000

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

type Rules = (typeof tacticalRulesets)[number]

/** One side is left: by what is lit at rest, or as the rules ask. */
const WON = /"decided"|over","end"/

/** What the GM decides for the fight to go on, beside what is fought. */
const DECREES: ReadonlySet<string> = new Set(['door', 'known', 'end'])

/**
 * Plays the demo by what the dock lights, as Enter takes it, with dice that Fray rolls.
 *
 * @returns what was done at the end, line by line, and the rounds in which nobody threw dice, moved or decreed anything
 */
async function byEnterAlone(
  ruleset: Rules,
  seed: number,
): Promise<{ lines: string[]; quiet: number[]; isWon: boolean }> {
  const { start: state, map } = await demo(ruleset)
  const terrain = createTerrain(map.grid, ruleset.commands.diagonals)
  const given = { ruleset, terrain, state, done: 0, rows: [], seed, keep: () => undefined }
  const play: Play<TableTypes> = createPlay<TableTypes>({ ...given, diceMode: () => 'auto' })
  const { fight } = play
  for (const { id } of map.grid.portals)
    play.do({ type: 'door', by: 'gm', with: { door: id, to: seed % 2 === 0 ? 'open' : 'closed' } })
  const lines: string[] = []
  const quiet: number[] = []
  let [round, isQuiet] = [0, false]
  for (
    let steps = 0;
    steps < MOST_STEPS && fight.state.phase !== 'over' && roundOf(fight.state) <= MOST_ROUNDS;
    steps++
  ) {
    const { state: snapshot, asks } = fight
    if (roundOf(snapshot) !== round) {
      if (isQuiet) quiet.push(round)
      ;[round, isQuiet] = [roundOf(snapshot), true]
    }
    const sinceDice = commandsSinceDice(fight.timeline)
    const at = { ruleset, tactics: ruleset.tactics, terrain: terrain.on(snapshot.board), snapshot, asks, sinceDice }
    const step = nextStep(at)
    if (!step || step.kind === 'roll') return { lines: [...lines, 'nothing is lit'], quiet, isWon: false }
    const no = step.kind === 'command' ? play.do(step.command) : play.answer(step.ask, step.value, { source: 'click' })
    lines.push(
      `${round}: ${JSON.stringify(step.kind === 'command' ? [step.command, step.why] : [step.ask.key, step.value])}`,
    )
    if (no) return { lines: [...lines, JSON.stringify(no)], quiet, isWon: false }
    const isDecree = step.kind === 'command' && DECREES.has(step.command.type)
    if (isDecree || commandsSinceDice(fight.timeline)() === 0 || placesIn(fight.state) !== placesIn(snapshot))
      isQuiet = false
  }
  // The end screen names the winner: one side holds the field.
  const end = fightEnd(ruleset, play.log(), fight.state)
  return { lines, quiet, isWon: end?.holds.length === 1 && WON.test(lines.slice(-9).join()) }
}

const roundOf = ({ turn }: Snapshot<TableTypes>): number => turn?.round ?? 0
const placesIn = ({ combatants }: Snapshot<TableTypes>): string =>
  Object.values(combatants)
    .map(({ cell }) => cell)
    .join()

it.each(tacticalRulesets.map(one => [one.id, one] as const))(
  'the demo of %s by Enter alone ends with a winner, and in no round nothing happens',
  { timeout: 3_000_000 },
  async (_, ruleset) => {
    const failed: string[] = []
    for (let seed = SEED; seed < SEED + FIGHTS; seed++) {
      const { lines, quiet, isWon } = await byEnterAlone(ruleset, seed)
      if (!isWon || quiet.length > 0)
        failed.push([`seed ${seed}, quiet ${quiet.join()}`, ...lines.slice(-12)].join('\n'))
    }
    expect(failed).toEqual([])
  },
)
