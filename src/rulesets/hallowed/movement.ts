import type { Proc } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import { firstOpen, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { takenSquare } from '~/grid/standing'
import { checkPath } from '~/grid/walk/checkPath'
import { refusedPath } from '~/table/map/space'
import type { Terrain } from '~/table/map/terrain'
import { withoutStart } from '~/table/map/walks'
import { walkAlong } from '~/table/tokens/trail'
import {
  halvings,
  isDying,
  isHelpless,
  isIncapacitated,
  isProne,
  isStabilized,
  staysProne,
  whyNotTakePart,
} from './conditions'
import { listOrder } from './initiative/track'
import { offerReposte, threatens, whyNotReact } from './reactions'
import { conditionBonus, traitBonus } from './sheet/pools'
import { mapOf, movementOf, rectOf } from './space'
import { say } from './state/events'
import { choose, type Part, path } from './state/questions'
import type { Combatant, Entry, Hallowed, Snapshot, World } from './state/types'

/** Squares that somebody may cover in this round if they stood upright: Speed and everything that halves it. */
function uprightAllowance(s: Snapshot, { id, sheet }: Combatant): number {
  const speed = Math.max(0, sheet.speed + traitBonus(sheet, 'speed') + conditionBonus(sheet, 'speed'))
  if (isHelpless(sheet) || sheet.status.surprised) return 0
  if (isIncapacitated(sheet) || isDying(sheet)) return Math.min(1, speed)
  let halved = halvings(sheet)
  if (isStabilized(sheet)) {
    ruleReport('HAL-DEATH-08')
    halved++
  }
  if (guards(s, id)) {
    ruleReport('HAL-ACT-12')
    halved++
  }
  if (halved === 0 || speed === 0) return speed
  ruleReport('HAL-MOVE-04')
  // Several halvings leave a quarter, an eighth; rounded down once, and at least one square.
  return Math.max(1, Math.floor(speed / 2 ** halved))
}

/** A Full-Defense stands in this round, before its count or after, unless it was given up [HAL-ACT-13]. */
function guards({ turn }: Snapshot, who: string): boolean {
  const entries = turn?.entries ?? []
  return entries.some(
    one => one.who === who && one.act === 'fullDefense' && (one.state === 'waiting' || one.state === 'done'),
  )
}

/** Squares that somebody may cover in this round, all pieces together [HAL-MOVE-01]. */
export function allowance(s: Snapshot, c: Combatant): number {
  const upright = uprightAllowance(s, c)
  if (!isProne(c.sheet)) return upright
  ruleReport('HAL-COND-02')
  return Math.min(1, upright)
}

/** Squares that are left of it; what was moved before a limit arose counts. */
export function squaresLeft(s: Snapshot, c: Combatant): number {
  return Math.max(0, allowance(s, c) - c.sheet.round.moved)
}

/** Squares that standing up takes: half of what could be covered upright, at least 1. */
export function standingCost(s: Snapshot, c: Combatant): number {
  return Math.max(1, Math.floor(uprightAllowance(s, c) / 2))
}

/** Squares that would be left for whoever stood upright. */
export function uprightLeft(s: Snapshot, c: Combatant): number {
  return Math.max(0, uprightAllowance(s, c) - c.sheet.round.moved)
}

/** Why somebody cannot stand up now. */
export function whyNotStand(s: Snapshot, c: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (!isProne(sheet)) return reason('HAL-COND-02', 'notProne', { who: id })
  if (staysProne(sheet)) return reason('HAL-INJ-03', 'proneUntilHealed', { who: id })
  if (isIncapacitated(sheet) || isDying(sheet)) return reason('HAL-COND-02', 'onlyCrawls', { who: id })
  const [cost, left] = [standingCost(s, c), uprightLeft(s, c)]
  return left < cost ? reason('HAL-COND-02', 'tooFarMoved', { who: id, cost, left }) : undefined
}

/** Why somebody cannot move at all now. */
export function whyNotMove(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (c.cell === null || !rectOf(terrain, c)) return reason('HAL-MOVE-03', 'notOnMap', { who: id })
  const out = whyNotTakePart(c)
  if (out) return out
  if (sheet.status.surprised) return reason('HAL-SURP-05', 'surprised', { who: id })
  if (isDying(sheet) && sheet.round.actions > 0) return reason('HAL-DEATH-11', 'dyingDone', { who: id })
  return squaresLeft(s, c) === 0 ? reason('HAL-MOVE-02', 'noSpeedLeft', { who: id }) : undefined
}

/** Why these squares cannot be walked in this order; not moving at all is always possible. */
export function whyNotWalk(s: Snapshot, terrain: Terrain, c: Combatant, way: readonly number[]): Reason | undefined {
  const squares = withoutStart(c.cell, way)
  if (squares.length === 0) return undefined
  const no = whyNotMove(s, terrain, c)
  if (no || c.cell === null) return no
  const budget = squaresLeft(s, c)
  const movement = { ...movementOf(s, terrain, c, budget), parity: parityOf(c) }
  const checked = checkPath(mapOf(s, terrain), [c.cell, ...squares], movement)
  if (checked.ok) return undefined
  const crawls = isIncapacitated(c.sheet) || isDying(c.sheet)
  const tooFar = crawls ? 'HAL-DEATH-03' : 'HAL-MOVE-01'
  return refusedPath(checked, { row: 'HAL-MOVE-03', tooFar, occupied: 'foeInTheWay' })
}

/** Diagonals of this round so far, odd or even [HAL-GEN-05]. */
export function parityOf({ sheet }: Combatant): 0 | 1 {
  return sheet.round.diagonals % 2 === 0 ? 0 : 1
}

/** One piece of somebody's movement; the squares are asked under `key`. */
export const move = rule<Hallowed, [Entry, `${Part}.path`], void>(['HAL-MOVE-02'], 'move', function* (w, entry, key) {
  const { who } = entry
  let way = yield* askWay(w, who, key)
  while (way.length > 0) {
    const stopped = yield* followWay(w, entry, way)
    if (stopped === undefined) return
    const how = yield* onward(w, who, stopped)
    if (how === 'stop') return
    way = how === 'on' ? stopped : yield* askWay(w, who, 'move.anew')
  }
})

function* askWay(w: World, who: Id, key: `${Part}.path` | 'move.anew') {
  const refuse = (way: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), way)
  const asked = () => ({ who, budget: squaresLeft(w.now, w.of(who)), parity: parityOf(w.of(who)) })
  const way = yield* path(who, key, asked, refuse, { default: [] })
  return withoutStart(w.of(who).cell, way)
}

/**
 * Step by step into threat ranges, where each whose range is entered may answer before the mover goes on. Returns the
 * squares that are left when somebody has answered; undefined: the movement is over.
 */
const followWay: (w: World, entry: Entry, way: readonly number[]) => Proc<readonly number[] | undefined> = rule<
  Hallowed,
  [Entry, readonly number[]],
  readonly number[] | undefined
>(['HAL-MOVE-01', 'HAL-MOVE-03', 'HAL-GEN-05'], 'followWay', function* (w, entry, way) {
  const { who } = entry
  const from = w.of(who).cell
  if (from === null || !rectOf(w.terrain, w.of(who))) return undefined
  const meets = way.findIndex((cell, i) => threatenedBy(w, entry, way[i - 1] ?? from, cell).length > 0)
  const leg = meets < 0 ? way : way.slice(0, meets + 1)
  const before = leg.at(-2) ?? from
  if (!walkLeg(w, who, leg)) return undefined
  if (meets < 0) return undefined
  const { cur } = w.of(who).sheet.wounds
  const { cell } = w.of(who)
  if (cell === null) return undefined
  let answered = false
  for (const foe of listOrder(w.now, threatenedBy(w, entry, before, cell))) {
    if (w.of(who).sheet.status.dead) break
    const known = { holds: held(w, who), act: entry.act }
    if (yield* offerReposte(w, foe, who, 'enters', known)) answered = true
  }
  const { sheet } = w.of(who)
  const felled = cur > 0 && sheet.wounds.cur <= 0
  if (felled) w.enter('HAL-REACT-05')
  const rest = way.slice(leg.length)
  const over = felled || isHelpless(sheet) || w.of(who).cell !== cell || rest.length === 0
  if (over || whyNotMove(w.now, w.terrain, w.of(who))) return undefined
  return answered || whyNotWalk(w.now, w.terrain, w.of(who), rest) ? rest : yield* followWay(w, entry, rest)
})

/** What somebody visibly holds. */
function held(w: World, who: Id): string[] {
  return w.of(who).sheet.weapons.flatMap(({ held, kind, name }) => (held && kind !== 'natural' ? [name] : []))
}

/** Who may answer because this step enters their threat range; to whoever declared Defensive Attack nobody [HAL-ACT-09]. */
function threatenedBy(w: World, { who, act }: Entry, from: number, to: number): Id[] {
  const mover = w.of(who)
  const entered = Object.values(w.now.combatants).filter(
    c =>
      threatens(w.now, w.terrain, c, mover, to) &&
      !threatens(w.now, w.terrain, c, mover, from) &&
      !whyNotReact(w.now, c, mover),
  )
  if (entered.length > 0 && (act === 'defensiveAttack' || act === 'defensiveMove')) {
    w.enter('HAL-ACT-09', 'HAL-ACT-10')
    return []
  }
  if (entered.length === 0) w.enter('HAL-REACT-08')
  return entered.map(({ id }) => id)
}

/** The token goes along these squares; the GM's word moves it through walls, but never off the map. */
function walkLeg(w: World, who: Id, cells: readonly number[]): boolean {
  const mover = w.of(who)
  const to = cells.at(-1)
  if (to === undefined || mover.cell === null) return false
  const parity = parityOf(mover)
  const free = { budget: Infinity, parity, size: mover.sheet.footprint }
  const walked = checkPath(mapOf(w.now, w.terrain), [mover.cell, ...cells], free)
  if (!walked.ok && walked.why === 'off map') return false
  const crawls = isIncapacitated(mover.sheet) || isDying(mover.sheet)
  if (crawls) w.enter('HAL-DEATH-03')
  const { width } = w.terrain.map
  const isDiagonal = (from: number, at: number) => from % width !== at % width && !isSameRow(width, from, at)
  const diagonals = cells.filter((at, i) => isDiagonal(cells[i - 1] ?? mover.cell!, at)).length
  const path = [mover.cell, ...cells]
  const round = w.editSheet(who, 'round')
  round.moved += walked.cost
  round.diagonals += diagonals
  say(w, 'moved', { who }, { cost: walked.cost, crawls }, { path })
  walkAlong(w, who, path, ({ footprint }) => footprint)
  return true
}

const isSameRow = (width: number, a: number, b: number): boolean => Math.floor(a / width) === Math.floor(b / width)

/** Go on, stop here, or choose the rest of the way anew. */
const onward = rule<Hallowed, [Id, readonly number[]], 'on' | 'stop' | 'anew'>([], 'onward', function* (w, who, rest) {
  const options = (): Option<'on' | 'stop' | 'anew'>[] => {
    const no = whyNotWalk(w.now, w.terrain, w.of(who), rest)
    const shared = whyNotStop(w, who)
    return [option('on', no), option('stop', shared), option('anew')]
  }
  const facts = () => ({ left: squaresLeft(w.now, w.of(who)) })
  return yield* choose(who, 'move.on', options, { see: 'asked', facts, default: firstOpen })
})

/** A movement cannot end where somebody else stands, though the way may lead through. */
function whyNotStop(w: World, who: Id): Reason | undefined {
  const mover = w.of(who)
  if (mover.cell === null) return undefined
  const { size = 1, through } = movementOf(w.now, w.terrain, mover, 0)
  const taken = takenSquare(w.terrain.map.width, mover.cell, size, through)
  return taken === undefined ? undefined : reason('HAL-MOVE-03', 'endOccupied', { at: taken })
}
