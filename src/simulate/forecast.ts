import type { Answer, Command, Id, Snapshot } from '~/engine'
import { chanceOf } from '~/dice/faces'
import type { TableTypes } from '~/table'
import { answerTo, type Board, byTactics, carryOut, type Limits, type Player, playOut } from './play'
import { AS_IT_IS, whatIf } from './whatIf'

/** How one fight came out. */
export interface Fought {
  /** Its number: with the seed of the forecast it gives the same fight once more (`replayFight`). */
  i: number
  /** The only side that has anybody left; null: none has, nobody got at anybody any more, or the fight was given up. */
  winner: Id | null
  /** Several are left, and nobody gets at anybody any more. */
  isStandoff: boolean
  round: number
  /** Who fights no more at its end, and did at its beginning: in the order in which they fell, each with the round. */
  fell: readonly (readonly [who: Id, round: number])[]
  /** What is left of the pools of everybody, added up; those that only pay for what one does are left out. */
  left: Readonly<Record<Id, number>>
  /** The side of whoever acted first; null: nobody did. */
  first: Id | null
}

/** A command of a fight that was played by tactics, with all that was answered in it. */
export interface Deed {
  readonly command: Command
  readonly entries: readonly Answer[]
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
  /** Of the undecided: so many end with several who do not get at each other. */
  standoffs: number
  /** By side: how many fights it won in which nobody of it fell, one did, two or more did. */
  losses: Readonly<Record<Id, readonly [none: number, one: number, more: number]>>
  /** By side, and `''` of those that nobody won: the number of a fight of about the usual length that ended so. */
  examples: Readonly<Record<Id, number>>
  /** By side: who of it fell first most often in the fights that it lost. */
  first: Readonly<Record<Id, { who: Id; round: number; fights: number } | undefined>>
  /** By round and side: how many fights it won in that round. `rounds` counts those that nobody won as well. */
  wonIn: Readonly<Record<number, Readonly<Record<Id, number>>>>
  /** How many fights ended in each round, by the round. */
  rounds: Readonly<Record<number, number>>
  /** How often each one fell. */
  falls: Readonly<Record<Id, number>>
  /** What is left of everybody's pools on average, in hundredths of a point. */
  left: Readonly<Record<Id, number>>
  /** By side: the fights in which somebody of it acted first, and how many of those it won: what going first is worth. */
  goesFirst: Readonly<Record<Id, { fights: number; won: number }>>
}

/** A fight that has not come to its end by then is given up as undecided. */
const LIMITS: Limits = { rounds: 60 }

/** Spreads seeds that follow each other: the golden ratio of 32 bits. */
const SPREAD = 0x9e3779b1

/** Fight number `i` of a forecast with this seed, from this moment on by tactics of all sides. The same numbers give the same fight. */
export function fight<R extends TableTypes>(
  board: Board<R>,
  start: Snapshot<R>,
  seed: number,
  i: number,
  limits: Limits = LIMITS,
): Fought {
  const player = playerOf(board, seed, i)
  const { isOut, pools, spent } = board.ruleset.display
  const fell = new Map<Id, number>()
  let first: Id | null = null
  const look = (s: Snapshot<R>) => {
    for (const id in start.combatants) {
      const c = s.combatants[id]
      if (c && !fell.has(id) && isOut(c) && !isOut(start.combatants[id]!)) fell.set(id, roundOf(s))
    }
  }
  const next: Player<R>['next'] = s => {
    look(s)
    const command = player.next(s)
    if (command && command.by !== 'gm') first ??= s.combatants[command.by]!.side
    return command
  }
  const { state, why } = playOut(board, begun(board, start, player), { ...player, next }, limits)
  look(state)
  const all = Object.values(state.combatants)
  const standing = [...new Set(all.filter(c => !isOut(c) && !c.gone).map(({ side }) => side))]
  return {
    i,
    winner: standing.length === 1 && why === 'end' ? standing[0]! : null,
    isStandoff: why === 'standoff',
    round: roundOf(state),
    // Whoever was brought round again has not fallen in the end.
    fell: [...fell].filter(([id]) => isOut(state.combatants[id]!)),
    left: Object.fromEntries(
      all.map(c => [c.id, pools(c).reduce((sum, { key, cur }) => (spent.has(key) ? sum : sum + cur), 0)]),
    ),
    first,
  }
}

/** What was done in that fight, deed by deed, to be played again in a fight: the same numbers give the same deeds. */
export function replayFight<R extends TableTypes>(
  board: Board<R>,
  start: Snapshot<R>,
  seed: number,
  i: number,
  limits: Limits = LIMITS,
): readonly Deed[] {
  const player = playerOf(board, seed, i)
  const deeds: { command: Command; entries: Answer[] }[] = []
  const begin = (command: Command) => void deeds.push({ command, entries: [] })
  const noting: Player<R> = {
    next(s) {
      const command = player.next(s)
      if (command) begin(command)
      return command
    },
    answer(s, ask) {
      const value = player.answer(s, ask)
      if (value !== undefined) deeds.at(-1)!.entries.push(answerTo(ask, value))
      return value
    },
    stuck(s) {
      const command = player.stuck?.(s)
      if (command) begin(command)
      return command
    },
  }
  if (start.phase !== 'combat') begin(BEGIN)
  playOut(board, begun(board, start, noting), noting, limits)
  return deeds
}

const BEGIN: Command = { type: 'begin', by: 'gm' }

/** A fight that is being prepared begins as it stands. */
function begun<R extends TableTypes>(board: Board<R>, s: Snapshot<R>, player: Player<R>): Snapshot<R> {
  return s.phase === 'combat' ? s : carryOut(board, s, BEGIN, player).state
}

/** By tactics, and a GM beside the table who shows whoever steps out of hiding to act: nobody strikes for ever without being found. */
function playerOf<R extends TableTypes>(board: Board<R>, seed: number, i: number): Player<R> {
  const player = byTactics(board, chanceOf((seed + Math.imul(i + 1, SPREAD)) | 0))
  return {
    ...player,
    next(s) {
      const command = player.next(s)
      const isHidden = command && s.combatants[command.by]?.known === 'absent'
      return isHidden ? { type: 'known', by: 'gm', with: { who: [command.by], known: 'unnamed' } } : command
    },
  }
}

const roundOf = ({ turn }: Snapshot<TableTypes>): number => turn?.round ?? 0

/** What so many fights come to. In any order, and from several workers: it only counts. */
export function forecastOf<R extends TableTypes>(start: Snapshot<R>, fought: readonly Fought[]): Forecast {
  const fights = fought.length
  const rounds: Record<number, number> = {}
  const wonIn: Record<number, Record<Id, number>> = {}
  const falls: Record<Id, number> = Object.fromEntries(Object.keys(start.combatants).map(id => [id, 0]))
  const left: Record<Id, number> = {}
  const sides = Object.keys(start.sides)
  const losses: Record<Id, [number, number, number]> = Object.fromEntries(sides.map(side => [side, [0, 0, 0]]))
  for (const { winner, round, fell, left: ofOne } of fought) {
    rounds[round] = (rounds[round] ?? 0) + 1
    for (const [id] of fell) falls[id] = (falls[id] ?? 0) + 1
    for (const id in ofOne) left[id] = (left[id] ?? 0) + ofOne[id]!
    if (winner === null) continue
    const won = (wonIn[round] ??= {})
    won[winner] = (won[winner] ?? 0) + 1
    const own = fell.filter(([id]) => start.combatants[id]?.side === winner).length
    losses[winner]![Math.min(2, own)]!++
  }
  for (const id in left) left[id] = Math.round((100 * left[id]!) / fights)
  const won = (side: Id | null) => fought.filter(({ winner }) => winner === side)
  const examples: Record<Id, number> = {}
  for (const side of [...sides, null]) {
    const one = usualOf(won(side))
    if (one) examples[side ?? ''] = one.i
  }
  return {
    fights,
    wins: Object.fromEntries(sides.map(side => [side, estimate(won(side).length, fights)])),
    undecided: won(null).length,
    standoffs: fought.filter(({ isStandoff }) => isStandoff).length,
    losses,
    examples,
    first: Object.fromEntries(sides.map(side => [side, firstToFall(start, fought, side)])),
    rounds,
    wonIn,
    falls,
    left,
    goesFirst: Object.fromEntries(
      sides.map(side => {
        const own = fought.filter(({ first }) => first === side)
        return [side, { fights: own.length, won: own.filter(({ winner }) => winner === side).length }]
      }),
    ),
  }
}

/** The one of them in the middle by its length, of equals the lowest number; undefined: there are none. */
function usualOf(list: readonly Fought[]): Fought | undefined {
  const sorted = list.toSorted((a, b) => a.round - b.round || a.i - b.i)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle && sorted.find(({ round }) => round === middle.round)
}

/** Who of this side was the first to fall in most of the fights that others won, and in which round they mostly did. */
function firstToFall(
  { combatants }: Snapshot<TableTypes>,
  fought: readonly Fought[],
  side: Id,
): Forecast['first'][string] {
  const rounds = new Map<Id, number[]>()
  for (const { winner, fell } of fought) {
    if (winner === null || winner === side) continue
    const first = fell.find(([id]) => combatants[id]?.side === side)
    if (!first) continue
    const known = rounds.get(first[0])
    if (known) known.push(first[1])
    else rounds.set(first[0], [first[1]])
  }
  let most: NonNullable<Forecast['first'][string]> | undefined
  for (const [who, list] of rounds) {
    const round = list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
    if (!most || list.length > most.fights || (list.length === most.fights && who < most.who))
      most = { who, round, fights: list.length }
  }
  return most
}

/** Whole fights by tactics from this moment on. The same seed gives the same numbers. */
export function forecast<R extends TableTypes>(
  board: Board<R>,
  start: Snapshot<R>,
  { fights, seed, limits }: { fights: number; seed: number; limits?: Limits },
): Forecast {
  const list = Array.from({ length: fights }, (_, i) => fight(board, start, seed, i, limits))
  return forecastOf(start, list)
}

/** How much a side's chance grows without each of these, in ten-thousandths, the one that matters most first. */
export function whoMatters<R extends TableTypes>(
  board: Board<R>,
  start: Snapshot<R>,
  { side, among, ...many }: { side: Id; among: readonly Id[]; fights: number; seed: number; limits?: Limits },
): readonly { who: Id; gain: number }[] {
  const usual = forecast(board, start, many).wins[side]!.share
  return among
    .map(who => ({
      who,
      gain: forecast(board, whatIf(board, start, { ...AS_IT_IS, without: [who] }), many).wins[side]!.share - usual,
    }))
    .toSorted((a, b) => b.gain - a.gain)
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
