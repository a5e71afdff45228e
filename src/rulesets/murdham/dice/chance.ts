import { rule } from '~/engine/rule'
import { sayToGm } from '../state/events'
import { roll } from '../state/questions'
import type { Murdham } from '../state/types'

/** Something that happens x times in y: a die with y faces shows x or lower. */
export const tryChance = rule<Murdham, [{ x: number; y: number; words: string }], void>(
  ['MUR-DICE-08'],
  'tryChance',
  function* (w, { x, y, words }) {
    const [die = 1] = yield* roll('gm', 'chance.die', () => [y], { see: 'asked', facts: { words, x } })
    sayToGm(w, 'chance', { x, y, words, die, happens: die <= x })
  },
)
