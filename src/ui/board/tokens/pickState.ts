import { BOARD } from '~/words/en/board'
import type { Picking } from '../props/picking'

/** Why somebody cannot be chosen who is not in question at all. */
export const NOT_IN_QUESTION = BOARD.notInQuestion

/** Can this token be chosen now? */
export function pickState(id: string, picking: Picking | null): 'open' | 'closed' | 'none' {
  if (picking?.kind !== 'token') return 'none'
  return picking.options.get(id) === null ? 'open' : 'closed'
}

/** Why this token cannot be chosen now; null when it can, or no token is being chosen. */
export function whyNotOf(id: string, picking: Picking | null): string | null {
  if (picking?.kind !== 'token') return null
  const whyNot = picking.options.get(id)
  return whyNot === undefined ? NOT_IN_QUESTION : whyNot
}
