import { isAble } from '../conditions/able'
import type { World } from '../state/types'
import type { Blow } from './blow'

/** The GM has put out the maker of a blow over a question, or led it away: it strikes no more [MUR-ATK-24]. */
export function isBrokenOff(w: World, { by, forced }: Blow): boolean {
  if (forced || isAble(w.of(by))) return false
  w.enter('MUR-ATK-24')
  return true
}
