import type { ToldOptions } from '~/engine/ruleset'
import type { QuestionKey } from '../state/questions'

/** Whether a piece of one's own armour is given up; which is not for all. */
export const told = {
  'sunder.item': value => (value === 'no' ? value : 'any'),
} satisfies { [Key in QuestionKey]?: ToldOptions[string] }
