import { choose, path, type Proc } from '~/engine/ask'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Option, Reason } from '~/engine/types'
import { checkPath } from '~/grid/check-path'
import { reach, type Reach } from '~/grid/reach'
import { takenSquare } from '~/grid/taken-square'
import { groundAt } from '~/table/ground'
import { share } from '~/table/share'
import type { Terrain } from '~/table/terrain'
import { walkAlong } from '~/table/trail'
import { isAble, isOnField } from './able'
import { giveWay } from './giveWay'
import { mapOf, movementOf, rectOf } from './space'
import type { Combatant, Endurance, Snapshot, World } from './types'
import { isClose, setOff, triggers, watchers } from './watch'

/** How somebody moves: the rulebook's word for it. */
export type Gait = 'move' | 'sprint' | 'step' | 'shift'

/** Walk up to so many metres; the count of diagonals starts afresh. The path is asked under `key`. */
export const move = rule<Endurance, [Id, string, Gait, () => number], void>(
  ['END-MOVE-01', 'END-MOVE-02'],
  'move',
  function* (w, who, key, gait, budget) {
    const refuse = (cells: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), cells, { budget: budget() })
    const way = yield* path(who, key, () => ({ who, budget: budget(), parity: 0 }), refuse, { default: [] })
    const left = { budget: budget(), parity: 0 } as const
    if (gait === 'shift') walkLeg(w, who, gait, withoutStart(w.of(who), way), left)
    else yield* goAlong(w, who, gait, withoutStart(w.of(who), way), left)
  },
)

/**
 * A way is walked square by square where somebody has readied something that it may set off; otherwise in one piece.
 * Whoever was interrupted and can still move goes on, stops, or chooses the rest anew with what is left.
 */
const goAlong = rule<Endurance, [Id, Gait, readonly number[], Left], void>(
  [],
  'goAlong',
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
      for (const stop of due) if (isReady(w, stop.who)) yield* setOff(w, stop.who)
      stops = stops.map(stop => ({ ...stop, after: stop.after - after }))
      if (rest.length === 0 || w.of(who).cell !== cell) return
      if (!isAble(w.of(who))) return yield* clearSquare(w, who)
      const how = yield* onward(w, who, rest, left)
      if (how === 'stop') return mustStop(w, who, left) ? yield* clearSquare(w, who) : undefined
      if (how === 'on') continue
      rest = withoutStart(w.of(who), yield* anew(w, who, left))
      stops = yield* whereSetOff(w, who, rest)
    }
  },
)

/** Metres left of a movement, and its diagonals so far, modulo 2. */
interface Left {
  budget: number
  parity?: 0 | 1
}

/** After how many squares of a way somebody's readied action is set off. */
interface Stop {
  who: Id
  after: number
}

/** Of those who wait for something in words, the GM says whether this way sets it off, and where. */
const whereSetOff = rule<Endurance, [Id, readonly number[]], readonly Stop[]>(
  [],
  'whereSetOff',
  function* (w, who, way) {
    const stops: Stop[] = []
    if (way.length === 0) return stops
    const { width } = w.terrain.map
    for (const { id } of watchers(w.now, who, 'words')) {
      const facts = { mover: who, who: id, cells: way, width, triggers: triggers(w.now, [id]) }
      const options = (): (string | number)[] => ['none', ...way.map((_, i) => i + 1)]
      const after = yield* choose('gm', 'ready.where', options, { see: 'asked', facts, default: 'none' })
      if (typeof after === 'number') stops.push({ who: id, after })
    }
    return stops
  },
)

/**
 * The readied actions that are set off next, all at one square of the way: those for which the GM has named it, and those that
 * wait for an enemy who comes close there [END-ACT-11].
 */
function nextStops(w: World, who: Id, way: readonly number[], named: readonly Stop[]): readonly Stop[] {
  const mover = w.of(who)
  const due = named.filter(stop => isReady(w, stop.who) && stop.after > 0)
  for (const watcher of watchers(w.now, who, 'comes')) {
    const near = way.findIndex(
      (cell, i) =>
        isClose(w, watcher, { ...mover, cell }) && !isClose(w, watcher, { ...mover, cell: way[i - 1] ?? mover.cell }),
    )
    if (near >= 0) due.push({ who: watcher.id, after: near + 1 })
  }
  const first = Math.min(...due.map(({ after }) => after))
  return due.filter(({ after }) => after === first)
}

function isReady(w: World, id: Id): boolean {
  const c = w.now.combatants[id]
  return c !== undefined && c.sheet.status.readied !== null && isAble(c)
}

/** The rest of the way chosen anew, with what is left; from a square that somebody else holds it must lead away. */
function* anew(w: World, who: Id, left: Left): Proc<readonly number[]> {
  const refuse = (cells: readonly number[]) =>
    withoutStart(w.of(who), cells).length === 0
      ? whyNotStop(w, who)
      : whyNotWalk(w.now, w.terrain, w.of(who), cells, left)
  const nearest = (): readonly number[] => {
    const reached = ends(w, who, left)
    return (reached && whyNotStop(w, who) && reached.pathTo(reached.cells()[0] ?? -1)?.slice(1)) ?? []
  }
  const walked = () => ({ who, budget: left.budget, parity: left.parity ?? 0 })
  return yield* path(who, 'move.anew', walked, refuse, { default: nearest() })
}

/** Go on, stop here, or choose the rest of the way anew. */
const onward = rule<Endurance, [Id, readonly number[], Left], 'on' | 'stop' | 'anew'>(
  [],
  'onward',
  function* (w, who, rest, left) {
    const options = () => {
      const no = whyNotWalk(w.now, w.terrain, w.of(who), rest, left)
      const shared = whyNotStop(w, who)
      const isStuck = mustStop(w, who, left)
      return [
        { value: 'on' as const, ...(no && { whyNot: no }) },
        { value: 'stop' as const, ...(shared && !isStuck && { whyNot: shared }) },
        { value: 'anew' as const, ...(shared && isStuck && { whyNot: shared }) },
      ]
    }
    const first = (list: readonly Option<'on' | 'stop' | 'anew'>[]) => list.find(option => !option.whyNot)?.value
    return yield* choose(who, 'move.on', options, { see: 'asked', facts: { left: left.budget }, default: first })
  },
)

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
  if (cell === null || !isOnField(w.of(who)) || !whyNotStop(w, who)) return
  w.enter('END-MOVE-04')
  yield* giveWay(w, who, cell, 'move.aside')
})

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
  const facts = { who, how: gait, cost: walked.cost, path: [from, ...cells] }
  w.emit({ type: 'moved', with: facts, ...share(w.now, [who], { who, how: gait, cost: walked.cost }) })
  return { budget: Math.max(0, left.budget - walked.cost), parity: walked.ok ? walked.parity : 0 }
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
  if (withoutStart(mover, cells).length === 0) return undefined
  if (mover.cell === null || !rectOf(terrain, mover)) return reason('END-MOVE-04', 'notOnMap', { who: mover.id })
  const checked = checkPath(mapOf(s, terrain), [mover.cell, ...withoutStart(mover, cells)], {
    ...movementOf(s, terrain, mover, budget),
    parity,
  })
  if (checked.ok) return undefined
  const { why, cost } = checked
  if (why === 'budget') return reason('END-MOVE-01', 'tooFar', { cost, budget })
  return reason('END-MOVE-04', PATH_CODES[why], { at: checked.at })
}

/** A way may be given with the square it starts from or without. */
function withoutStart({ cell }: Combatant, way: readonly number[]): readonly number[] {
  return way[0] === cell ? way.slice(1) : way
}

const PATH_CODES = {
  empty: 'notOnMap',
  'off map': 'offMap',
  'not adjacent': 'notAdjacent',
  solid: 'solid',
  wall: 'wall',
  occupied: 'enemyInTheWay',
  corner: 'corner',
  'end occupied': 'endOccupied',
} as const
