import type { Ruleset } from '~/engine/ruleset'
import { commands } from './commands'
import { display } from './display'
import { CONDITION, EVENTS, QUESTIONS, type Smallest, state } from './state'

export { tactics } from './tactics'
export type { Smallest } from './state'

/** The Smallest Ruleset: hit points, a d20, and turns down the list. */
export const smallest: Ruleset<Smallest> = {
  id: 'smallest',
  version: 1,
  name: 'The Smallest Ruleset',
  source: { title: 'The Smallest Ruleset', author: 'its author', licence: 'its licence' },
  events: EVENTS,
  questions: QUESTIONS,
  conditions: CONDITION.table,
  state,
  commands,
  display,
}
