import type { ToldOptions } from '~/engine/ruleset'
import type { QuestionKey } from '../state/questions'

/** Answers out of somebody's own pools and reactions. With what is parried or blocked is not for all. */
export const told = {
  'attack.defend': value => value.split(':')[0],
  'attack.block': value => (value === 'none' ? value : 'block'),
  'attack.intercept': value => value,
  'effect.fortify': value => value,
  'effect.resist': value => value,
  'conscious.fortify': value => value,
} satisfies { [Key in QuestionKey]?: ToldOptions[string] }
