import type { Proc } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import { firstOpen, option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { takenSquare } from '~/grid/standing/takenSquare'
import { reach, type Reach } from '~/grid/walk/reach'
import { withoutStart } from '~/table/map/tokenRect'
import { isAble, isPresent } from '../conditions/able'
import { mapOf, movementOf, rectOf } from '../space/space'
import { choose, path } from '../state/questions'
import type { Endurance, World } from '../state/types'
import { giveWay } from './giveWay'
import { whyNotWalk, type Left } from './whyNotWalk'

/**
 * Whoever was interrupted on a way and can still move goes on, stops, or chooses the rest anew with what is left.
 * Returns the squares that follow, and whether they were chosen anew; none: the movement is over.
 */
export const afterInterruption = rule<
  Endurance,
  [Id, readonly number[], Left],
  { way: readonly number[]; isNew: boolean }
>([], 'afterInterruption', function* (w, who, rest, left) {
  const how = isAble(w.of(who)) ? yield* onward(w, who, rest, left) : 'down'
  if (how === 'on') return { way: rest, isNew: false }
  if (how === 'anew') return { way: withoutStart(w.of(who).cell, yield* anew(w, who, left)), isNew: true }
  if (how === 'down' || mustStop(w, who, left)) yield* clearSquare(w, who)
  return { way: [], isNew: false }
})

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
