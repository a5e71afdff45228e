import {
  startCommand,
  type Asked,
  type Choice,
  type Entry,
  type Json,
  type RulesetTypes,
  type Snapshot,
} from '~/engine'
import type { RunningCommand, Start, TacticalRuleset } from '~/engine'
import { chanceOf } from '~/dice/chance'
import { falls } from './faces'
import { type Odds, Tally } from './odds'
import { answerTo } from './play'
import { rolled } from './byTactics'

/** A command whose end is asked for, with the rules that run it. */
export interface Begun<R extends RulesetTypes> extends Start<R> {
  ruleset: TacticalRuleset<R>
}

/** What is answered to whatever is no roll. Undefined: there is no answer, and the way is left open. */
export type Decide<R extends RulesetTypes> = (s: Snapshot<R>, ask: Asked) => Json | undefined

/** Paths that are walked at the most; what has more stays a sample. */
export const MOST_PATHS = 200_000

/** Throws of a kind from which on they may be a chain that goes on for ever, and ways out of how many are then left open. */
const CHAIN = 4
const LEFT_OPEN = 10n ** 9n

/** Of so many ways one may be left open in odds that count as exact. */
const MILLION = 1_000_000n

/** A path that is still to be walked, from the beginning. */
interface Path {
  entries: readonly Entry[]
  ways: bigint
  of: bigint
  /** How often each roll was made on it. */
  throws: ReadonlyMap<string, number>
}

/**
 * How a command can end: every face of every die, choices answered by `decide` (left out: by tactics). Exact: the ways are
 * counted, and come to `of` together with those of chains that were left open.
 *
 * The first face of each roll goes on with the procedure that runs, the others are run again from the beginning. The walk
 * ends with the deed: what is asked only after it (`tactics.after`) is not gone into.
 *
 * @returns undefined when there are more paths than `most`: then only a sample is to be had
 */
export function explore<R extends RulesetTypes>(
  start: Begun<R>,
  entries: readonly Entry[] = [],
  decide: Decide<R> = likely(start),
  most = MOST_PATHS,
): Odds | undefined {
  const { unordered, after } = start.ruleset.tactics
  const tally = new Tally(start.ruleset.display, start.snapshot)
  const waiting: Path[] = [{ entries, ways: 1n, of: 1n, throws: new Map() }]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const live = resumed(start, path.entries)
    let { ways, of, throws } = path
    const given = [...path.entries]
    for (;;) {
      const { state, asks } = live.peek()
      const [ask] = asks ?? []
      if (!ask || after.has(ask.key)) {
        tally.add(state, live.heard(), ways, of)
        break
      }
      if (ask.kind !== 'roll') {
        const value = decide(state, ask)
        if (value === undefined) {
          tally.leave(ways, of)
          break
        }
        take(live, given, answerTo(ask, value))
        continue
      }
      const made = (throws.get(rollOf(ask)) ?? 0) + 1
      if (made >= CHAIN && of > ways * LEFT_OPEN) {
        tally.leave(ways, of)
        break
      }
      throws = new Map(throws).set(rollOf(ask), made)
      const [first, ...others] = falls(ask.dice, unordered.has(ask.key))
      of *= BigInt(ask.dice.reduce((product, sides) => product * sides, 1))
      const before = [...given]
      for (const other of others.toReversed())
        waiting.push({
          entries: [...before, answerTo(ask, other.faces)],
          ways: ways * BigInt(other.ways),
          of,
          throws,
        })
      if (tally.paths + waiting.length > most) return undefined
      ways *= BigInt(first!.ways)
      take(live, given, answerTo(ask, first!.faces))
    }
  }
  const odds = tally.odds(true)
  return odds.open * MILLION <= odds.of ? odds : undefined
}

/** How a command ended in so many tries with these dice: the same seed gives the same. */
export function sampled<R extends RulesetTypes>(
  start: Begun<R>,
  entries: readonly Entry[] = [],
  { tries, seed, decide = likely(start) }: { tries: number; seed: number; decide?: Decide<R> },
): Odds {
  const chance = chanceOf(seed)
  const { after } = start.ruleset.tactics
  const tally = new Tally(start.ruleset.display, start.snapshot)
  for (let i = 0; i < tries; i++) {
    const live = resumed(start, entries)
    for (;;) {
      const { state, asks } = live.peek()
      const [ask] = asks ?? []
      const ended = !ask || after.has(ask.key)
      const value = ended ? undefined : (rolled(ask, chance) ?? decide(state, ask))
      if (value === undefined) {
        tally.add(state, live.heard(), 1n, BigInt(tries))
        break
      }
      live.take(answerTo(ask!, value))
    }
  }
  return tally.odds(false)
}

/** The odds of each open answer to a choice of one, given in place of what `decide` would say. */
export function explored<R extends RulesetTypes>(
  start: Begun<R>,
  entries: readonly Entry[],
  ask: Asked & Choice,
  decide: Decide<R> = likely(start),
  most = MOST_PATHS,
): readonly { value: Json; odds: Odds | undefined }[] {
  return ask.options.flatMap(({ value, whyNot }) =>
    whyNot ? [] : [{ value, odds: explore(start, [...entries, answerTo(ask, value)], decide, most) }],
  )
}

/** Everybody answers by tactics. */
export const likely =
  <R extends RulesetTypes>({ ruleset, terrain }: Pick<Begun<R>, 'ruleset' | 'terrain'>): Decide<R> =>
  (s, ask) =>
    ruleset.tactics.likely(s, terrain, ask)

function resumed<R extends RulesetTypes>(start: Begun<R>, entries: readonly Entry[]): RunningCommand<R> {
  const live = startCommand(start)
  for (const entry of entries) live.take(entry)
  return live
}

function take<R extends RulesetTypes>(live: RunningCommand<R>, given: Entry[], entry: Entry): void {
  live.take(entry)
  given.push(entry)
}

const rollOf = ({ key, of }: Asked): string => `${key} ${of}`
