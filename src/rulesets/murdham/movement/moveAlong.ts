import { firstOpen } from '~/engine/options'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { withoutStart } from '~/table/map/tokenRect'
import { walkAlong } from '~/table/tokens/trail'
import { isEntangled, isUnseen } from '../conditions/able'
import { footprintOf } from '../sheet/size'
import { squareWayTo, stopOptions, whyNotWalk } from '../space/squareWay'
import { namesOf } from '../space/zones'
import { say } from '../state/events'
import { choose, path } from '../state/questions'
import type { Murdham } from '../state/types'
import { halfStep } from './halfStep'

/**
 * A token goes along squares: within its zone for nothing [MUR-ZONE-09], else half a zone for every border it reaches and
 * every zone it enters. Where it ends beside a border the mover says whether it stands on it.
 */
export const moveAlong = rule<Murdham, [Id], void>([], 'moveAlong', function* (w, who) {
  const halves = () => w.now.turn?.acting?.halves ?? 0
  const refuse = (way: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), way, halves())
  const chosen = yield* path(who, 'move.path', () => ({ who, budget: halves(), parity: 0 }), refuse, { default: [] })
  const squares = withoutStart(w.of(who).cell, chosen)
  const options = () => stopOptions(w.now, w.terrain, w.of(who), squares, halves())
  if (squares.length === 0 || options().length === 0) return
  const open = () => {
    const free = options().filter(one => !one.whyNot)
    return free.length > 0 ? free : options()
  }
  const names = namesOf(
    w.now,
    w.terrain,
    open().map(({ value }) => value.split(':')[1]),
  )
  const stop = yield* choose(who, 'move.stop', open, {
    see: 'asked',
    facts: { names },
    default: list => firstOpen(list) ?? list[0]?.value,
  })
  const way = squareWayTo(w.now, w.terrain, w.of(who), squares, stop)
  if (!way) return
  if (way.legs.length === 0) {
    w.enter('MUR-ZONE-09')
    walkAlong(w, who, [w.of(who).cell!, ...way.rest], footprintOf, isUnseen(w.of(who)))
    return say(w, 'shifts', { who })
  }
  for (const [i, { step, squares: leg }] of way.legs.entries()) {
    const isLast = i === way.legs.length - 1
    const at = isLast ? [...leg, ...way.rest] : leg
    const went = yield* halfStep(w, who, step, at)
    if (went === 'stopped' || isEntangled(w.of(who))) return
  }
})
