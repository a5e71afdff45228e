import type { ToldOptions } from '~/engine/ruleset'
import type { QuestionKey } from '../state/questions'

/** Answers out of somebody's own turn and omens. To hide takes somebody else, of whom nothing may be told. */
export const told = {
  'attack.react': value => (value === 'hide' ? undefined : value),
  'attack.guard': value => value,
  'omen.save': value => value,
  'omen.damage': value => value,
} satisfies { [Key in QuestionKey]?: ToldOptions[string] }
