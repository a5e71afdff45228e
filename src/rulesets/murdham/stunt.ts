import { choose, text } from '~/engine/ask'
import { rule } from '~/engine/rule'
import { share } from '~/table/share'
import type { Blow } from './blow'
import type { Murdham } from './types'

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
      w.emit({ type: 'stuntRefused', with: facts })
      return false
    }
    w.emit({ type: 'stuntOffered', with: facts, ...share(w.now, [by, who], facts) })
    w.enter('MUR-STUNT-04')
    const said = yield* choose(who, 'stunt.accept', () => ['decline', 'accept'], { see, facts, default: 'decline' })
    const told = { ...facts, accepted: said === 'accept' }
    if (said === 'accept') w.enter('MUR-STUNT-05')
    w.emit({ type: 'stunt', with: told, ...share(w.now, [by, who], told) })
    return said === 'accept'
  },
)
