import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { abilityLoss } from './abilityLoss'
import { questionVisibility } from '~/table/secrecy/visibility'
import type { CritEffect } from '../state/sheet'
import type { Ratbags } from '../state/types'
import { roll } from '../state/questions'
import { say } from '../state/events'

/** What some enemies do to whoever fails the save against critical damage. */
export const critEffect = rule<Ratbags, [Id, Id, CritEffect], void>(
  ['RAT-DMG-09', 'RAT-DMG-10'],
  'critEffect',
  function* (w, victim, by, { text, ability, dice }) {
    const facts = { victim, by, words: text }
    say(w, 'effect', { victim, by }, facts)
    if (ability === null || dice === null) return
    w.enter('RAT-DICE-09')
    const see = questionVisibility(w, victim, by)
    const faces = yield* roll(by, 'effect.dice', () => dice, { see, facts: { victim, ability } })
    yield* abilityLoss(
      w,
      victim,
      ability,
      faces.reduce((sum, face) => sum + face, 0),
    )
  },
)
