import type { Id } from '~/engine'
import type { OutcomeKind } from '~/engine/display'
import type { Outcome } from '~/table/contract/outcome'
import { estimate } from './forecast'
import { type Ending, type Odds, share, waysOf } from './odds'

/** A chance in ten-thousandths: 8500 is 85 %. */
type Share = number

/** One bar of a distribution: what is lost, and whether it is the end of the fight for whoever loses it. */
export interface Bar {
  lost: number
  out: boolean
  share: Share
}

/** What odds come to for one person: as they are shown and said. */
export interface OddsFigures {
  /** Whom they are about; null: nothing becomes of anybody. */
  on: Id | null
  /** Every path was walked; else it is a sample. */
  exact: boolean
  /** Paths walked, or tries of the sample. */
  paths: number
  /** Dice that could be rolled on for ever were left off: with less than a millionth of all ways. */
  isCut: boolean
  /**
   * How likely the blow strikes, or the test against something is passed; null: there is neither. `margin`: how far off a
   * sample may be in 95 of 100 cases.
   */
  chance: { kind: 'hit' | 'saved'; share: Share; margin: Share } | null
  /** Points lost on average, in hundredths; below 0: something comes back. What is spent is not counted. */
  loss: number
  /** How likely it is the end of the fight for this one. */
  falls: Share
  /** The least loss first. */
  bars: readonly Bar[]
}

const OF_A_BLOW: readonly OutcomeKind[] = ['miss', 'avoided', 'blocked', 'harmless', 'hit', 'critical']
const STRUCK: readonly OutcomeKind[] = ['hit', 'critical', 'harmless']
const TESTED: readonly OutcomeKind[] = ['saved', 'failed']

/**
 * What odds come to for whom they are about: this one, if anything becomes of it; else whoever is struck at most often, is tested,
 * or loses most. A blow that somebody takes for another is one at whoever takes it.
 *
 * @param spent the pools that pay for what one does
 */
export function figuresOf(odds: Odds, spent: ReadonlySet<string>, wanted: Id | null = null): OddsFigures {
  const { exact, paths } = odds
  const isCut = odds.open > 0n
  const on = victimOf(odds, spent, wanted)
  if (on === null) return { on, exact, paths, isCut, chance: null, loss: 0, falls: 0, bars: [] }
  const has = (kinds: readonly OutcomeKind[]) => (ending: Ending) =>
    ending.outcomes.some(({ kind, to }) => to === on && kinds.includes(kind))
  const of = (is: (ending: Ending) => boolean): Share => share(waysOf(odds, is), odds)
  const can = (is: (ending: Ending) => boolean) => waysOf(odds, is) > 0n
  const isAttacked = can(({ outcomes }) =>
    outcomes.some(({ kind, to, by }) => to === on && by !== null && by !== on && OF_A_BLOW.includes(kind)),
  )
  // Whoever falls down the wall is harmed as well, but what counts is whether the climb succeeds.
  const kind = isAttacked ? 'hit' : can(has(TESTED)) ? 'saved' : can(has(OF_A_BLOW)) ? 'hit' : null
  const lucky = kind === null ? 0 : of(has(kind === 'hit' ? STRUCK : ['saved']))
  return {
    on,
    exact,
    paths,
    isCut,
    chance: kind && { kind, share: lucky, margin: exact ? 0 : marginOf(lucky, paths) },
    loss: averageLoss(odds, spent, on),
    falls: of(({ out }) => out.includes(on)),
    bars: barsOf(odds, spent, on),
  }
}

function victimOf(odds: Odds, spent: ReadonlySet<string>, wanted: Id | null): Id | null {
  const weights = new Map<Id, bigint>()
  const add = (who: Id, ways: bigint) => weights.set(who, (weights.get(who) ?? 0n) + ways)
  for (const { outcomes, changes, ways } of odds.endings) {
    const blows = outcomes.filter(({ kind }) => OF_A_BLOW.includes(kind))
    const strikes = blows.filter(({ kind }) => STRUCK.includes(kind))
    // A blow that somebody else takes is theirs: whoever it was meant for was not struck at in the end.
    const isTaken = ({ kind, to, by }: Outcome) =>
      kind === 'avoided' && strikes.some(one => one.to !== to && one.to !== by && one.by === by)
    const struckAt = new Set(blows.filter(blow => !isTaken(blow)).map(({ to }) => to))
    const touched = new Set([
      ...outcomes.map(({ to }) => to),
      ...changes.filter(({ pool }) => !spent.has(pool)).map(({ who }) => who),
    ])
    // Whoever is struck at comes before all others, however seldom.
    for (const who of touched) add(who, ways * (struckAt.has(who) ? 1_000_000n : 1n))
  }
  if (wanted !== null && weights.has(wanted)) return wanted
  let most: Id | null = null
  for (const [who, ways] of weights) if (most === null || ways > weights.get(most)!) most = who
  return most
}

/** Points that this one has lost at such an ending; what was spent is not counted. */
const lostBy = ({ changes }: Ending, spent: ReadonlySet<string>, who: Id): number =>
  changes.reduce((sum, change) => (change.who === who && !spent.has(change.pool) ? sum - change.n : sum), 0)

function averageLoss(odds: Odds, spent: ReadonlySet<string>, who: Id): number {
  let sum = 0n
  for (const ending of odds.endings) sum += BigInt(lostBy(ending, spent, who)) * ending.ways
  const walked = odds.of - odds.open
  return walked === 0n ? 0 : Number((sum * 100n) / walked)
}

function barsOf(odds: Odds, spent: ReadonlySet<string>, who: Id): readonly Bar[] {
  const ways = new Map<string, { lost: number; out: boolean; ways: bigint }>()
  for (const ending of odds.endings) {
    const [lost, out] = [lostBy(ending, spent, who), ending.out.includes(who)]
    const key = `${lost} ${out}`
    const known = ways.get(key)
    if (known) known.ways += ending.ways
    else ways.set(key, { lost, out, ways: ending.ways })
  }
  return [...ways.values()]
    .sort((a, b) => a.lost - b.lost || Number(a.out) - Number(b.out))
    .map(({ lost, out, ways }) => ({ lost, out, share: share(ways, odds) }))
}

/** Half of the interval that holds the true share in 95 of 100 samples of this size. */
function marginOf(found: Share, tries: number): Share {
  const { low, high } = estimate(Math.round((found * tries) / 10_000), tries)
  return Math.round((high - low) / 2)
}
