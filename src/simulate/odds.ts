import type { Id, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import type { Event } from '~/engine/events'
import type { OutcomeKind } from '~/engine/display'
import { type Change, changesBetween, type Outcome, outcomesIn, outSince } from '~/table/contract/outcome'

/** One way in which a command can end, with how many of `Odds.of` it has. */
export interface Ending {
  ways: bigint
  outcomes: readonly Outcome[]
  changes: readonly Change[]
  /** Who fights no more after it. */
  out: readonly Id[]
}

/** How a command can end. */
export interface Odds {
  endings: readonly Ending[]
  /** What the ways are counted out of. */
  of: bigint
  /** Ways that were not walked to their end: chains of dice that could go on for ever. Of a sample none. */
  open: bigint
  /** Every path was walked; else it is a sample. */
  exact: boolean
  paths: number
}

/** Endings as they are met, by what came of them. */
export class OddsTally<R extends RulesetTypes> {
  /** Ways by their denominator. */
  readonly #found = new Map<string, { ending: Omit<Ending, 'ways'>; ways: Map<bigint, bigint> }>()
  readonly #open = new Map<bigint, bigint>()
  paths = 0

  constructor(
    private readonly display: Ruleset<R>['display'],
    private readonly before: Snapshot<R>,
  ) {}

  /** An ending that so many of so many ways lead to. */
  add(after: Snapshot<R>, events: readonly Event[], ways: bigint, of: bigint): void {
    const ending = {
      outcomes: outcomesIn(this.display.outcomes, events),
      changes: changesBetween(this.display, this.before, after),
      out: outSince(this.display, this.before, after),
    }
    const key = JSON.stringify(ending)
    let known = this.#found.get(key)
    if (!known) this.#found.set(key, (known = { ending, ways: new Map() }))
    count(known.ways, ways, of)
    this.paths++
  }

  /** So many of so many ways are left where they are. */
  leave(ways: bigint, of: bigint): void {
    count(this.#open, ways, of)
  }

  /** The distribution of a sample, every try of which was added as one way. */
  sample(): Odds {
    return { ...this.odds(false), of: BigInt(this.paths) }
  }

  /** The distribution: all ways under one denominator, the likeliest ending first. */
  odds(exact: boolean): Odds {
    const all = [...this.#found.values()]
    const of = [...all.flatMap(({ ways }) => [...ways.keys()]), ...this.#open.keys()].reduce(leastCommon, 1n)
    const endings = all.map(({ ending, ways }) => ({ ...ending, ways: under(ways, of) }))
    endings.sort((a, b) => (a.ways === b.ways ? 0 : a.ways > b.ways ? -1 : 1))
    return { endings, of, open: under(this.#open, of), exact, paths: this.paths }
  }
}

function count(into: Map<bigint, bigint>, ways: bigint, of: bigint): void {
  into.set(of, (into.get(of) ?? 0n) + ways)
}

function under(ways: ReadonlyMap<bigint, bigint>, of: bigint): bigint {
  let sum = 0n
  for (const [denominator, n] of ways) sum += n * (of / denominator)
  return sum
}

function leastCommon(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return (a / x) * b
}

/** The ways that end so. */
export function waysOf({ endings }: Odds, is: (ending: Ending) => boolean): bigint {
  let ways = 0n
  for (const ending of endings) if (is(ending)) ways += ending.ways
  return ways
}

/** Whether a blow at this one ended in one of these ways. */
export const endsWith =
  (who: Id, ...kinds: readonly OutcomeKind[]) =>
  ({ outcomes }: Ending): boolean =>
    outcomes.some(({ kind, to }) => to === who && kinds.includes(kind))

/** Ten-thousandths: 8500 is 85 %. Rounded to the nearest. */
export function share(ways: bigint, { of }: Pick<Odds, 'of'>): number {
  return of === 0n ? 0 : Number((ways * 20_000n + of) / (2n * of))
}

/** What is lost of one's pools on average, in hundredths of a point; below 0: something comes back. */
export function expectedLoss(odds: Odds, who: Id): number {
  let sum = 0n
  for (const { ways, changes } of odds.endings)
    for (const change of changes) if (change.who === who) sum -= BigInt(change.n) * ways
  const walked = odds.of - odds.open
  return walked === 0n ? 0 : Number((sum * 100n) / walked)
}
