import { roll } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { abilityLoss } from './abilityLoss'
import { seenBy } from './save'
import type { CritEffect } from './sheet'
import type { Ratbags } from './types'

/** What some enemies do to whoever fails the save against critical damage. */
export const critEffect = rule<Ratbags, [Id, Id, CritEffect], void>(
  ['RAT-DMG-09', 'RAT-DMG-10'],
  'critEffect',
  function* (w, victim, by, { text, ability, dice }) {
    const facts = { victim, by, words: text }
    w.emit({ type: 'effect', with: facts, ...share(w.now, [victim, by], facts) })
    if (ability === null || dice === null) return
    w.enter('RAT-DICE-09')
    const see = seenBy(w, victim, by)
    const faces = yield* roll(by, 'effect.dice', () => dice, { see, facts: { victim, ability } })
    yield* abilityLoss(
      w,
      victim,
      ability,
      faces.reduce((sum, face) => sum + face, 0),
    )
  },
)
