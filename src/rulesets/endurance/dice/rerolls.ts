import type { Part } from '~/engine/events'
import { atStake, option } from '~/engine/questions'
import { total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { choose, roll, type TestKey } from '../state/questions'
import type { Endurance } from '../state/types'

/** The attribute die and the skill die: their sides, or their faces. */
export type Pair = readonly [number, number]

/** Sources of advantage and disadvantage as a question states them; none: nothing to state. */
export function advantageFacts(sources: readonly Part[]): { sources?: { of: string; n: number }[] } {
  return sources.length > 0 ? { sources: sources.map(({ of, n }) => ({ of, n })) } : {}
}

/**
 * Advantage and disadvantage: as many rerolls as the sources come to, each chosen after seeing the one before. A better face is kept with advantage,
 * the worse with disadvantage, where the higher die must go (the attribute die of equals). The luck die is never rerolled.
 */
export const rerolls = rule<Endurance, [Id, TestKey, Pair, Pair, readonly Part[], 'all' | 'asked'], Pair>(
  ['END-DICE-06'],
  'rerolls',
  function* (w, of, key, sides, rolled, sources, see) {
    const net = total(sources)
    const why = advantageFacts(sources)
    let [first, second] = rolled
    for (let i = 0; i < Math.abs(net); i++) {
      w.enter(net > 0 ? 'END-DICE-04' : 'END-DICE-05', 'END-DICE-07')
      let which: 'attribute' | 'skill' | 'keep'
      if (net > 0) {
        const best = worthRerolling(sides, [first, second])
        const facts = { faces: [first, second], sides: [...sides], left: net - i, ...why }
        which = yield* choose(
          of,
          `${key}.reroll`,
          () => [
            atStake(option('attribute'), { effect: { shows: first, sides: sides[0] } }),
            atStake(option('skill'), { effect: { shows: second, sides: sides[1] } }),
            'keep',
          ],
          { see, facts, default: best },
        )
        if (which === 'keep') break
      } else which = second > first ? 'skill' : 'attribute'
      const die = which === 'attribute' ? 0 : 1
      const shows = die === 0 ? first : second
      const facts = { die: which, shows, nth: i + 1, of: Math.abs(net), ...why }
      const [face = 1] = yield* roll(of, `${key}.rerolled`, () => [sides[die]], { see, facts })
      const keep = net > 0 ? Math.max : Math.min
      if (die === 0) first = keep(first, face)
      else second = keep(second, face)
    }
    return [first, second]
  },
)

/** The die with the most to gain on average; `keep` when both show their best. */
function worthRerolling(sides: Pair, faces: Pair): 'attribute' | 'skill' | 'keep' {
  // Average gain of one reroll is (s − f)(s − f + 1) / 2s; compared without dividing.
  const gain = (i: 0 | 1) => (sides[i] - faces[i]) * (sides[i] - faces[i] + 1) * sides[i === 0 ? 1 : 0]
  if (gain(0) === 0 && gain(1) === 0) return 'keep'
  return gain(0) >= gain(1) ? 'attribute' : 'skill'
}
