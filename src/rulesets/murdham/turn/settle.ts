import { rule } from '~/engine/rule'
import { settleHealth } from '../harm/settleHealth'
import type { Murdham, Snapshot } from '../state/types'
import { enlist } from './enlist'

/** What follows from a change, whatever hand made it: who takes goes, and who is down, dying, dead or out of danger. */
export const settle = rule<Murdham, [Snapshot], void>([], 'settle', function* (w, before) {
  enlist(w)
  yield* settleHealth(w, before)
})
