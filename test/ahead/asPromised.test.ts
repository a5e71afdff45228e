import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Asked, Entry, Json } from '~/engine'
import { demo } from '~/app/demo/demo'
import { answerTo, explore, figuresOf, type OddsFigures, sampled } from '~/simulate'
import { OddsTally } from '~/simulate/odds'
import { isSingleChoice } from '~/engine/questions'
import { commandsSinceDice, nextStep, type NextStep } from '~/store/play/nextStep'
import { createPlay, type Play } from '~/store/play/play'
import { createTerrain, type TableTypes, type Terrain } from '~/table'
import { isLong, runs, SEED } from '../long'
import { tacticalRulesets } from '../systems'

/** Lit cards of a fight that are held to what they promise, and how often each is taken. */
const CARDS = runs(1, 40)
const TRIES = runs(100, 4_000)

/** How far what is played may be off what is promised: once in 150,000 comparisons it is farther by chance. */
const ERRORS = 4.5

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

type Rules = (typeof tacticalRulesets)[number]

/** A fight that is played by what is lit. */
interface Played {
  readonly play: Play<TableTypes>
  step(): NextStep | undefined
  /** Enter. @returns false: nothing is lit, or it was refused */
  enter(): boolean
}

function played(
  ruleset: Rules,
  terrain: Terrain,
  given: Pick<Parameters<typeof createPlay>[0], 'seed'> & { state: never },
): Played {
  const play: Play<TableTypes> = createPlay<TableTypes>({
    ...given,
    ruleset,
    terrain,
    done: 0,
    rows: [],
    diceMode: () => 'auto',
    keep: () => undefined,
  })
  const step = () => {
    const { state: snapshot, asks, timeline } = play.fight
    const on = terrain.on(snapshot.board)
    return nextStep({
      ruleset,
      tactics: ruleset.tactics,
      terrain: on,
      snapshot,
      asks,
      sinceDice: commandsSinceDice(timeline),
    })
  }
  return {
    play,
    step,
    enter() {
      const next = step()
      if (!next || next.kind === 'roll') return false
      const no =
        next.kind === 'command' ? play.do(next.command) : play.answer(next.ask, next.value, { source: 'click' })
      return no === null
    },
  }
}

/** What is promised on the lit card of an open question: the chance of this answer, with what is lit taken for what follows. */
function promisedOf(ruleset: Rules, terrain: Terrain, { play: { fight } }: Played, ask: Asked, value: Json) {
  const { done, entries } = fight.timeline.mark
  const { command, entries: given } = fight.timeline.steps[done]!
  const begun = { ruleset, terrain, snapshot: fight.stateAt(done), command }
  const all: Entry[] = [...given.slice(0, entries ?? 0), answerTo(ask, value)]
  const on = typeof value === 'string' && value in begun.snapshot.combatants ? value : null
  const odds = explore(begun, all, undefined, 2_000) ?? sampled(begun, all, { tries: TRIES, seed: SEED })
  return { begun, given: given.slice(0, entries ?? 0), figures: figuresOf(odds, ruleset.display.spent, on) }
}

/** A share that is neither nothing nor all. */
const isOpen = (share = 0): boolean => share > 0 && share < 10_000

const figureOf = ({ chance, falls }: OddsFigures, what: 'chance' | 'falls'): number =>
  what === 'falls' ? falls : (chance?.share ?? 0)

/** Three systems in the short run. */
const TRIED = tacticalRulesets.filter(({ id }) => isLong || ['endurance', 'tiny', 'ratbags'].includes(id))

it.each(TRIED.map(one => [one.id, one] as const))(
  'the chance on a lit card of %s is that of taking it, and then Enter until the action is settled',
  { timeout: 3_000_000 },
  async (_, ruleset) => {
    const { start, map } = await demo(ruleset)
    const terrain = createTerrain(map.grid, ruleset.commands.diagonals)
    const { after } = ruleset.tactics
    const off: string[] = []
    let cards = 0
    for (let seed = SEED; cards < CARDS && seed < SEED + 4; seed++) {
      const told = played(ruleset, terrain, { seed, state: start as never })
      for (let i = 0; i < 400 && cards < CARDS && told.play.fight.state.phase !== 'over'; i++) {
        const step = told.step()
        if (step?.kind === 'answer' && step.ask.kind === 'choice' && isSingleChoice(step.ask) && step.ask.of !== 'gm') {
          const { begun, given, figures } = promisedOf(ruleset, terrain, told, step.ask, step.value)
          // Where every blow strikes, as in Ratbags, it is the fall that is open.
          const what = isOpen(figures.chance?.share) ? 'chance' : 'falls'
          const promised = figureOf(figures, what)
          // Dice that lie already cannot fall otherwise.
          const areDiceOut = given.some(entry => 'source' in entry && entry.source === 'dice')
          if (!areDiceOut && isOpen(promised)) {
            cards++
            const tally = new OddsTally(ruleset.display, begun.snapshot)
            for (let n = 1; n <= TRIES; n++) {
              const again = played(ruleset, terrain, { seed: 7_919 * n + i, state: begun.snapshot as never })
              again.play.do(begun.command)
              for (const entry of given) {
                const [ask] = again.play.fight.asks ?? []
                // What was answered by itself is so again, and then somebody else may be asked by the same key.
                if (ask && 'value' in entry && 'of' in entry && ask.key === entry.key && ask.of === entry.of)
                  again.play.answer(ask, entry.value, { source: 'click' })
              }
              while (again.play.fight.asks && !after.has(again.play.fight.asks[0]!.key) && again.enter());
              tally.add(again.play.fight.state, again.play.fight.events, 1n, 1n)
            }
            const found = figureOf(figuresOf(tally.sample(), ruleset.display.spent, figures.on), what)
            const p = promised / 10_000
            const error = Math.sqrt((p * (1 - p)) / TRIES) * (figures.exact ? 1 : Math.SQRT2)
            if (Math.abs(found / 10_000 - p) > ERRORS * error)
              off.push(`${step.ask.key} ${JSON.stringify(step.value)}: promised ${promised}, came to ${found}`)
          }
        }
        if (!told.enter()) break
      }
    }
    expect(off).toEqual([])
    expect(cards).toBeGreaterThan(0)
  },
)
