import { choose, path } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option } from '~/engine/types'
import { share } from '~/table/share'
import { walkAlong } from '~/table/trail'
import { isEntangled, isUnseen } from './able'
import { footprintOf } from './size'
import { halfStep } from './step'
import type { Murdham } from './types'
import { stops, wayTo, whyNotWalk, withoutStart, type Stop } from './way'
import { namesOf } from './zones'

/**
 * A token goes along squares: within its zone for nothing [MUR-ZONE-09], else half a zone for every border it reaches and
 * every zone it enters. Where it ends beside a border the mover says whether it stands on it.
 */
export const move = rule<Murdham, [Id], void>([], 'move', function* (w, who) {
  const halves = () => w.now.turn?.acting?.halves ?? 0
  const refuse = (way: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), way, halves())
  const chosen = yield* path(who, 'move.path', () => ({ who, budget: halves(), parity: 0 }), refuse, { default: [] })
  const squares = withoutStart(w.of(who), chosen)
  const options = () => stops(w.now, w.terrain, w.of(who), squares, halves())
  if (squares.length === 0 || options().length === 0) return
  const first = (list: readonly Option<Stop>[]) => (list.find(one => !one.whyNot) ?? list[0])?.value
  const open = () => {
    const free = options().filter(one => !one.whyNot)
    return free.length > 0 ? free : options()
  }
  const names = namesOf(
    w.now,
    w.terrain,
    open().map(({ value }) => value.split(':')[1]),
  )
  const stop = yield* choose(who, 'move.stop', open, { see: 'asked', facts: { names }, default: first })
  const way = wayTo(w.now, w.terrain, w.of(who), squares, stop)
  if (!way) return
  if (way.legs.length === 0) {
    w.enter('MUR-ZONE-09')
    walkAlong(w, who, [w.of(who).cell!, ...way.rest], footprintOf, isUnseen(w.of(who)))
    return w.emit({ type: 'shifts', with: { who }, ...share(w.now, [who], { who }) })
  }
  for (const [i, { step, squares: leg }] of way.legs.entries()) {
    const isLast = i === way.legs.length - 1
    const at = isLast ? [...leg, ...way.rest] : leg
    const went = yield* halfStep(w, who, step, at)
    if (went === 'stopped' || isEntangled(w.of(who))) return
  }
})
