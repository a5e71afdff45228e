import type { Ruleset } from '~/engine/ruleset'
import { commands } from './commands'
import { display } from './display'
import { state } from './sheet'
import { CONDITION } from './state/conditions'
import { EVENTS } from './state/events'
import { QUESTIONS } from './state/questions'
import type { Hallowed } from './state/types'

export { tactics } from './tactics'
export type { Combatant, Hallowed, Snapshot } from './state/types'
export type { Sheet } from './state/sheet'

/** Hallowed Earth: everybody declares, the clumsiness of the action says when; Stress stands before Wounds. */
export const hallowed: Ruleset<Hallowed> = {
  id: 'hallowed',
  version: 1,
  name: 'Hallowed Earth',
  source: {
    title: 'Hallowed Earth: Twilight & Insanity (combat)',
    author: 'World Anvil',
    licence: 'rules restated in our own words',
  },
  events: EVENTS,
  questions: QUESTIONS,
  conditions: CONDITION.table,
  state,
  commands,
  display,
}
