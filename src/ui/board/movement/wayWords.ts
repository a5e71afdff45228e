import { HAND } from '~/words/en/board'
import { spokenLength } from '../geometry/lengthWords'
import type { PlannedWay } from './movePlan'

/** How far a way is, or why it is not allowed, for those who listen. */
export function wayWords({ refused, cost, unit }: PlannedWay): string {
  return refused === undefined ? spokenLength(cost, unit) : HAND.wayNotAllowed(refused.replace(/\.$/, ''))
}
