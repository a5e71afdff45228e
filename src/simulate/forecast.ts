import type { Id, RulesetTypes, Snapshot } from '~/engine'
import { chanceOf } from '~/dice/chance'
import { byTactics } from './byTactics'
import { type Board, type Limits, playOut } from './play'

/** How one fight came out. */
export interface Fought {
  /** The only side that has anybody left; null: none has, or the fight was given up. */
  winner: Id | null
  round: number
  /** Who fights no more at its end, and did at its beginning. */
  fell: readonly Id[]
  /** What is left of the pools of everybody, added up. */
  left: Readonly<Record<Id, number>>
}

/** A share with the bounds within which it lies in 95 of 100 cases, all in ten-thousandths. */
export interface Estimate {
  share: number
  low: number
  high: number
}

/** Many fights from one moment. */
export interface Forecast {
  fights: number
  /** By side: the chance to be the only one left. */
  wins: Readonly<Record<Id, Estimate>>
  undecided: number
  /** How many fights ended in each round, by the round. */
  rounds: Readonly<Record<number, number>>
  /** How often each one fell. */
  falls: Readonly<Record<Id, number>>
  /** What is left of everybody's pools on average, in hundredths of a point. */
  left: Readonly<Record<Id, number>>
}

/** A fight that has not come to its end by then is given up as undecided. */
const LIMITS: Limits = { rounds: 60 }

/** Spreads seeds that follow each other: the golden ratio of 32 bits. */
const SPREAD = 0x9e3779b1

/** Fight number `i` of a forecast with this seed, from this moment on by tactics of all sides. The same numbers give the same fight. */
export function fight<R extends RulesetTypes>(
  board: Board<R>,
  start: Snapshot<R>,
  seed: number,
  i: number,
  limits: Limits = LIMITS,
): Fought {
  const chance = chanceOf((seed + Math.imul(i + 1, SPREAD)) | 0)
  const { state, why } = playOut(board, start, byTactics(board, chance), limits)
  const { isOut, pools } = board.ruleset.display
  const all = Object.values(state.combatants)
  const standing = [...new Set(all.filter(c => !isOut(c)).map(({ side }) => side))]
  return {
    winner: why === 'end' && standing.length === 1 ? standing[0]! : null,
    round: (state.turn as { round?: number } | null)?.round ?? 0,
    fell: all.flatMap(c => {
      const before = start.combatants[c.id]
      return before && !isOut(before) && isOut(c) ? [c.id] : []
    }),
    left: Object.fromEntries(all.map(c => [c.id, pools(c).reduce((sum, { cur }) => sum + cur, 0)])),
  }
}

/** What so many fights come to. In any order, and from several workers: it only counts. */
export function forecastOf<R extends RulesetTypes>(start: Snapshot<R>, fought: readonly Fought[]): Forecast {
  const fights = fought.length
  const rounds: Record<number, number> = {}
  const falls: Record<Id, number> = Object.fromEntries(Object.keys(start.combatants).map(id => [id, 0]))
  const left: Record<Id, number> = {}
  for (const one of fought) {
    rounds[one.round] = (rounds[one.round] ?? 0) + 1
    for (const id of one.fell) falls[id] = (falls[id] ?? 0) + 1
    for (const id in one.left) left[id] = (left[id] ?? 0) + one.left[id]!
  }
  for (const id in left) left[id] = Math.round((100 * left[id]!) / fights)
  const won = (side: Id) => fought.filter(({ winner }) => winner === side).length
  return {
    fights,
    wins: Object.fromEntries(Object.keys(start.sides).map(side => [side, estimate(won(side), fights)])),
    undecided: fought.filter(({ winner }) => winner === null).length,
    rounds,
    falls,
    left,
  }
}

/** Whole fights by tactics from this moment on. The same seed gives the same numbers. */
export function forecast<R extends RulesetTypes>(
  board: Board<R>,
  start: Snapshot<R>,
  { fights, seed, limits }: { fights: number; seed: number; limits?: Limits },
): Forecast {
  const list = Array.from({ length: fights }, (_, i) => fight(board, start, seed, i, limits))
  return forecastOf(start, list)
}

/** How much a side's chance grows without each of these, in ten-thousandths, the one that matters most first. */
export function whoMatters<R extends RulesetTypes>(
  board: Board<R>,
  start: Snapshot<R>,
  { side, among, ...many }: { side: Id; among: readonly Id[]; fights: number; seed: number; limits?: Limits },
): readonly { who: Id; gain: number }[] {
  const usual = forecast(board, start, many).wins[side]!.share
  return among
    .map(who => ({ who, gain: forecast(board, without(start, who), many).wins[side]!.share - usual }))
    .toSorted((a, b) => b.gain - a.gain)
}

/** The same moment with this one away. */
export function without<R extends RulesetTypes>(s: Snapshot<R>, who: Id): Snapshot<R> {
  const c = s.combatants[who]
  return c ? { ...s, combatants: { ...s.combatants, [who]: { ...c, gone: true, cell: null } } } : s
}

/** Wilson's interval: right also for few fights and near 0 and 1, where the simpler one is not. */
export function estimate(n: number, of: number): Estimate {
  if (of === 0) return { share: 0, low: 0, high: 10_000 }
  const z = 1.96
  const p = n / of
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const reach = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  const whole = (x: number) => Math.round(10_000 * Math.min(1, Math.max(0, x)))
  return { share: whole(p), low: whole(middle - reach), high: whole(middle + reach) }
}
