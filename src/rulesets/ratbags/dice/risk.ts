import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { save } from './save'
import { isPresent } from '../conditions/able'
import type { Ratbags } from '../state/types'
import { ABILITIES } from '../state/vocabulary'
import { choose, text } from '../state/questions'
import { say } from '../state/events'

export type Outcome = 'works' | 'passed' | 'failed' | 'impossible'

/** How the GM is asked about something that may be risky. */
interface Attempt {
  who: Id
  words: string
  /** The others in it, one of whom may be the one most at risk. */
  others: readonly Id[]
  usual: 'works' | 'wil'
}

/**
 * Something that may be risky. The GM says that it simply works, that it cannot work, or names the ability; in a contest
 * the one most at risk; and what failure costs. Only then one save is rolled.
 */
export const risk = rule<Ratbags, [Attempt], Outcome>(
  ['RAT-ACT-06', 'RAT-ACT-11'],
  'risk',
  function* (w, { who, words, others, usual }) {
    const see = 'asked' as const
    const facts = { who, words }
    const answers = () => ['works', ...ABILITIES, 'impossible'] as const
    const how = yield* choose('gm', 'risk.how', answers, { see, facts, default: usual })
    if (how === 'works' || how === 'impossible') return how
    w.enter('RAT-ACT-03', 'RAT-ACT-05')
    const roller = yield* choose(
      'gm',
      'risk.who',
      () => [who, ...others.filter(id => id !== who && isPresent(w.of(id)))],
      {
        see,
        facts,
        default: who,
      },
    )
    const price = yield* text('gm', 'risk.price', 200, { see, facts, default: '' })
    say(w, 'risk', { who: roller }, { ability: how, price })
    const passed = yield* save(w, roller, how, { key: 'risk.save' })
    // Whoever resists another's attempt decides it by failing.
    return passed === (roller === who) ? 'passed' : 'failed'
  },
)
