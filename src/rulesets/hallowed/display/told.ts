import type { ToldOptions } from '~/engine/ruleset'
import type { QuestionKey } from '../state/questions'

/** Whether the reaction is spent on it; with which weapon is not for all. */
export const told = {
  reposte: value => (value === 'no' ? value : 'any'),
} satisfies { [Key in QuestionKey]?: ToldOptions[string] }
