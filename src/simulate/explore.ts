import { chanceOf } from '~/dice/faces'
import {
  type Asked,
  type Choice,
  type Checkpoint,
  type Entry,
  type Json,
  type Roll,
  type RulesetTypes,
  type Snapshot,
  type Start,
  startCommand,
  type TacticalRuleset,
} from '~/engine'
import type { BandOf } from '~/engine/tactics'
import { terrainOf } from '~/engine/wholeCommand'
import { type Odds, OddsTally } from './odds'
import { answerTo, rolled } from './play'

/** A way in which dice can fall, and how many of all the ways it stands for. */
interface RollOutcome {
  faces: readonly number[]
  ways: number
}

/**
 * All ways in which these dice can fall. `unordered`: dice of the same sides are taken together where only their faces count;
 * `bandOf`: all that the rules look at, so that ways which give the same are taken together.
 */
export function rollOutcomes(dice: readonly number[], unordered: boolean, bandOf?: BandOf): readonly RollOutcome[] {
  const all = unordered && new Set(dice).size === 1 ? multisets(dice.length, dice[0]!) : inOrder(dice)
  if (!bandOf) return all
  const bands = new Map<string | number, { faces: readonly number[]; ways: number }>()
  for (const { faces, ways } of all) {
    const band = bandOf(faces)
    const known = bands.get(band)
    if (known) known.ways += ways
    else bands.set(band, { faces, ways })
  }
  return [...bands.values()]
}

function inOrder(dice: readonly number[]): readonly RollOutcome[] {
  let list: RollOutcome[] = [{ faces: [], ways: 1 }]
  for (const sides of dice)
    list = list.flatMap(({ faces, ways }) =>
      Array.from({ length: sides }, (_, i) => ({ faces: [...faces, i + 1], ways })),
    )
  return list
}

/** So many equal dice, in ascending order, each with the number of orders in which they can fall so. */
function multisets(count: number, sides: number): readonly RollOutcome[] {
  const found: RollOutcome[] = []
  const add = (faces: readonly number[], least: number) => {
    if (faces.length === count) found.push({ faces, ways: ordersOf(faces) })
    else for (let face = least; face <= sides; face++) add([...faces, face], face)
  }
  add([], 1)
  return found
}

/** In how many orders these can stand. */
function ordersOf(faces: readonly number[]): number {
  let orders = 1
  const seen = new Map<number, number>()
  for (const [i, face] of faces.entries()) {
    const n = (seen.get(face) ?? 0) + 1
    seen.set(face, n)
    orders = (orders * (i + 1)) / n
  }
  return orders
}

/** A command whose end is asked for, with the rules that run it. */
export interface OddsInput<R extends RulesetTypes> extends Start<R> {
  ruleset: TacticalRuleset<R>
}

/** What is answered to whatever is no roll. Undefined: there is no answer, and the way is left open. */
export type AnswerPolicy<R extends RulesetTypes> = (s: Snapshot<R>, ask: Asked) => Json | undefined

/** Paths that are walked at the most; what has more stays a sample. */
export const MOST_PATHS = 200_000

/** Throws of a kind from which on they may be a chain that goes on for ever, and ways out of how many are then left open. */
const CHAIN = 4
const LEFT_OPEN = 10n ** 9n

/** Of so many ways one may be left open in odds that count as exact. */
const MILLION = 1_000_000n

/** A path that is still to be walked: it goes on from an open roll with these faces. */
interface Path {
  checkpoint: Checkpoint
  outcome: RollOutcome
  ways: bigint
  of: bigint
  /** How often each roll was made on it. */
  throws: ReadonlyMap<string, number>
}

/**
 * How a command can end: every face of every die, choices answered by `decide` (left out: by tactics). Exact: the ways are
 * counted, and come to `of` together with those of chains that were left open.
 *
 * The first face of each roll goes on with the procedure that runs, the others start again at that roll: what was decided
 * before it is not looked at again. The walk ends with the deed: what is asked only after it (`tactics.after`) is not gone into.
 *
 * @returns undefined when there are more paths than `most`: then only a sample is to be had
 */
export function explore<R extends RulesetTypes>(
  start: OddsInput<R>,
  entries: readonly Entry[] = [],
  decide: AnswerPolicy<R> = likely(start),
  most = MOST_PATHS,
): Odds | undefined {
  const walk = exploring(start, entries, decide, most)
  while (walk.step());
  return walk.odds()
}

/** A walk over all paths, for whoever has other things to do in between. */
export interface Exploration {
  /** Walks one path more; false: there is none left, or there are too many. */
  step(): boolean
  /** What was found when there is none left; undefined: there are too many. */
  odds(): Odds | undefined
}

/** The same path by path. */
export function exploring<R extends RulesetTypes>(
  start: OddsInput<R>,
  entries: readonly Entry[] = [],
  decide: AnswerPolicy<R> = likely(start),
  most = MOST_PATHS,
): Exploration {
  const { after } = start.ruleset.tactics
  const tally = new OddsTally(start.ruleset.display, start.snapshot)
  const waiting: Path[] = []
  let isBegun = false
  let isTooMany = false

  return {
    step() {
      const path = waiting.pop()
      if (isTooMany || (isBegun && !path)) return false
      isBegun = true
      walk(path)
      return !isTooMany
    },
    odds() {
      if (isTooMany) return undefined
      const odds = tally.odds(true)
      return odds.open * MILLION <= odds.of ? odds : undefined
    },
  }

  function walk(path: Path | undefined): void {
    let { ways, of, throws } = path ?? BEGINNING
    const live = startCommand(start, path ? path.checkpoint : { entries })
    if (path) live.take(answerTo(live.peek().asks![0]!, path.outcome.faces))
    for (;;) {
      const { state, asks } = live.peek()
      const [ask] = asks ?? []
      if (!ask || after.has(ask.key)) return tally.add(state, live.emitted(), ways, of)
      if (ask.kind !== 'roll') {
        const value = decide(state, ask)
        if (value === undefined) return tally.leave(ways, of)
        live.take(answerTo(ask, value))
        continue
      }
      const made = (throws.get(rollOf(ask)) ?? 0) + 1
      if (made >= CHAIN && of > ways * LEFT_OPEN) return tally.leave(ways, of)
      throws = new Map(throws).set(rollOf(ask), made)
      const [first, ...others] = outcomesOf(start, state, ask)
      of *= BigInt(ask.dice.reduce((product, sides) => product * sides, 1))
      const checkpoint = live.checkpoint()
      for (const outcome of others.toReversed())
        waiting.push({ checkpoint, outcome, ways: ways * BigInt(outcome.ways), of, throws })
      if (tally.paths + waiting.length > most) return void (isTooMany = true)
      ways *= BigInt(first!.ways)
      live.take(answerTo(ask, first!.faces))
    }
  }
}

/** Where a walk begins: all ways lead through it, and nothing was thrown. */
const BEGINNING: Omit<Path, 'checkpoint' | 'outcome'> = { ways: 1n, of: 1n, throws: new Map() }

/** In which ways an open roll can outcome, those that come to the same taken together. */
function outcomesOf<R extends RulesetTypes>(
  { ruleset }: OddsInput<R>,
  s: Snapshot<R>,
  ask: Asked & Roll,
): readonly RollOutcome[] {
  const { unordered, bandOf } = ruleset.tactics
  return rollOutcomes(ask.dice, unordered.has(ask.key), bandOf(s, ask))
}

/** How a command ended in so many tries with these dice: the same seed gives the same. */
export function sampled<R extends RulesetTypes>(
  start: OddsInput<R>,
  entries: readonly Entry[] = [],
  { tries, seed, decide = likely(start) }: { tries: number; seed: number; decide?: AnswerPolicy<R> },
): Odds {
  const sample = sampling(start, entries, { seed, decide })
  for (let i = 0; i < tries; i++) sample.step()
  return sample.odds()
}

/** A sample that grows, for whoever has other things to do in between. */
export interface Sampling {
  /** One try more. */
  step(): void
  /** How the tries so far have ended. */
  odds(): Odds
}

/** The same try by try. */
export function sampling<R extends RulesetTypes>(
  start: OddsInput<R>,
  entries: readonly Entry[] = [],
  { seed, decide = likely(start) }: { seed: number; decide?: AnswerPolicy<R> },
): Sampling {
  const chance = chanceOf(seed)
  const { after } = start.ruleset.tactics
  const tally = new OddsTally(start.ruleset.display, start.snapshot)
  const checkpoint = startCommand(start, { entries }).checkpoint()

  return {
    step() {
      const live = startCommand(start, checkpoint)
      for (;;) {
        const { state, asks } = live.peek()
        const [ask] = asks ?? []
        const ended = !ask || after.has(ask.key)
        const value = ended ? undefined : (rolled(ask, chance) ?? decide(state, ask))
        // How many tries there will be nobody knows yet: each is one way, of as many as there are in the end.
        if (value === undefined) return tally.add(state, live.emitted(), 1n, 1n)
        live.take(answerTo(ask!, value))
      }
    },
    odds: () => tally.sample(),
  }
}

/** The odds of each open answer to a choice of one, given in place of what `decide` would say. */
export function explored<R extends RulesetTypes>(
  start: OddsInput<R>,
  entries: readonly Entry[],
  ask: Asked & Choice,
  decide: AnswerPolicy<R> = likely(start),
  most = MOST_PATHS,
): readonly { value: Json; odds: Odds | undefined }[] {
  return ask.options.flatMap(({ value, whyNot }) =>
    whyNot ? [] : [{ value, odds: explore(start, [...entries, answerTo(ask, value)], decide, most) }],
  )
}

/** Everybody answers by tactics. */
export const likely =
  <R extends RulesetTypes>({ ruleset, terrain }: Pick<OddsInput<R>, 'ruleset' | 'terrain'>): AnswerPolicy<R> =>
  (s, ask) =>
    ruleset.tactics.likely(s, terrainOf(ruleset, terrain, s), ask)

const rollOf = ({ key, of }: Asked): string => `${key} ${of}`
