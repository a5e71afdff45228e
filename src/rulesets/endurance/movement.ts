import type { Proc } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import { firstOpen, option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { cellsOf } from '~/grid/squares'
import { takenSquare } from '~/grid/standing'
import { checkPath } from '~/grid/walk/checkPath'
import { nearestFree, type Reach, reach } from '~/grid/walk/reach'
import { groundAt } from '~/table/map/ground'
import { pathCode } from '~/table/map/space'
import type { Terrain } from '~/table/map/terrain'
import { withoutStart } from '~/table/map/walks'
import { walkAlong } from '~/table/tokens/trail'
import { isAble, isPresent, loseCover } from './conditions'
import { isReady, nextStops, setOff, whereSetOff } from './readied'
import { spendActions, spendPoints } from './sheet/weapons'
import { mapOf, movementOf, rectOf } from './space'
import { say } from './state/events'
import { type AsideKey, choose, path, type WayKey } from './state/questions'
import type { Combatant, Endurance, Snapshot, World } from './state/types'

/** Puts somebody on another square, not by their own steps. */
export function moveTo(w: World, who: Id, cell: number): void {
  w.editRow(who).cell = cell
  loseCover(w, who)
}

/**
 * A token that cannot stay at `from` goes to the nearest free squares; among several equally near the GM chooses, under
 * `key`. Without any it stays.
 */
export const giveWay = rule<Endurance, [Id, number, AsideKey], void>([], 'giveWay', function* (w, who, from, key) {
  const { map } = w.terrain
  const taken = new Set(
    Object.values(w.now.combatants)
      .filter(c => c.id !== who && isPresent(c))
      .flatMap(c => {
        const rect = rectOf(w.terrain, c)
        return rect ? cellsOf(map.width, rect) : []
      }),
  )
  const free = () => nearestFree(mapOf(w.now, w.terrain), from, w.of(who).sheet.footprint, taken)
  const [first] = free()
  if (first === undefined) return
  const facts = { who, width: map.width }
  const to = yield* choose('gm', key, free, { see: 'asked', facts, default: first })
  moveTo(w, who, to)
})

/** Metres left of a movement, and its diagonals so far, modulo 2. */
interface Left {
  budget: number
  parity?: 0 | 1
}

/** Metres of one Move or Sprint: crawling, lameness and burdens halve them, rounded up [END-MOVE-05, END-OPT-02]. */
export function stride(s: Snapshot, { sheet }: Combatant): number {
  const { crippled, encumbered } = sheet.conditions
  const halvings = [sheet.status.prone && s.settings.proneCrawl, crippled, encumbered].filter(Boolean)
  return halvings.reduce((metres: number) => Math.ceil(metres / 2), sheet.speed)
}

/** Why these squares cannot be walked in this order; not moving at all is always possible. */
export function whyNotWalk(
  s: Snapshot,
  terrain: Terrain,
  mover: Combatant,
  cells: readonly number[],
  { budget, parity = 0 }: Left,
): Reason | undefined {
  const way = withoutStart(mover.cell, cells)
  if (way.length === 0) return undefined
  if (mover.cell === null || !rectOf(terrain, mover)) return reason('END-MOVE-04', 'notOnMap', { who: mover.id })
  const movement = { ...movementOf(s, terrain, mover, budget), parity }
  const checked = checkPath(mapOf(s, terrain), [mover.cell, ...way], movement)
  if (checked.ok) return undefined
  const { why, cost } = checked
  if (why === 'budget') return reason('END-MOVE-01', 'tooFar', { cost, budget })
  return reason('END-MOVE-04', pathCode(why, { occupied: 'enemyInTheWay' }), { at: checked.at })
}

/**
 * Whoever was interrupted on a way and can still move goes on, stops, or chooses the rest anew with what is left.
 * Returns the squares that follow, and whether they were chosen anew; none: the movement is over.
 */
const afterInterruption = rule<Endurance, [Id, readonly number[], Left], { way: readonly number[]; isNew: boolean }>(
  [],
  'afterInterruption',
  function* (w, who, rest, left) {
    const how = isAble(w.of(who)) ? yield* onward(w, who, rest, left) : 'down'
    if (how === 'on') return { way: rest, isNew: false }
    if (how === 'anew') return { way: withoutStart(w.of(who).cell, yield* anew(w, who, left)), isNew: true }
    if (how === 'down' || mustStop(w, who, left)) yield* clearSquare(w, who)
    return { way: [], isNew: false }
  },
)

/** Go on, stop here, or choose the rest of the way anew. */
const onward = rule<Endurance, [Id, readonly number[], Left], 'on' | 'stop' | 'anew'>(
  [],
  'onward',
  function* (w, who, rest, left) {
    const options = (): Option<'on' | 'stop' | 'anew'>[] => {
      const no = whyNotWalk(w.now, w.terrain, w.of(who), rest, left)
      const shared = whyNotStop(w, who)
      const isStuck = mustStop(w, who, left)
      return [
        option('on', no),
        option('stop', isStuck ? undefined : shared),
        option('anew', isStuck ? shared : undefined),
      ]
    }
    return yield* choose(who, 'move.on', options, { see: 'asked', facts: { left: left.budget }, default: firstOpen })
  },
)

/** The rest of the way chosen anew, with what is left; from a square that somebody else holds it must lead away. */
function* anew(w: World, who: Id, left: Left): Proc<readonly number[]> {
  const refuse = (cells: readonly number[]) =>
    withoutStart(w.of(who).cell, cells).length === 0
      ? whyNotStop(w, who)
      : whyNotWalk(w.now, w.terrain, w.of(who), cells, left)
  const nearest = (): readonly number[] => {
    const reached = ends(w, who, left)
    return (reached && whyNotStop(w, who) && reached.pathTo(reached.cells()[0] ?? -1)?.slice(1)) ?? []
  }
  const walked = () => ({ who, budget: left.budget, parity: left.parity ?? 0 })
  return yield* path(who, 'move.anew', walked, refuse, { default: nearest() })
}

/** A movement cannot end where somebody else stands, though the way may lead through. */
function whyNotStop(w: World, who: Id): Reason | undefined {
  const mover = w.of(who)
  if (mover.cell === null) return undefined
  const { size = 1, through } = movementOf(w.now, w.terrain, mover, 0)
  const taken = takenSquare(w.terrain.map.width, mover.cell, size, through)
  return taken === undefined ? undefined : reason('END-MOVE-04', 'endOccupied', { at: taken })
}

/** Nothing can be reached on which the movement may end: it ends here, and whoever stands on others' squares gives way. */
function mustStop(w: World, who: Id, left: Left): boolean {
  return ends(w, who, left)?.cells().length === 0
}

/** Where the rest of a movement may end; undefined off the map. */
function ends(w: World, who: Id, { budget, parity = 0 }: Left): Reach | undefined {
  const mover = w.of(who)
  if (mover.cell === null || !rectOf(w.terrain, mover)) return undefined
  return reach(mapOf(w.now, w.terrain), mover.cell, { ...movementOf(w.now, w.terrain, mover, budget), parity })
}

/** Whoever was stopped on squares that somebody else holds comes to rest on the nearest free ones. */
const clearSquare = rule<Endurance, [Id], void>([], 'clearSquare', function* (w, who) {
  const { cell } = w.of(who)
  if (cell === null || !isPresent(w.of(who)) || !whyNotStop(w, who)) return
  w.enter('END-MOVE-04')
  yield* giveWay(w, who, cell, 'move.aside')
})

/** How somebody moves: the rulebook's word for it. */
type Gait = 'move' | 'sprint' | 'step' | 'shift'

/** Walk up to so many metres; the count of diagonals starts afresh. The path is asked under `key`. */
export const moveUpTo = rule<Endurance, [Id, WayKey, Gait, () => number], void>(
  ['END-MOVE-01', 'END-MOVE-02'],
  'moveUpTo',
  function* (w, who, key, gait, budget) {
    const refuse = (cells: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), cells, { budget: budget() })
    const given = yield* path(who, key, () => ({ who, budget: budget(), parity: 0 }), refuse, { default: [] })
    const way = withoutStart(w.of(who).cell, given)
    const left = { budget: budget(), parity: 0 } as const
    if (gait === 'shift') walkLeg(w, who, gait, way, left)
    else yield* followWay(w, who, gait, way, left)
  },
)

/**
 * A way is walked square by square where somebody has readied something that it may set off; otherwise in one piece.
 * Whoever was moved meanwhile goes no further.
 */
const followWay = rule<Endurance, [Id, Gait, readonly number[], Left], void>(
  [],
  'followWay',
  function* (w, who, gait, way, given) {
    let left = given
    let rest = way
    let stops = yield* whereSetOff(w, who, rest)
    while (rest.length > 0) {
      const due = nextStops(w, who, rest, stops)
      const after = due[0]?.after ?? rest.length
      const walked = walkLeg(w, who, gait, rest.slice(0, after), left)
      if (due.length === 0 || !walked) return
      left = walked
      rest = rest.slice(after)
      const { cell } = w.of(who)
      for (const stop of due) if (isReady(w.now, w.of(stop.who))) yield* setOff(w, stop.who)
      if (rest.length === 0 || w.of(who).cell !== cell) return
      const next = yield* afterInterruption(w, who, rest, left)
      rest = next.way
      stops = next.isNew
        ? yield* whereSetOff(w, who, rest)
        : stops.map(stop => ({ ...stop, after: stop.after - after }))
    }
  },
)

/** Walk these squares in one piece. Returns what is left of the movement; undefined: it was no movement. */
function walkLeg(w: World, who: Id, gait: Gait, cells: readonly number[], left: Left): Left | undefined {
  const to = cells.at(-1)
  const from = w.of(who).cell
  if (to === undefined || from === null || !rectOf(w.terrain, w.of(who))) return undefined
  const passing = {
    ...movementOf(w.now, w.terrain, w.of(who), 9999),
    through: new Set<number>(),
    parity: left.parity ?? 0,
  }
  const walked = checkPath(mapOf(w.now, w.terrain), [from, ...cells], passing)
  // Not even the GM's word moves a token off the map.
  if (!walked.ok && walked.why === 'off map') return undefined
  w.enter('END-MOVE-04')
  const { difficultTerrain } = w.now.settings
  if (difficultTerrain && cells.some(cell => groundAt(w.now.board, w.terrain.map.width, cell) === 'difficult'))
    w.enter('END-OPT-04')
  walkAlong(w, who, [from, ...cells], ({ footprint }) => footprint)
  w.editSheet(who, 'status').cover = false
  say(w, 'moved', { who }, { how: gait, cost: walked.cost }, { path: [from, ...cells] })
  return { budget: Math.max(0, left.budget - walked.cost), parity: walked.ok ? walked.parity : 0 }
}

/** Move: up to the speed, once in a turn. */
export const move = rule<Endurance, [Id], void>(['END-ACT-09'], 'move', function* (w, who) {
  spendActions(w, who, 1)
  w.editSheet(who, 'status').moved = true
  yield* atSpeed(w, who, 'move')
})

/** Sprint: as far once more, after a Move. */
export const sprint = rule<Endurance, [Id], void>(['END-ACT-17'], 'sprint', function* (w, who) {
  spendActions(w, who, 1)
  spendPoints(w, who, 'stamina', 1)
  yield* atSpeed(w, who, 'sprint')
})

/** Step: 1 m, for nothing. */
export const step = rule<Endurance, [Id], void>(['END-ACT-23', 'END-ACT-26', 'END-ACT-27'], 'step', function* (w, who) {
  w.editSheet(who, 'status').stepped = true
  yield* moveUpTo(w, who, 'step.path', 'step', () => 1)
})

/** Up to the speed, or half of it while prone. */
function* atSpeed(w: World, who: Id, gait: 'move' | 'sprint'): Proc<void> {
  if (w.of(who).sheet.status.prone && w.now.settings.proneCrawl) w.enter('END-MOVE-05', 'END-DICE-14')
  yield* moveUpTo(w, who, `${gait}.path`, gait, () => stride(w.now, w.of(who)))
}
