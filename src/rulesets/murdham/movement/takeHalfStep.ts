import { firstOpen } from '~/engine/options'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { namesOf } from '../space/zones'
import { stepOptions, zoneOf } from '../space/zoneSteps'
import { choose } from '../state/questions'
import type { Murdham } from '../state/types'
import { halfStep } from './halfStep'

const see = 'asked' as const

/** A half-zone step of one's own choosing [MUR-MOVE-03]. */
export const takeHalfStep = rule<Murdham, [Id], void>([], 'takeHalfStep', function* (w, who) {
  const options = () => stepOptions(w.now, w.terrain, w.of(who))
  const names = namesOf(
    w.now,
    w.terrain,
    options().map(({ value }) => zoneOf(value)),
  )
  const to = yield* choose(who, 'step.to', options, { see, facts: { names }, default: firstOpen })
  yield* halfStep(w, who, to, [])
})
