import { rule } from '~/engine/rule'
import type { Blow } from '../aim/blow'
import { say, sayToGm } from '../state/events'
import { choose, text } from '../state/questions'
import type { Murdham } from '../state/types'

/** Instead of damage another effect: offered, allowed by the GM, and accepted or not. True: it happens, and nothing else. */
export const offerStunt = rule<Murdham, [Blow], boolean>(
  ['MUR-STUNT-01', 'MUR-STUNT-02', 'MUR-STUNT-06'],
  'offerStunt',
  function* (w, { by, target }) {
    const who = target!
    const see = 'asked' as const
    const words = yield* text(by, 'stunt.words', 200, { see, facts: { by, target: who } })
    const facts = { by, target: who, words }
    w.enter('MUR-STUNT-03')
    const allowed = yield* choose('gm', 'stunt.allow', () => ['allow', 'refuse'], { see, facts, default: 'allow' })
    if (allowed === 'refuse') {
      sayToGm(w, 'stuntRefused', facts)
      return false
    }
    say(w, 'stuntOffered', { by, target: who }, { words })
    w.enter('MUR-STUNT-04')
    const said = yield* choose(who, 'stunt.accept', () => ['decline', 'accept'], { see, facts, default: 'decline' })
    if (said === 'accept') w.enter('MUR-STUNT-05')
    say(w, 'stunt', { by, target: who }, { words, accepted: said === 'accept' })
    return said === 'accept'
  },
)
