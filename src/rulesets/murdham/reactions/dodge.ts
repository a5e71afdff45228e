import type { QuestionFacts } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Blow } from '../aim/blow'
import { save } from '../dice/save'
import { isNonLethal } from '../gear/attackModes'
import { say } from '../state/events'
import { scoreOf } from '../sheet/scores'
import type { Combatant, Murdham } from '../state/types'
import { spendReaction } from './reactions'

/** What a dodge must roll at the most; whoever is encumbered fails [MUR-COND-07]. */
export const dodgeFacts = (c: Combatant): QuestionFacts =>
  c.sheet.status.encumbered ? { fails: true } : { score: scoreOf(c, 'agi') }

/** Dodge: an AGI save, and the turn is spent either way. True: the attack misses this one. */
export const dodge = rule<Murdham, [Blow, Id], boolean>(['MUR-REACT-04'], 'dodge', function* (w, blow, who) {
  spendReaction(w, who, 'dodge')
  if (isNonLethal(blow.attackMode)) w.enter('MUR-NL-02')
  say(w, 'dodges', { who, by: blow.by })
  return yield* save(w, who, 'agi', { key: 'dodge.save' })
})
