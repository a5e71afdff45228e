import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { checkPath } from '~/grid/walk/checkPath'
import { groundAt } from '~/table/map/ground'
import { withoutStart } from '~/table/map/tokenRect'
import { walkAlong } from '~/table/tokens/trail'
import { nextStops, whereSetOff } from '../readied/stops'
import { isReady, setOff } from '../readied/watch'
import { mapOf, movementOf, rectOf } from '../space/space'
import { say } from '../state/events'
import { path, type WayKey } from '../state/questions'
import type { Endurance, World } from '../state/types'
import { afterInterruption } from './afterInterruption'
import { whyNotWalk, type Left } from './whyNotWalk'

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
    else yield* goAlong(w, who, gait, way, left)
  },
)

/**
 * A way is walked square by square where somebody has readied something that it may set off; otherwise in one piece.
 * Whoever was moved meanwhile goes no further.
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
