import type { Ruleset } from '~/engine/ruleset'
import { commands } from './commands'
import { display } from './display'
import { state } from './sheet'
import { CONDITION } from './state/conditions'
import { EVENTS } from './state/events'
import { QUESTIONS } from './state/questions'
import type { Murdham } from './state/types'

export { tactics } from './tactics'
export type { Combatant, Murdham, Snapshot } from './state/types'
export type { Sheet } from './state/sheet'

/** Murdham: factions alternate and pass, blows land by themselves, everybody has one turn a round to act or to react. */
export const murdham: Ruleset<Murdham> = {
  id: 'murdham',
  version: 1,
  name: 'Murdham',
  source: {
    title: 'Murdham',
    author: 'azureorangutan.github.io/murdham',
    licence: 'rules restated in our own words',
  },
  events: EVENTS,
  questions: QUESTIONS,
  conditions: CONDITION.table,
  state,
  commands,
  display,
}
