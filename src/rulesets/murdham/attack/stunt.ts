import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Blow } from '../aim/blow'
import { mannersOf } from '../aim/manners'
import { say, sayToGm } from '../state/events'
import { choose, text } from '../state/questions'
import type { Murdham, World } from '../state/types'

/**
 * Is another effect offered? Said with the attack, after which nothing is rolled but the damage; where it takes a save to
 * hit, who has said nothing of it may still make the offer now that it hits [MUR-STUNT-02].
 */
export function* isOffering(w: World, { by, target, how, attackMode, asks }: Blow, hard: boolean): Proc<boolean> {
  if (how === 'stunt' || !hard || target === null) return how === 'stunt'
  if (how === 'final' || attackMode.kind === 'power' || !mannersOf(attackMode, w.of(target)).includes('stunt'))
    return false
  w.enter('MUR-STUNT-02')
  const facts = { by, target, weapon: attackMode.name, ...(asks && { asks }) }
  // Fights are kept in which a stunt could be said with the attack only.
  const more = { see: 'asked', facts, default: 'none', later: true } as const
  return (yield* choose(by, 'stunt.offer', () => ['none', 'offer'], more)) === 'offer'
}

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
