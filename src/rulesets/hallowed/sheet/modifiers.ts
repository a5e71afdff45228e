import type { Sheet } from '../state/sheet'
import type { Modified } from '../state/vocabulary'

/** What traits, talents and features add to something. */
export function traitBonus({ traits }: Sheet, to: Modified): number {
  return sum(traits, to)
}

/** What conditions of the GM's own add to something [HAL-COND-01]. */
export function conditionBonus({ conditions }: Sheet, to: Modified): number {
  return sum(conditions, to)
}

function sum(list: readonly { modifiers: readonly { to: Modified; n: number }[] }[], to: Modified): number {
  let n = 0
  for (const { modifiers } of list) for (const one of modifiers) if (one.to === to) n += one.n
  return n
}
